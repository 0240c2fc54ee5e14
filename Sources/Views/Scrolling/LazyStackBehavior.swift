import Foundation
import ProofsheetLayout

/// A lazy stack in the layout tree: children at their ideal length along the axis, and the whole offer across.
///
/// Headers and footers that are pinned stay in sight as long as their section does. Views that cannot show are not drawn, and
/// of a long run not made; the length of those that are not made is taken to be the average of the others.
final class LazyStackBehavior: NodeBehavior {
    /// How the room of a stack is known.
    enum Sight {
        /// What is further than so many points from the start does not show.
        case upTo(CGFloat)
        /// The stack may stand anywhere: its frame tells what shows.
        case byFrame
    }

    private struct Made {
        var nodes: [LayoutNode] = []
        var parts: [SectionPart?] = []
        /// What was passed over before each node, in points.
        var passed: [CGFloat] = []
        /// Elements after the last node.
        var remaining = 0
        var inSight = 0
    }

    private let axis: Axis
    private let guide: AlignmentKey
    private let spacing: CGFloat?
    private let views: ViewList
    private let sight: Sight
    private let session: Session
    private let pinned: PinnedScrollableViews
    private var made: Made?
    private var pitch: CGFloat = 0

    init(
        _ axis: Axis, _ guide: AlignmentKey, _ spacing: CGFloat?, _ views: ViewList, pinned: PinnedScrollableViews, _ sight: Sight,
        _ session: Session
    ) {
        self.pinned = pinned
        self.axis = axis
        self.guide = guide
        self.spacing = spacing
        if case .byFrame = sight, views.hasLongRun { self.views = views.remembering } else { self.views = views }
        self.sight = sight
        self.session = session
    }

    func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        let minor = proposal[axis.other]
        let made = beginning(minor, node)
        let widest = made.nodes.prefix(made.inSight).map { $0.sizeThatFits(inside(minor))[axis.other] }.max() ?? 0
        return CGSize(
            axis, major: length(of: made, minor) + pitch * CGFloat(made.remaining),
            minor: minor.flatMap { $0.isFinite ? $0 : nil } ?? widest)
    }

    func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

    func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? { nil }

    func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        let minor = size[axis.other]
        var made = beginning(minor, node)
        let shown = shown(node)
        if case .byFrame = sight, made.remaining > 0, shown.upperBound > length(of: made, minor) {
            made = stretch(shown, of: size[axis], minor)
            node.children = made.nodes
        }
        let bounds = ViewDimensions(size: size)
        let own = made.nodes.map { $0.dimensions(in: inside(minor)) }
        let gaps = gaps(made)
        let pieces = own.indices.map { SectionPins.Piece(length: own[$0].size[axis], part: made.parts[$0]) }
        let starts = SectionPins(pinned, node, axis).starts(of: pieces, gaps: gaps, raising: made.nodes)
        for (index, child) in made.nodes.enumerated() {
            if case .byFrame = sight, node.surroundings.payload == nil {
                let end = starts[index] + pieces[index].length
                child.info.isOutOfSight = end <= shown.lowerBound || starts[index] >= shown.upperBound
            }
            LayoutSubview(child).place(
                at: CGPoint(axis, major: starts[index], minor: bounds[guide] - own[index][guide]), proposal: inside(minor))
        }
    }

    /// Where a view that need not have been made would begin, and how long it would be, in points from the start; nil without one.
    func estimate(_ id: AnyHashable) -> (start: CGFloat, length: CGFloat)? {
        views.index(of: id).map { (CGFloat($0) * pitch, pitch) }
    }

    private func inside(_ minor: CGFloat?) -> ProposedViewSize { ProposedViewSize(axis, major: nil, minor: minor) }

    // The cell along the axis, in points from the start of the stack.
    private func shown(_ node: LayoutNode) -> Range<CGFloat> {
        let start =
            switch (axis, node.direction) {
            case (.vertical, _): -node.frame.minY
            case (.horizontal, .leftToRight): -node.frame.minX
            case (.horizontal, .rightToLeft): node.frame.maxX - session.cell.width
            }
        return start..<(start + max(0, axis == .horizontal ? session.cell.width : session.cell.height))
    }

    private func gap(_ upper: LayoutNode?, _ lower: LayoutNode) -> CGFloat {
        guard let upper else { return 0 }
        return spacing ?? upper.spacing.distance(to: lower.spacing, along: axis)
    }

    private func gaps(_ made: Made) -> [CGFloat] {
        made.nodes.indices.map { made.passed[$0] + gap($0 == 0 ? nil : made.nodes[$0 - 1], made.nodes[$0]) }
    }

    private func length(of made: Made, _ minor: CGFloat?) -> CGFloat {
        made.nodes.reduce(0) { $0 + $1.sizeThatFits(inside(minor))[axis] } + gaps(made).reduce(0, +)
    }

    // From the start as far as can show.
    private func beginning(_ minor: CGFloat?, _ node: LayoutNode) -> Made {
        if let made { return made }
        let limit: CGFloat
        switch sight {
        case .upTo(let most): limit = most
        case .byFrame: limit = views.hasLongRun ? max(session.cell.width, session.cell.height) : .infinity
        }
        let new = make(LazyRoom(limit, for: views, pinned: pinned, session), minor)
        if new.remaining > 0, !new.nodes.isEmpty {
            let last = gap(new.nodes.last, new.nodes[new.nodes.count - 1])
            pitch = (length(of: new, minor) + last) / CGFloat(max(1, views.knownCount - new.remaining))
        }
        made = new
        node.children = new.nodes
        return new
    }

    // What shows somewhere in the middle, or at the end of everything, which then ends where the stack does.
    private func stretch(_ shown: Range<CGFloat>, of length: CGFloat, _ minor: CGFloat) -> Made {
        let isEnd = shown.upperBound >= length - 0.5
        let rest = isEnd ? Int(min((length - shown.lowerBound) / max(pitch, 1), 1e6)) + 2 : nil
        let passage = LazyRoom.Passage(start: shown.lowerBound, pitch: pitch, rest: rest)
        let limit = isEnd ? CGFloat.infinity : shown.upperBound
        var made = make(LazyRoom(limit, for: views, pinned: pinned, session, passing: passage), minor)
        if isEnd, let jump = made.passed.lastIndex(where: { $0 > 0 }) { made.passed[jump] += length - self.length(of: made, minor) }
        return made
    }

    private func make(_ room: LazyRoom, _ minor: CGFloat?) -> Made {
        var room = room
        var made = Made()
        views.visit(&room) { child, room in
            child.info.isOutOfSight = room.isOutOfSight
            if !room.isOutOfSight { made.inSight += 1 }
            room.used += gap(made.nodes.last, child) + child.sizeThatFits(inside(minor))[axis]
            made.passed.append(room.passed)
            made.nodes.append(child)
            made.parts.append(room.part)
        } skipped: {
            made.remaining += $0
        }
        return made
    }
}
