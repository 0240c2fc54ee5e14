import Foundation
import ProofsheetLayout

nonisolated extension View {
    /// Presents title, message and buttons while the condition holds.
    fileprivate func presentingAlert<Message: View, Actions: View>(
        _ style: PresentedView.Style, _ title: Text?, while isPresented: @escaping () -> Bool,
        _ actions: @escaping () -> Actions, _ message: @escaping () -> Message
    ) -> some View {
        modifier(
            PresentingModifier(style: style) {
                guard isPresented() else { return nil }
                return ViewResolver(
                    AlertContent(title: title, message: message(), actions: actions(), isDialog: style == .dialog))
            })
    }

    fileprivate func presentingAlert<T, Message: View, Actions: View>(
        _ style: PresentedView.Style, _ title: Text?, _ isPresented: Binding<Bool>, _ data: T?,
        _ actions: @escaping (T) -> Actions, _ message: @escaping (T) -> Message
    ) -> some View {
        modifier(
            PresentingModifier(style: style) {
                guard isPresented.wrappedValue, let data else { return nil }
                return ViewResolver(
                    AlertContent(title: title, message: message(data), actions: actions(data), isDialog: style == .dialog))
            })
    }
}

/// Alerts: shown over the picture if the binding says so from the start.
nonisolated extension View {
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }

    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }

    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        presentingAlert(.alert, title, while: { isPresented.wrappedValue }, actions) { EmptyView() }
    }

    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }

    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { presentingAlert(.alert, title, while: { isPresented.wrappedValue }, actions, message) }

    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { presentingAlert(.alert, Text(titleKey), isPresented, data, actions) { _ in EmptyView() } }

    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { presentingAlert(.alert, Text(title), isPresented, data, actions) { _ in EmptyView() } }

    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { presentingAlert(.alert, title, isPresented, data, actions) { _ in EmptyView() } }

    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View { presentingAlert(.alert, Text(titleKey), isPresented, data, actions, message) }

    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View { presentingAlert(.alert, Text(title), isPresented, data, actions, message) }

    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View { presentingAlert(.alert, title, isPresented, data, actions, message) }

    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        presentingAlert(
            .alert, Text(error?.errorDescription ?? ""), while: { isPresented.wrappedValue && error != nil }, actions
        ) { EmptyView() }
    }

    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        presentingAlert(.alert, Text(error?.errorDescription ?? ""), isPresented, error, actions, message)
    }
}

/// Dialogs: shown over the picture if the binding says so from the start.
nonisolated extension View {
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        presentingAlert(
            .dialog, titleVisibility == .visible ? title : nil, while: { isPresented.wrappedValue }, actions
        ) { EmptyView() }
    }

    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        presentingAlert(
            .dialog, titleVisibility == .visible ? title : nil, while: { isPresented.wrappedValue }, actions, message)
    }

    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        presentingAlert(
            .dialog, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, data, actions
        ) { _ in EmptyView() }
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        presentingAlert(
            .dialog, titleVisibility == .visible ? Text(title) : nil, isPresented, data, actions
        ) { _ in EmptyView() }
    }

    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        presentingAlert(
            .dialog, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, data, actions, message)
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        presentingAlert(.dialog, titleVisibility == .visible ? Text(title) : nil, isPresented, data, actions, message)
    }
}
