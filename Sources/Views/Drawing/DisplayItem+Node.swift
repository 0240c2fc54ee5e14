import ProofsheetDrawing

extension DisplayItem {
    /// The item as drawn by another view, with everything inside it.
    func drawn(by node: Int) -> DisplayItem {
        switch self {
        case .shape(_, let outline, let paint, let stroke): .shape(node: node, outline: outline, paint: paint, stroke: stroke)
        case .glyphs(_, let run, let paint): .glyphs(node: node, run: run, paint: paint)
        case .image(_, let image, let rect, let smooth, let tint):
            .image(node: node, image: image, rect: rect, smooth: smooth, tint: tint)
        case .group(_, let effect, let items): .group(node: node, effect: effect, items: items.map { $0.drawn(by: node) })
        }
    }
}
