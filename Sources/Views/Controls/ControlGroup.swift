import Foundation
import ProofsheetLayout

/// Controls that belong together: side by side on a common ground, in bars without one, in the styles of menus as a closed menu.
nonisolated public struct ControlGroup<Content: View>: View, PrimitiveView {
    private let label: ViewPart
    private let content: Content

    private init<L: View>(label: L, content: Content) {
        self.label = ViewPart { label.resolved($0) }
        self.content = content
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let inner = context.insideControl
        let configuration = ControlGroupStyleConfiguration(
            content: .init(part: inner.part("content", content)), label: .init(part: label))
        return .nodes([context.controlNode("ControlGroup", inner.environment.controlGroupStyle.make(configuration, inner))])
    }
}

extension ControlGroup {
    public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }

    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.init(label: label(), content: content())
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }

    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: Label(titleKey, systemImage: systemImage), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: Label(title, systemImage: systemImage), content: content())
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// The controls of a group in the system's own style.
nonisolated struct AutomaticControlGroup: View, PrimitiveView {
    let content: ControlGroupStyleConfiguration.Content

    func resolve(_ context: ResolveContext) -> ViewList {
        guard !context.environment.isInBar else { return PlainControlGroup(content: content).resolved(context) }
        var inner = context
        inner.environment.lineLimit = 1
        return ControlGroupLook(cells: content.resolve(inner).realized).resolved(inner)
    }
}

/// The controls of a group side by side.
nonisolated struct PlainControlGroup: View {
    let content: ControlGroupStyleConfiguration.Content

    var body: some View { HStack(spacing: 8) { content } }
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
        let height = CGFloat(context.session.profile.metric("segmentedPicker.groundHeight"))
        let node = context.wrap(row, FixedFrameRule(width: nil, height: height, alignment: .center)) { info in
            info.draw = { node, painter in SegmentDrawing.draw(node.frame, cells, nil, context, &painter) }
        }
        return .nodes([node])
    }
}
