import Foundation
import ProofsheetDrawing

/// How the coordinates of a group lie on the grid of device pixels that its edges are snapped to.
///
/// Only shifts keep the grid. A group that scales starts its own, so that a cell looks the same at any place and size of a
/// sheet; in one that turns nothing is snapped.
struct SVGSpace {
    private let grid: PixelGrid
    private var offset: CGPoint? = .zero

    init(scale: CGFloat) { grid = PixelGrid(scale: scale) }

    func inside(_ effect: GroupEffect) -> SVGSpace {
        let map = effect.transform
        var inner = self
        if !map.keepsAxes {
            inner.offset = nil
        } else if map.a != 1 || map.d != 1 {
            inner.offset = .zero
        } else if let offset {
            inner.offset = CGPoint(x: offset.x + map.tx, y: offset.y + map.ty)
        }
        return inner
    }

    func snap(_ rect: CGRect) -> CGRect {
        guard let offset else { return rect }
        return grid.snap(rect.standardized.offsetBy(dx: offset.x, dy: offset.y)).offsetBy(dx: -offset.x, dy: -offset.y)
    }

    func snap(_ outline: Outline) -> Outline {
        switch outline {
        case .rect(let rect): .rect(snap(rect))
        case .roundedRect(let rect, let cornerSize): .roundedRect(snap(rect), cornerSize: cornerSize)
        case .ellipse(let rect): .ellipse(snap(rect))
        case .path: outline
        }
    }
}
