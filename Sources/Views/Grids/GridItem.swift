import Foundation
import ProofsheetLayout

/// A column of a lazy vertical grid, or a row of a horizontal one; lengths in points.
nonisolated public struct GridItem: Sendable {
    /// How the length of a track comes about.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A track of a lazy grid: where it begins and how long it is, in points.
struct GridTrack: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?

    /// The tracks for a length to fill: fixed ones as they are, the rest shared from first to last: swiftui-layout 6.4.
    static func tracks(of items: [GridItem], in length: CGFloat) -> [GridTrack] {
        let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
        let fixed = items.reduce(0) { sum, item in
            if case .fixed(let length) = item.size { sum + length } else { sum }
        }
        var rest = max(0, length - gaps - fixed)
        var flexible = items.count { if case .fixed = $0.size { false } else { true } }
        var result: [GridTrack] = []
        var position: CGFloat = 0
        func add(_ length: CGFloat, _ item: GridItem) {
            result.append(GridTrack(start: position, length: length, alignment: item.alignment))
            position += length + (item.spacing ?? 8)
        }
        for item in items {
            switch item.size {
            case .fixed(let length): add(max(0, length), item)
            case .flexible(let least, let most):
                let length = min(max(rest / CGFloat(flexible), least), max(most, least))
                add(length, item)
                rest = max(0, rest - length)
                flexible -= 1
            case .adaptive(let least, let most):
                let share = rest / CGFloat(flexible)
                let gap = item.spacing ?? 8
                let count = max(1, ((share + gap) / max(least + gap, 1)).rounded(.down))
                let length = min(max((share - gap * (count - 1)) / count, least), max(most, least))
                for _ in 0..<Int(min(count, 1000)) { add(length, item) }
                rest = max(0, rest - share)
                flexible -= 1
            }
        }
        return result
    }
}
