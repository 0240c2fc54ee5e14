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

    // No range of the library's, which ends the process where a length is no number.
    private struct Stretch {
        var start, end: CGFloat
    }

    private let kinds: PinnedScrollableViews
    /// What shows along the axis, in points from the start of the container; nil where nothing scrolls.
    private let visible: Stretch?

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
        visible = Stretch(start: start, end: start + clear.size[axis])
    }

    /// The start of every piece in points; nodes of pieces that have left their places are drawn over the others.
    ///
    /// Each piece has a gap before it, in points.
    func starts(of pieces: [Piece], gaps: [CGFloat], raising nodes: [LayoutNode]) -> [CGFloat] {
        var starts: [CGFloat] = []
        var end: CGFloat = 0
        for (index, piece) in pieces.enumerated() {
            starts.append(end + gaps[index])
            end += gaps[index] + piece.length
        }
        guard let visible else { return starts }
        let sections = sections(pieces, starts)
        for (index, piece) in pieces.enumerated() {
            guard let part = piece.part, let section = sections[part.section], section.start <= visible.end,
                section.end >= visible.start
            else { continue }
            let natural = starts[index]
            switch part.role {
            case .header where kinds.contains(.sectionHeaders):
                starts[index] = max(natural, min(visible.start, section.end - piece.length))
            case .footer where kinds.contains(.sectionFooters):
                starts[index] = min(natural, max(visible.end - piece.length, section.start))
            default: continue
            }
            if starts[index] != natural, nodes[index].info[ZIndexAttribute.self] == nil { nodes[index].info[ZIndexAttribute.self] = 1 }
        }
        return starts
    }

    // From the end of a section's header to the start of its footer.
    private func sections(_ pieces: [Piece], _ starts: [CGFloat]) -> [Int: Stretch] {
        var sections: [Int: Stretch] = [:]
        for (piece, start) in zip(pieces, starts) {
            guard let part = piece.part else { continue }
            let end = start + piece.length
            var section = sections[part.section] ?? Stretch(start: start, end: start)
            switch part.role {
            case .header: section = Stretch(start: end, end: end)
            case .content: section.end = max(section.end, end)
            case .footer: break
            }
            sections[part.section] = section
        }
        return sections
    }
}
