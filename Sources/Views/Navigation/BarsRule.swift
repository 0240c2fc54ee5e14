import Foundation
import ProofsheetLayout

/// A screen between bars: the content sees the bars as unsafe area, as it does those of the device.
///
/// The children are the content, the bar above and the bar below; takes all it is offered.
final class BarsRule: NodeBehavior {
    private let ownTop, bottom, barHeight: CGFloat
    /// How far in points a bar keeps from the edge of the window or of what it stands in, safe area counted.
    var leastTop: CGFloat = 0
    /// Whether the bar stands in a sheet, above whose edge nothing counts.
    var isInSheet = false
    /// How far the bar above is moved down for that.
    private var lift: CGFloat = 0
    private let tolerance: CGFloat
    private let container: ContainerSize

    /// Heights in points, that of the bar above where it is not the room it takes; the tolerance is half a pixel.
    init(top: CGFloat, bottom: CGFloat, barHeight: CGFloat? = nil, tolerance: CGFloat, container: ContainerSize) {
        ownTop = top
        self.barHeight = barHeight ?? top
        self.bottom = bottom
        self.tolerance = tolerance
        self.container = container
    }

    private var top: CGFloat { ownTop + lift }
    private var insets: EdgeInsets { EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0) }

    func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        guard proposal.width == nil || proposal.height == nil else { return proposal.replacingUnspecifiedDimensions() }
        let inner = node.children.first?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
        return proposal.replacingUnspecifiedDimensions(by: CGSize(width: inner.width, height: inner.height + top + bottom))
    }

    func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

    func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? { nil }

    func surroundings(for node: LayoutNode, _ own: Surroundings) -> Surroundings {
        let covered = isInSheet ? 0 : own.insets(of: node.frame, tolerance: tolerance).top
        lift = ownTop > 0 ? max(0, leastTop - covered) : 0
        let size = CGSize(width: node.frame.width, height: max(0, node.frame.height - top - bottom))
        if container.size != size {
            container.size = size
            node.children.first?.forgetSizes()
        }
        return own.covered(by: insets, in: node.frame, direction: node.direction, tolerance: tolerance)
    }

    func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        let inner = ProposedViewSize(width: size.width, height: max(0, size.height - top - bottom))
        let room = CGSize(width: size.width, height: inner.height ?? 0)
        for (index, child) in node.children.enumerated() {
            switch index {
            case 0:
                LayoutSubview(child).place(
                    at: CGPoint(x: room.width / 2, y: top + room.height / 2), anchor: .center, proposal: inner)
            case 1:
                LayoutSubview(child).place(
                    at: CGPoint(x: 0, y: lift), proposal: ProposedViewSize(width: size.width, height: barHeight))
            default:
                LayoutSubview(child).place(
                    at: CGPoint(x: 0, y: size.height - bottom),
                    proposal: ProposedViewSize(width: size.width, height: bottom))
            }
        }
    }
}
