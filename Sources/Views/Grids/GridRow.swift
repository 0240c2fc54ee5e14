import Foundation
import ProofsheetLayout

/// The cells of one row of a grid; outside a grid each view stands for itself.
nonisolated public struct GridRow<Content: View>: View, PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let place = context.child(.part("content"))
        guard context.isInGrid else { return content.resolved(place) }
        let alignment = alignment
        return .row(
            RowViews(cells: content.resolved(place.inside())) { cells in
                context.node("GridRow", GridRowBehavior(alignment), children: cells)
            })
    }
}

/// A row of a grid in the layout tree: its cells stand where the grid says.
final class GridRowBehavior: NodeBehavior {
    /// Where a cell goes in the row, and what it is proposed.
    struct Place {
        let point: CGPoint
        let proposal: ProposedViewSize
    }

    let alignment: VerticalAlignment?
    /// Set by the grid before the row is placed, one for each cell.
    var places: [Place] = []

    init(_ alignment: VerticalAlignment?) { self.alignment = alignment }

    func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    func spacing(of node: LayoutNode) -> ViewSpacing {
        node.children.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    }

    func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? {
        place(node, size: size, proposal: proposal)
        return AlignmentMerge.value(of: key, in: LayoutSubviews(node.children, layoutDirection: node.direction))
    }

    func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        for (child, place) in zip(node.children, places) {
            LayoutSubview(child).place(at: place.point, proposal: place.proposal)
        }
    }
}
