import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A view that a closure draws; it fills whatever it is offered.
///
///     Canvas { context, size in context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red)) }
nonisolated public struct Canvas<Symbols> {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool
}

extension Canvas: View, PrimitiveView where Symbols: View {
    /// Symbols are views with tags that the closure may draw.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.init(
            symbols: symbols(), renderer: renderer, isOpaque: opaque, colorMode: colorMode,
            rendersAsynchronously: rendersAsynchronously)
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let renderer = renderer
        let symbols = symbols.resolved(context.inside().child(.part("symbols"))).realized
        let node = context.node("Canvas", LeafBehavior.greedy()) { info in
            info.draw = { node, painter in
                let sheet = CanvasSheet(context, symbols: symbols, node: painter.node)
                var graphics = GraphicsContext(sheet, size: node.frame.size)
                renderer(&graphics, node.frame.size)
                var effect = GroupEffect()
                effect.transform = CGAffineTransform(translationX: node.frame.minX, y: node.frame.minY)
                painter.group(effect, sheet.items)
            }
        }
        return .nodes([node])
    }
}

extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            symbols: EmptyView(), renderer: renderer, isOpaque: opaque, colorMode: colorMode,
            rendersAsynchronously: rendersAsynchronously)
    }
}

/// What copies of one graphics context draw on, in points of the canvas.
final class CanvasSheet {
    let context: ResolveContext
    let symbols: [LayoutNode]
    let node: Int
    var items: [DisplayItem] = []

    init(_ context: ResolveContext, symbols: [LayoutNode], node: Int) {
        (self.context, self.symbols, self.node) = (context.inside(), symbols, node)
    }
}
