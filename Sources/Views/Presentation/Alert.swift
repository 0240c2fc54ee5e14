import Foundation

/// An alert as a value, the older form.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A button of the alert.
    public struct Button {
        let label: Text
        var role: ButtonRole?

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label) }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label, role: .cancel) }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button(label: Text("Cancel"), role: .cancel) }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label, role: .destructive) }
    }

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    fileprivate nonisolated var content: some View {
        AlertContent(title: title, message: message, actions: AlertButtonViews(buttons: buttons))
    }
}

/// A choice of actions as a value, the older form.
public struct ActionSheet {
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }

    fileprivate nonisolated var content: some View {
        AlertContent(title: title, message: message, actions: AlertButtonViews(buttons: buttons), isDialog: true)
    }
}

/// The buttons of an alert of the older form.
private nonisolated struct AlertButtonViews: View, PrimitiveView {
    let buttons: [Alert.Button]

    func resolve(_ context: ResolveContext) -> ViewList {
        .group(
            buttons.enumerated().map { index, button in
                Button(role: button.role, action: {}, label: { button.label }).resolved(context.child(.index(index)))
            })
    }
}

/// Shown over the picture if the binding says so from the start.
nonisolated extension View {
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(
            PresentingModifier(style: .alert) { isPresented.wrappedValue ? ViewResolver(content().content) : nil })
    }

    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        modifier(PresentingModifier(style: .alert) { item.wrappedValue.map { ViewResolver(content($0).content) } })
    }

    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        modifier(
            PresentingModifier(style: .dialog) { isPresented.wrappedValue ? ViewResolver(content().content) : nil })
    }

    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        modifier(PresentingModifier(style: .dialog) { item.wrappedValue.map { ViewResolver(content($0).content) } })
    }
}
