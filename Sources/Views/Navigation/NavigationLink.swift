import Foundation
import ProofsheetLayout

/// A label that leads to another screen; in a list its row shows a chevron.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
    private let label: Label
    /// The screen that the link has led to already.
    private var presented: ViewPart?

    private init(label: Label, presented: ViewPart? = nil) {
        self.label = label
        self.presented = presented
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let node = node(context)
        if let presented { node.info.askStack { $0.presented = presented } }
        return .nodes([node])
    }

    private func node(_ context: ResolveContext) -> LayoutNode {
        let inner = context.insideControl
        let part = inner.part("label", label)
        guard context.environment.enclosingList != nil else {
            let parts = ButtonParts(role: nil, label: part, action: {})
            return context.controlNode("NavigationLink", inner.environment.buttonStyle.make(parts, inner))
        }
        let node = context.controlNode("NavigationLink", part.resolve(inner))
        var traits = node.info[ListRowAttribute.self] ?? ListRowTraits()
        traits.hasChevron = true
        node.info[ListRowAttribute.self] = traits
        return node
    }

    private static func part(_ view: Destination, if isShown: Bool) -> ViewPart? {
        isShown ? ViewPart { view.resolved($0) } : nil
    }
}

extension NavigationLink {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(label: label()) }

    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), presented: Self.part(destination(), if: isActive.wrappedValue))
    }

    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), presented: Self.part(destination, if: isActive.wrappedValue))
    }

    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(label: label(), presented: Self.part(destination(), if: selection.wrappedValue == tag)) }

    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) { self.init(label: label(), presented: Self.part(destination, if: selection.wrappedValue == tag)) }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(label: label()) }
}

extension NavigationLink where Label == Text, Destination == Never {
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(label: Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { self.init(label: Text(title)) }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title))
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(label: Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) { self.init(label: Text(title)) }

    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }
}
