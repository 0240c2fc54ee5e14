import Foundation
import ProofsheetLayout

/// A lazy stack in the layout tree: children at their ideal length along the axis, and the whole offer across.
///
/// Views beyond the limit are not drawn, and of a long run not made; the length of those that are not made is taken to
/// be the average of the others.
final class LazyStackBehavior: NodeBehavior {
    private let axis: Axis
    private let guide: AlignmentKey
    private let spacing: CGFloat
    private let views: ViewList
    private let limit: CGFloat
    private let session: Session
    private var made: [LayoutNode] = []
    private var remaining = 0
    private var inSight = 0
    private var hasMade = false

    init(_ axis: Axis, _ guide: AlignmentKey, _ spacing: CGFloat, _ views: ViewList, limit: CGFloat, _ session: Session) {
        self.axis = axis
        self.guide = guide
        self.spacing = spacing
        self.views = views
        self.limit = limit
        self.session = session
    }

    func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        let minor = proposal[axis.other]
        make(minor, node)
        let sizes = made.map { $0.sizeThatFits(inside(minor)) }
        var major = sizes.reduce(0) { $0 + $1[axis] } + spacing * CGFloat(max(0, sizes.count - 1))
        if remaining > 0, !sizes.isEmpty { major += (major + spacing) / CGFloat(sizes.count) * CGFloat(remaining) }
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
        var position: CGFloat = 0
        for child in made {
            let own = child.dimensions(in: inside(minor))
            LayoutSubview(child).place(
                at: CGPoint(axis, major: position, minor: bounds[guide] - own[guide]), proposal: inside(minor))
            position += own.size[axis] + spacing
        }
    }

    private func inside(_ minor: CGFloat?) -> ProposedViewSize { ProposedViewSize(axis, major: nil, minor: minor) }

    private func make(_ minor: CGFloat?, _ node: LayoutNode) {
        guard !hasMade else { return }
        hasMade = true
        var room = LazyRoom(limit, for: views, session)
        var left = 0
        var nodes: [LayoutNode] = []
        views.visit(&room) { child, room in
            child.info.isOutOfSight = room.isOutOfSight
            if !room.isOutOfSight { inSight += 1 }
            room.used += child.sizeThatFits(inside(minor))[axis] + spacing
            nodes.append(child)
        } skipped: {
            left += $0
        }
        (made, remaining) = (nodes, left)
        node.children = nodes
    }
}
