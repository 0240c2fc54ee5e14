import Foundation
import ProofsheetLayout

/// Shares a length out among the columns or rows of a grid, the least flexible first, as a stack does: swiftui-layout 2.1.
enum TrackSolver {
    /// The lengths of the tracks; a missing length asks each for its ideal one, an endless one for its largest.
    static func solve(
        count: Int, available: CGFloat?, measure: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let available, available.isFinite else { return (0..<count).map { measure($0, available) } }
        // Nobody to share with: a single track need not be asked how flexible it is.
        if count == 1 { return [finite(measure(0, available))] }
        let order = (0..<count).map { index -> (index: Int, least: CGFloat, flexibility: CGFloat) in
            let (least, most) = (measure(index, 0), measure(index, .infinity))
            return (index, least, most.isInfinite ? .infinity : most - least)
        }.sorted { ($0.flexibility, -$0.least, $0.index) < ($1.flexibility, -$1.least, $1.index) }
        var lengths = Array(repeating: CGFloat.zero, count: count)
        var rest = available
        var left = CGFloat(count)
        for track in order {
            let length = finite(measure(track.index, max(0, rest / left)))
            lengths[track.index] = length
            rest -= length
            left -= 1
        }
        return lengths
    }

    private static func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
}
