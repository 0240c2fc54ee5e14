import Foundation
import ProofsheetLayout

/// A lazy stack in the layout tree: children at their ideal length along the axis, as far apart as in any stack, and the whole offer across.
///
/// Headers and footers that are pinned stay in sight as long as their section does.
/// Views beyond the limit are not drawn, and of a long run not made; the length of those that are not made is taken to
/// be the average of the others.
final class LazyStackBehavior: NodeBehavior {
    private let axis: Axis
    private let guide: AlignmentKey
    private let spacing: CGFloat?
    private let views: ViewList
    private let limit: CGFloat
    private let session: Session
    private let pinned: PinnedScrollableViews
    private var made: [LayoutNode] = []
    private var parts: [SectionPart?] = []
    private var remaining = 0
    private var inSight = 0
    private var hasMade = false

    init(
        _ axis: Axis, _ guide: AlignmentKey, _ spacing: CGFloat?, _ views: ViewList, pinned: PinnedScrollableViews, limit: CGFloat,
        _ session: Session
    ) {
        self.pinned = pinned
        self.axis = axis
        self.guide = guide
        self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
        self.views = views
        self.limit = limit
        self.session = session
    }

    func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        let minor = proposal[axis.other]
        make(minor, node)
        let sizes = made.map { $0.sizeThatFits(inside(minor)) }
        let gaps = gaps
        var major = sizes.reduce(0) { $0 + $1[axis] } + gaps.reduce(0, +)
        if remaining > 0, !sizes.isEmpty { major += (major + (gaps.last ?? 0)) / CGFloat(sizes.count) * CGFloat(remaining) }
        let widest = sizes.prefix(inSight).map { $0[axis.other] }.max() ?? 0
        return CGSize(axis, major: major, minor: minor.flatMap { $0.isFinite ? $0 : nil } ?? widest)
    }

    func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

    func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? { nil }

    func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        let minor = size[axis.other]
        make(minor, node)
        let bounds = ViewDimensions(size: size)
        let own = made.map { $0.dimensions(in: inside(minor)) }
        let pieces = zip(own, parts).map { SectionPins.Piece(length: $0.size[axis], part: $1) }
        let starts = SectionPins(pinned, node, axis).starts(of: pieces, gaps: gaps, raising: made)
        for (index, child) in made.enumerated() {
            LayoutSubview(child).place(
                at: CGPoint(axis, major: starts[index], minor: bounds[guide] - own[index][guide]), proposal: inside(minor))
        }
    }

    // Between neighbours; without a spacing what these ask for, as in any stack. Recorded on iOS: texts at M in a lazy column are
    // 21.333 points apart, their height of 19.333 and the 2 points that a text keeps from the one above it.
    private var gaps: [CGFloat] {
        zip(made, made.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
    }

    private func inside(_ minor: CGFloat?) -> ProposedViewSize { ProposedViewSize(axis, major: nil, minor: minor) }

    private func make(_ minor: CGFloat?, _ node: LayoutNode) {
        guard !hasMade else { return }
        hasMade = true
        var room = LazyRoom(limit, for: views, pinned: pinned, session)
        var left = 0
        var nodes: [LayoutNode] = []
        views.visit(&room) { child, room in
            child.info.isOutOfSight = room.isOutOfSight
            if !room.isOutOfSight { inSight += 1 }
            let gap = nodes.last.map { spacing ?? $0.spacing.distance(to: child.spacing, along: axis) } ?? 0
            room.used += gap + child.sizeThatFits(inside(minor))[axis]
            nodes.append(child)
            parts.append(room.part)
        } skipped: {
            left += $0
        }
        (made, remaining) = (nodes, left)
        node.children = nodes
    }
}
