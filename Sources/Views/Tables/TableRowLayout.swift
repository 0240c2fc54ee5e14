import Foundation
import ProofsheetLayout

/// The bounds of a column's width in points, nil where there is none.
struct TableColumnWidth: Equatable, Sendable {
    var min: CGFloat?
    var max: CGFloat?
}

/// Cells side by side at the leading edges of their columns, which share the room.
///
/// Takes the width it is offered; columns have equal shares of it as far as their bounds allow, with gaps of 16 points [assumed].
struct TableRowLayout: Layout {
    static let gap: CGFloat = 16

    let widths: [TableColumnWidth]

    /// The widths in points of columns in a room, gaps not counted.
    func widths(in room: CGFloat) -> [CGFloat] {
        var found = [CGFloat?](repeating: nil, count: widths.count)
        var rest = Swift.max(0, room - Self.gap * CGFloat(Swift.max(0, widths.count - 1)))
        // Columns that the share is no width for leave another share to the others.
        while let open = share(of: rest, among: found) {
            let bound = widths.indices.filter { found[$0] == nil && clamp(open, $0) != open }
            // Those that need more than their share come first: they leave less to the others.
            let greedy = bound.filter { clamp(open, $0) > open }
            let settled = greedy.isEmpty ? bound : greedy
            for index in settled {
                let width = clamp(open, index)
                found[index] = width
                rest = Swift.max(0, rest - width)
            }
            if settled.isEmpty { return found.map { $0 ?? open } }
        }
        return found.map { $0 ?? 0 }
    }

    private func share(of rest: CGFloat, among found: [CGFloat?]) -> CGFloat? {
        let open = found.count { $0 == nil }
        return open == 0 ? nil : rest / CGFloat(open)
    }

    private func clamp(_ width: CGFloat, _ index: Int) -> CGFloat {
        let (least, most) = (widths[index].min ?? 0, widths[index].max ?? .infinity)
        return Swift.max(least, Swift.min(width, Swift.max(least, most)))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 0)).width
        let room = width.isFinite ? width : 0
        let heights = zip(subviews, widths(in: room)).map { cell, width in
            cell.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        }
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (cell, width) in zip(subviews, widths(in: bounds.width)) {
            cell.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: width, height: nil))
            x += width + Self.gap
        }
    }
}
