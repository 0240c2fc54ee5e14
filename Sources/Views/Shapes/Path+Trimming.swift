import Foundation
import ProofsheetDrawing

extension Path {
    /// The part of the path between two fractions of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        guard from < to else { return Path() }
        if from == 0, to == 1 { return self }
        let parts = curves.map { $0.curves.map { ($0, $0.lengths) } }
        let total = parts.joined().reduce(0) { $0 + ($1.1.last ?? 0) }
        let (begin, end) = (from * total, to * total)
        var result = Path()
        var position: CGFloat = 0
        for part in parts {
            var isOpen = false
            for (curve, lengths) in part {
                let length = lengths.last ?? 0
                defer { position += length }
                guard position + length > begin, position < end, length > 0 else { continue }
                let low = Self.parameter(begin - position, lengths)
                let high = Self.parameter(end - position, lengths)
                let piece = curve.split(high).before.split(high > 0 ? low / high : 0).after
                if !isOpen { result.move(to: piece.from) }
                isOpen = true
                result.add(piece)
            }
        }
        return result
    }

    private mutating func add(_ curve: Curve) {
        if curve.isLine {
            addLine(to: curve.to)
        } else {
            addCurve(to: curve.to, control1: curve.control1, control2: curve.control2)
        }
    }

    // The parameter at a length along a curve whose lengths at even parameters are known.
    private static func parameter(_ length: CGFloat, _ lengths: [CGFloat]) -> CGFloat {
        guard length > 0 else { return 0 }
        guard let index = lengths.firstIndex(where: { $0 >= length }), index > 0 else { return 1 }
        let step = lengths[index] - lengths[index - 1]
        let share = step > 0 ? (length - lengths[index - 1]) / step : 0
        return (CGFloat(index - 1) + share) / CGFloat(lengths.count - 1)
    }
}
