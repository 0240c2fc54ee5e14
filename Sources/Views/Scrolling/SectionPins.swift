import Foundation
import ProofsheetLayout

/// Where the views of a lazy container stand along its axis, with headers and footers that stay in sight.
///
/// A pinned header stands at the edge of what shows until the end of its section pushes it out; a footer in the same way.
struct SectionPins {
    /// A view, or a line of views, of a lazy container.
    struct Piece {
        /// Points along the axis.
        let length: CGFloat
        let part: SectionPart?
    }

    private let kinds: PinnedScrollableViews
    /// What shows along the axis, in points from the start of the container; nil where nothing scrolls.
    private let visible: ClosedRange<CGFloat>?

    init(_ kinds: PinnedScrollableViews, _ node: LayoutNode, _ axis: Axis) {
        self.kinds = kinds
        guard !kinds.isEmpty, let clear = node.surroundings.clear else {
            visible = nil
            return
        }
        let start =
            switch (axis, node.direction) {
            case (.vertical, _): clear.minY - node.frame.minY
            case (.horizontal, .leftToRight): clear.minX - node.frame.minX
            case (.horizontal, .rightToLeft): node.frame.maxX - clear.maxX
            }
        visible = start...(start + clear.size[axis])
    }

    /// The start of every piece in points; nodes of pieces that have left their places are drawn over the others.
    func starts(of pieces: [Piece], spacing: CGFloat, raising nodes: [LayoutNode]) -> [CGFloat] {
        var starts: [CGFloat] = []
        var end: CGFloat = 0
        for piece in pieces {
            starts.append(end)
            end += piece.length + spacing
        }
        guard let visible else { return starts }
        let ranges = ranges(pieces, starts)
        for (index, piece) in pieces.enumerated() {
            guard let part = piece.part, let range = ranges[part.section], range.overlaps(visible) else { continue }
            let natural = starts[index]
            switch part.role {
            case .header where kinds.contains(.sectionHeaders):
                starts[index] = max(natural, min(visible.lowerBound, range.upperBound - piece.length))
            case .footer where kinds.contains(.sectionFooters):
                starts[index] = min(natural, max(visible.upperBound - piece.length, range.lowerBound))
            default: continue
            }
            if starts[index] != natural, nodes[index].info[ZIndexAttribute.self] == nil { nodes[index].info[ZIndexAttribute.self] = 1 }
        }
        return starts
    }

    // From the end of a section's header to the start of its footer.
    private func ranges(_ pieces: [Piece], _ starts: [CGFloat]) -> [Int: ClosedRange<CGFloat>] {
        var ranges: [Int: ClosedRange<CGFloat>] = [:]
        for (piece, start) in zip(pieces, starts) {
            guard let part = piece.part else { continue }
            let end = start + piece.length
            guard let known = ranges[part.section] else {
                ranges[part.section] = part.role == .header ? end...end : start...(part.role == .footer ? start : end)
                continue
            }
            switch part.role {
            case .header: ranges[part.section] = end...max(known.upperBound, end)
            case .content: ranges[part.section] = known.lowerBound...max(known.upperBound, end)
            case .footer: continue
            }
        }
        return ranges
    }
}
