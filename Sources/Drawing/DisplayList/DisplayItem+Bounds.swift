import Foundation

extension DisplayItem {
    /// A rectangle that holds all the item draws, in the coordinates of the item; a little too large for text.
    package var bounds: CGRect {
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
            let clipped = effect.clip.map { inner.cut(to: $0.bounds) } ?? inner
            guard !clipped.isNull else { return .null }
            return clipped.insetBy(dx: -effect.reach, dy: -effect.reach).applying(effect.transform)
        }
    }

    /// A rectangle around several items, null for none.
    package static func bounds(_ items: [DisplayItem]) -> CGRect {
        items.reduce(.null) { $0.union($1.bounds) }
    }

    /// The item without the parts that draw nothing inside a region, in the item's coordinates; nil where nothing is left.
    package func trimmed(to region: CGRect) -> DisplayItem? {
        let own = bounds
        guard !own.isNull, !own.cut(to: region).isNull else { return nil }
        guard case .group(let node, let effect, let items) = self else { return self }
        let transform = effect.transform
        guard transform.isReversible else { return self }
        let inner = region.applying(transform.inverted()).insetBy(dx: -effect.reach, dy: -effect.reach)
        let kept = items.compactMap { $0.trimmed(to: inner) }
        return kept.isEmpty ? nil : .group(node: node, effect: effect, items: kept)
    }
}

extension CGRect {
    // Foundation's own intersection ends the process where a number is none, or so large that sums lose their order.
    fileprivate func cut(to other: CGRect) -> CGRect {
        guard isFinite, other.isFinite else { return isNull || other.isNull ? .null : self }
        let (left, top) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
        let (width, height) = (Swift.min(maxX, other.maxX) - left, Swift.min(maxY, other.maxY) - top)
        return width >= 0 && height >= 0 ? CGRect(x: left, y: top, width: width, height: height) : .null
    }
}

extension GroupEffect {
    /// How far blur and shadow carry colour, in the group's own coordinates.
    fileprivate var reach: CGFloat {
        let cast = shadow.map { $0.radius * 3 + max(abs($0.offset.width), abs($0.offset.height)) } ?? 0
        return blur * 3 + cast
    }
}
