import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A window on content that may be longer than itself, shown at its start unless something else is asked for.
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
        var inner = context.inside().alone.child(.part("content"))
        let container = ContainerSize(context.container.size)
        inner.container = container
        let space = inner.announceScrollView(axes)
        inner.environment.contentMarginEdges = []
        let environment = context.environment
        let (request, anchors) = (environment.scrollRequest, environment.scrollAnchors)
        let memory = context.identity.child(.part("scroll")).slot(0) { ScrollMemory() }
        let position =
            request?.position(found: memory.offset, anchors)
            ?? ScrollRule.Position(start: anchors[.initialOffset], alignment: anchors[.alignment])
        inner.environment.contentMargins = EdgeInsets()
        inner.environment.scrollAnchors = ScrollAnchors()
        // A view may be in a scroll view further in; edges and distances are meant for this one.
        if case .view = request {} else { inner.environment.scrollRequest = nil }
        inner.environment.isScrolledAway = request != nil || position.start != nil
        let outer = ScrollRule.node(
            axes, content: inner.single(content.resolved(inner)), direction: environment.layoutDirection,
            tolerance: environment.pixelLength / 2, margins: environment.contentMargins,
            position: position, container: container)
        space.node = outer.children.first
        let info = outer.info
        info.seen = LayoutNode.seenChild
        info.type = "ScrollView"
        info.owners = context.owners
        info[ScrollAttribute.self] = true
        let axes = axes
        info.scrollGeometry = { node in ScrollGeometry(of: node.children.first ?? node, axes) }
        info.describe = { _, view in view.isClipping = true }
        if !environment.isScrollClipDisabled {
            outer.children.first?.info.effect = { window in
                var effect = GroupEffect()
                effect.clip = .rect(window.frame)
                return effect
            }
        }
        if inner.environment.isScrolledAway, axes.contains(.vertical), let bars = environment.screenBars {
            info.onArranged.append { node in
                let geometry = ScrollGeometry(of: node.children.first ?? node, axes)
                let isUnderBar = geometry.contentInsets.top > environment.contentMargins.top
                if isUnderBar, geometry.contentOffset.y + geometry.contentInsets.top > 0.5 { bars.isScrolled = true }
            }
        }
        if case .view(let id, let anchor) = request {
            info.onArranged.append { node in
                guard let window = node.children.first else { return }
                if memory.find(id, anchor, in: window) { context.session.needsAnotherRound = true }
            }
        }
        return .nodes([outer])
    }
}
