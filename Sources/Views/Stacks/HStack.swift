import Foundation
import ProofsheetLayout

/// Views side by side; without a spacing, neighbours keep the distances they ask for.
nonisolated public struct HStack<Content: View>: View, PrimitiveView {
    let layout: HStackLayout
    let content: Content

    @inlinable public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { self.init(layout: HStackLayout(alignment: alignment, spacing: spacing), content: content()) }

    @usableFromInline init(layout: HStackLayout, content: Content) {
        self.layout = layout
        self.content = content
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        .nodes([context.stackNode("HStack", layout, axis: .horizontal, content)])
    }
}

/// Views below each other; without a spacing, neighbours keep the distances they ask for.
nonisolated public struct VStack<Content: View>: View, PrimitiveView {
    let layout: VStackLayout
    let content: Content

    @inlinable public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { self.init(layout: VStackLayout(alignment: alignment, spacing: spacing), content: content()) }

    @usableFromInline init(layout: VStackLayout, content: Content) {
        self.layout = layout
        self.content = content
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        .nodes([context.stackNode("VStack", layout, axis: .vertical, content)])
    }
}

/// Views over each other, the last in front.
nonisolated public struct ZStack<Content: View>: View, PrimitiveView {
    let layout: ZStackLayout
    let content: Content

    @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.init(layout: ZStackLayout(alignment: alignment), content: content())
    }

    @usableFromInline init(layout: ZStackLayout, content: Content) {
        self.layout = layout
        self.content = content
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        .nodes([context.stackNode("ZStack", layout, axis: nil, content)])
    }
}

extension ResolveContext {
    /// The node of a stack around all nodes of its content.
    ///
    /// A stack of one view that cannot become another number of views lets through what the view asks for: its priority, its
    /// guides, its distances on all edges.
    func stackNode<L: Layout, Content: View>(_ type: String, _ layout: L, axis: Axis?, _ content: Content) -> LayoutNode {
        let (nodes, isVariable) = session.watchingVariableViews { content.resolved(inside(axis).child(.part("content"))).realized }
        guard nodes.count == 1, !isVariable else { return node(type, LayoutBehavior(layout), children: nodes) }
        let stack = node(type, PassThroughRule(), children: nodes)
        stack.priority = nodes[0].priority
        return stack
    }

    /// The node of a layout around all nodes that its content makes in a context inside it.
    func layoutNode<L: Layout, Content: View>(_ type: String, _ layout: L, _ content: Content, in inner: ResolveContext) -> LayoutNode {
        node(type, LayoutBehavior(layout), children: content.resolved(inner.child(.part("content"))).realized)
    }
}
