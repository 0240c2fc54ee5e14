import Foundation
import ProofsheetDrawing

extension DisplayItem {
    /// A rectangle that holds all the item draws, in the coordinates of the item; a little too large for text.
    var bounds: CGRect {
        switch self {
        case .shape(_, let outline, _, let stroke):
            // A mitred corner reaches past the line by its limit.
            let reach = stroke.map { $0.lineWidth * ($0.lineJoin == .miter ? max($0.miterLimit, 1) : 1) } ?? 0
            return outline.bounds.standardized.insetBy(dx: -reach, dy: -reach)
        case .glyphs(_, let run, _):
            let size = run.font.size
            return CGRect(x: run.origin.x, y: run.origin.y, width: run.width, height: 0).insetBy(dx: -size, dy: -size * 1.5)
        case .image(_, _, let rect, _, _):
            return rect.standardized
        case .group(_, let effect, let items):
            let inner = Self.bounds(items)
            let clipped = effect.clip.map { inner.intersection($0.bounds) } ?? inner
            guard !clipped.isNull else { return .null }
            var reach = effect.blur * 3
            if let shadow = effect.shadow {
                reach += shadow.radius * 3 + max(abs(shadow.offset.width), abs(shadow.offset.height))
            }
            return clipped.insetBy(dx: -reach, dy: -reach).applying(effect.transform)
        }
    }

    /// A rectangle around several items, null for none.
    static func bounds(_ items: [DisplayItem]) -> CGRect {
        items.reduce(.null) { $0.union($1.bounds) }
    }
}
