import Foundation
import ProofsheetDrawing
import ProofsheetLayout

extension GraphicsContext {
    /// A text, ready to be measured and drawn.
    public struct ResolvedText {
        let part: CanvasPart
        public var shading: Shading = .foreground

        public func measure(in size: CGSize) -> CGSize { part.size(ProposedViewSize(size)) }
        public func firstBaseline(in size: CGSize) -> CGFloat { part.baseline(.firstTextBaseline, size) }
        public func lastBaseline(in size: CGSize) -> CGFloat { part.baseline(.lastTextBaseline, size) }
    }

    /// An image, ready to be drawn; its size is in points.
    public struct ResolvedImage {
        let part: CanvasPart
        public var shading: Shading?

        public var size: CGSize { part.size(.unspecified) }
        public var baseline: CGFloat { part.baseline(.firstTextBaseline, size) }
    }

    /// A view of the canvas's symbols, ready to be drawn; its size is in points.
    public struct ResolvedSymbol {
        let part: CanvasPart

        public var size: CGSize { part.size(.unspecified) }
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(part: CanvasPart(text, sheet.context)) }

    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(part: CanvasPart(image, sheet.context)) }

    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        sheet.symbols.first { $0.info[TagAttribute.self] == AnyHashable(id) }.map { ResolvedSymbol(part: CanvasPart($0)) }
    }

    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.part, in: rect) }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) { draw(text.part, point, anchor) }
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) { stretch(image.part, rect) }
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) { draw(image.part, point, anchor) }
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }

    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { stretch(symbol.part, rect) }
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) { draw(symbol.part, point, anchor) }

    private func draw(_ part: CanvasPart, in rect: CGRect) {
        draw(part.items(CGRect(origin: rect.origin, size: part.size(ProposedViewSize(rect.size))), sheet.node))
    }

    private func draw(_ part: CanvasPart, _ point: CGPoint, _ anchor: UnitPoint) {
        let size = part.size(.unspecified)
        let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        draw(part.items(CGRect(origin: origin, size: size), sheet.node))
    }

    // Images and symbols fill a rectangle by being stretched.
    private func stretch(_ part: CanvasPart, _ rect: CGRect) {
        let size = part.size(.unspecified)
        guard size.width > 0, size.height > 0 else { return }
        var effect = GroupEffect()
        effect.transform = CGAffineTransform(
            rect.width / size.width, 0, 0, rect.height / size.height, rect.minX, rect.minY)
        var painter = Painter(node: sheet.node)
        painter.group(effect, part.items(CGRect(origin: .zero, size: size), sheet.node))
        draw(painter.items)
    }
}

/// A view that is drawn on a canvas.
struct CanvasPart {
    private let node: LayoutNode

    init(_ node: LayoutNode) { self.node = node }

    init<Content: View>(_ view: Content, _ context: ResolveContext) {
        node = context.single(view.resolved(context.child(.part("drawn"))))
    }

    func size(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }

    func baseline(_ guide: VerticalAlignment, _ size: CGSize) -> CGFloat {
        node.dimensions(in: ProposedViewSize(size))[guide]
    }

    /// What the view draws in a rectangle of the canvas.
    func items(_ rect: CGRect, _ owner: Int) -> [DisplayItem] {
        node.arrange(rect, proposal: ProposedViewSize(rect.size), surroundings: Surroundings(container: rect, safe: rect))
        return node.drawnApart().map { $0.drawn(by: owner) }
    }
}
