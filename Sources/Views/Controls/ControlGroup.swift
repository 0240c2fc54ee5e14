import Foundation
import ProofsheetLayout

/// Controls that belong together, side by side.
nonisolated public struct ControlGroup<Content: View>: View, PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.content = content()
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }

    func resolve(_ context: ResolveContext) -> ViewList {
        let inner = context.insideControl
        let row = HStack(spacing: 8) { PartView(part: inner.part("content", content)) }
        return .nodes([context.controlNode("ControlGroup", row.resolved(inner))])
    }
}

/// Accepted; groups of controls have one look.
@MainActor @preconcurrency public protocol ControlGroupStyle {}

nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable { public init() {} }
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable { public init() {} }
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle, Sendable { public init() {} }
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable { public init() {} }

extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: AutomaticControlGroupStyle { .init() } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: MenuControlGroupStyle { .init() } }
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}

nonisolated extension View {
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
