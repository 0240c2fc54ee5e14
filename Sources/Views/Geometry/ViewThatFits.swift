import Foundation
import ProofsheetLayout

/// The first of several views whose ideal size on the axes that count fits what is offered there, else the last: swiftui-layout 6.2.
nonisolated public struct ViewThatFits<Content: View>: View, PrimitiveView {
    let axes: Axis.Set
    let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let place = context.inside().child(.part("content"))
        let candidates = content.resolved(place).realized
        return .nodes([context.node("ViewThatFits", FittingRule(axes, candidates), children: candidates)])
    }
}

/// Chooses among children; only the chosen one stays a child when the node is placed.
final class FittingRule: NodeBehavior {
    private let axes: Axis.Set
    private let candidates: [LayoutNode]

    init(_ axes: Axis.Set, _ candidates: [LayoutNode]) {
        self.axes = axes
        self.candidates = candidates
    }

    func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        chosen(proposal)?.sizeThatFits(proposal) ?? .zero
    }

    func spacing(of node: LayoutNode) -> ViewSpacing { candidates.first?.spacing ?? ViewSpacing() }

    func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? { chosen(proposal)?.dimensions(in: proposal)[explicit: key] }

    func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        let child = chosen(proposal)
        node.children = child.map { [$0] } ?? []
        child?.pending = LayoutNode.Placement(point: .zero, anchor: .topLeading, proposal: proposal)
    }

    private func chosen(_ proposal: ProposedViewSize) -> LayoutNode? {
        // Across, a candidate has what is offered: a text is as high as its lines at that width.
        var ideal = proposal
        for axis in Axis.allCases where axes.contains(axis) { ideal[axis] = nil }
        return candidates.first { fits($0.sizeThatFits(ideal), proposal) } ?? candidates.last
    }

    // A thousandth of a point is lost in adding up lengths, not room that is missing.
    private func fits(_ ideal: CGSize, _ proposal: ProposedViewSize) -> Bool {
        Axis.allCases.allSatisfy { axis in
            guard axes.contains(axis), let offered = proposal[axis] else { return true }
            return ideal[axis] <= offered + 0.001
        }
    }
}
