import Foundation
import ProofsheetDrawing
import ProofsheetLayout

nonisolated extension View {
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        layers(content(), alignment, isBehind: false)
    }

    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        layers(overlay, alignment, isBehind: false)
    }

    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        layers(Rectangle().fill(style).ignoresSafeArea(edges: edges), .center, isBehind: false)
    }

    public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        layers(shape.fill(style, style: fillStyle), .center, isBehind: false)
    }

    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        layers(content(), alignment, isBehind: true)
    }

    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        layers(background, alignment, isBehind: true)
    }

    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        layers(Rectangle().fill(style).ignoresSafeArea(edges: edges), .center, isBehind: true)
    }

    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    public func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { layers(shape.fill(style, style: fillStyle), .center, isBehind: true) }

    @_disfavoredOverload
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { layers(shape.fill(style, style: fillStyle), .center, isBehind: true) }

    public func background<T: InsettableShape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    private func layers<V: View>(_ other: V, _ alignment: Alignment, isBehind: Bool) -> some View {
        mapNodes { node, context in
            var place = context.inside().layered.child(.part(isBehind ? "background" : "overlay"))
            place.owners = []
            let secondary = context.pile(other.resolved(place))
            let children = isBehind ? secondary + [node] : [node] + secondary
            return context.wrap(
                node, LayersRule(primary: isBehind ? children.count - 1 : 0, alignment: alignment), children: children)
        }
    }

    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
