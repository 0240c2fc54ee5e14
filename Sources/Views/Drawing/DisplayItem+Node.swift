import ProofsheetDrawing

extension DisplayItem {
    /// The item as drawn by another view, with everything inside it.
    func drawn(by node: Int) -> DisplayItem { renumbered { _ in node } }

    /// The item as drawn by other views, with everything inside it.
    func renumbered(_ number: (Int) -> Int) -> DisplayItem {
        switch self {
        case .shape(let node, let outline, let paint, let stroke):
            return .shape(node: number(node), outline: outline, paint: paint, stroke: stroke)
        case .glyphs(let node, let run, let paint): return .glyphs(node: number(node), run: run, paint: paint)
        case .image(let node, let image, let rect, let smooth, let tint):
            return .image(node: number(node), image: image, rect: rect, smooth: smooth, tint: tint)
        case .group(let node, var effect, let items):
            effect.mask = effect.mask?.map { $0.renumbered(number) }
            return .group(node: number(node), effect: effect, items: items.map { $0.renumbered(number) })
        }
    }
}
