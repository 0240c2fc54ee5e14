import Foundation
import ProofsheetLayout

/// A view of ours that is put together from others when it is resolved and leaves no name of its own in paths.
protocol ComposedView: PrimitiveView {
    associatedtype Composition: View
    nonisolated func compose(_ context: ResolveContext) -> Composition
}

nonisolated extension ComposedView {
    func resolve(_ context: ResolveContext) -> ViewList {
        compose(context).resolved(context.child(.type(ObjectIdentifier(Self.self))))
    }
}

/// Views side by side without a name of their own in paths.
nonisolated struct UnnamedRow<Content: View>: View, PrimitiveView {
    let layout: HStackLayout
    let content: Content

    init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        .nodes([context.sideBySide(content.resolved(context.inside(.horizontal)), layout)])
    }
}

nonisolated extension View {
    /// Keeps the distances of a plain view on some edges, whatever stands at them: swiftui-layout 3.3.
    func keepingPlainDistances(_ edges: Edge.Set = .vertical) -> some View {
        mapNodes { node, context in context.wrap(node, PassThroughRule(resetting: edges)) }
    }
}

nonisolated extension View {
    /// Lets the line below a row with the view begin at the view's edge, not at its first text.
    func separatedFromTheEdge() -> some View { alignmentGuide(.listRowSeparatorLeading) { _ in 0 } }
}

/// A leaf of a control that draws itself in its frame.
nonisolated struct DrawnView: View, PrimitiveView {
    private let isDimmedWhereDisabled: Bool
    let size: (ProposedViewSize) -> CGSize
    let draw: (CGRect, ResolveContext, inout Painter) -> Void

    init(
        width: CGFloat, height: CGFloat, draw: @escaping (CGRect, ResolveContext, inout Painter) -> Void
    ) {
        self.init(size: { _ in CGSize(width: width, height: height) }, draw: draw)
    }

    init(
        isDimmedWhereDisabled: Bool = true, size: @escaping (ProposedViewSize) -> CGSize,
        draw: @escaping (CGRect, ResolveContext, inout Painter) -> Void
    ) {
        self.isDimmedWhereDisabled = isDimmedWhereDisabled
        self.size = size
        self.draw = draw
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let draw = draw
        let node = context.wrap(LayoutNode(LeafBehavior(measure: size)), PassThroughRule()) { info in
            info.draw = { node, painter in draw(node.frame, context, &painter) }
            if isDimmedWhereDisabled, !context.environment.isEnabled { info.dims() }
        }
        return .nodes([node])
    }
}

extension ResolveContext {
    /// A part of a control; it keeps the identity it has here wherever a style puts it.
    func part<Content: View>(_ name: String, _ content: Content) -> ViewPart {
        let identity = identity.child(.part(name))
        return ViewPart { place in
            var place = place
            place.identity = identity
            return content.resolved(place)
        }
    }

    /// A part of a bar around the view: it has the environment it has here, and on top of that what the bar sets.
    func barPart<Content: View>(_ name: String, _ content: Content) -> ViewPart {
        let (identity, environment) = (identity.child(.part(name)), environment)
        return ViewPart { place in
            var place = place
            place.identity = identity
            place.environment = place.environment.layered(over: environment)
            return content.resolved(place)
        }
    }

    /// What a style makes of a configuration, the style's own properties connected.
    func styled<S, C, V: View>(_ style: S, _ configuration: C, _ body: @MainActor ((S, C)) -> V) -> ViewList {
        let inner = child(.type(ObjectIdentifier(S.self)))
        let view = session.evaluate(style, identity: inner.identity, environment: environment) {
            MainThread.run(($0, configuration), body)
        }
        return view.resolved(inner.child(.part("style")))
    }

    /// The node of a control around what its style made; several views stand side by side.
    func controlNode(_ type: String, _ list: ViewList) -> LayoutNode {
        let only = sideBySide(list)
        let node = node(type, PassThroughRule(), children: [only])
        node.info.attributes = only.info.attributes
        node.layoutValues = only.layoutValues
        node.priority = only.priority
        return node
    }

    /// Several nodes as one row without a name; a single one as it is.
    func sideBySide(_ list: ViewList, _ layout: HStackLayout = HStackLayout()) -> LayoutNode {
        let nodes = list.realized
        if nodes.count == 1 { return nodes[0] }
        return LayoutNode(LayoutBehavior(layout), children: nodes, direction: environment.layoutDirection)
    }

    /// The context of a control's parts: the control's own name stands before theirs.
    var insideControl: ResolveContext { inside().child(.part("control")) }

    /// A colour of the system in the scheme in force.
    func systemColor(_ name: String) -> Color { Color(.system(name)) }
}
