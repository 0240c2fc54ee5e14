import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A window on content that may be longer than itself, shown at its start.
///
/// Offers nil along its axes; takes what it is offered along them and the content's length across.
///
/// *Differences:* indicators are not drawn.
nonisolated public struct ScrollView<Content: View>: View, PrimitiveView {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        var inner = context.inside().child(.part("content"))
        let container = ContainerSize(context.container.size)
        inner.container = container
        inner.environment.contentMargins = EdgeInsets()
        let environment = context.environment
        let outer = ScrollRule.node(
            axes, content: inner.single(content.resolved(inner)), direction: environment.layoutDirection,
            tolerance: environment.pixelLength / 2, margins: environment.contentMargins,
            anchors: environment.scrollAnchors, container: container)
        let info = outer.info
        info.type = "ScrollView"
        info.owners = context.owners
        info[ScrollAttribute.self] = true
        info.describe = { _, view in view.isClipping = true }
        if !environment.isScrollClipDisabled {
            outer.children.first?.info.effect = { window in
                var effect = GroupEffect()
                effect.clip = .rect(window.frame)
                return effect
            }
        }
        return .nodes([outer])
    }
}
