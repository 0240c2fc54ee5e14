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
        var inner = context.insideControl
        if context.environment.isInBar || context.environment.controlGroupKind == .plain {
            let row = HStack(spacing: 8) { PartView(part: inner.part("content", content)) }
            return .nodes([context.controlNode("ControlGroup", row.resolved(inner))])
        }
        inner.environment.lineLimit = 1
        let cells = inner.part("content", content).resolve(inner).realized
        let look = ControlGroupLook(cells: cells)
        return .nodes([context.controlNode("ControlGroup", look.resolved(inner))])
    }
}

/// Controls on one pale ground with lines between them, all equally wide: like segments of which none is chosen [assumed].
nonisolated struct ControlGroupLook: View, PrimitiveView {
    let cells: [LayoutNode]

    func resolve(_ context: ResolveContext) -> ViewList {
        let whole = FlexibleFrameRule(
            horizontal: .init(min: nil, ideal: nil, max: .infinity), vertical: .init(min: nil, ideal: nil, max: .infinity),
            alignment: .center)
        let cells = cells.map { context.wrap($0, whole) }
        let row = LayoutNode(
            LayoutBehavior(HStackLayout(spacing: 0)), children: cells, direction: context.environment.layoutDirection)
        let height = CGFloat(context.session.profile.metric("segmentedPicker.height"))
        let node = context.wrap(row, FixedFrameRule(width: nil, height: height, alignment: .center)) { info in
            info.draw = { node, painter in SegmentDrawing.draw(node.frame, cells, nil, context, &painter) }
        }
        return .nodes([node])
    }
}

/// The look of groups of controls: on a common ground, or side by side as in a bar.
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

/// The forms that groups of controls have.
enum ControlGroupKind: Hashable, Sendable { case joined, plain }

private enum ControlGroupKindKey: EnvironmentKey { static let defaultValue = ControlGroupKind.joined }

extension EnvironmentValues {
    /// The look of groups of controls below.
    var controlGroupKind: ControlGroupKind {
        get { self[ControlGroupKindKey.self] }
        set { self[ControlGroupKindKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of groups of controls inside.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        environment(\.controlGroupKind, style is AutomaticControlGroupStyle ? .joined : .plain)
    }
}
