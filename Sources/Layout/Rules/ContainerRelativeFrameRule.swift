import Foundation

/// A frame whose lengths are worked out from the nearest container: swiftui-layout 6.6.
package final class ContainerRelativeFrameRule: UnaryBehavior {
    private let container: ContainerSize
    private let length: (CGFloat, Axis) -> CGFloat
    private let axes: Axis.Set
    private let alignment: Alignment

    /// Lengths in points on the named axes, made of the length of the container.
    package init(
        _ container: ContainerSize, axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat
    ) {
        self.container = container
        self.axes = axes
        self.alignment = alignment
        self.length = length
    }

    package var resetEdges: Edge.Set {
        (axes.contains(.horizontal) ? Edge.Set.horizontal : []).union(axes.contains(.vertical) ? .vertical : [])
    }

    package func size(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
        let own = inside(proposal)
        let inner = child.sizeThatFits(own)
        return CGSize(
            width: axes.contains(.horizontal) ? own.width ?? 0 : inner.width,
            height: axes.contains(.vertical) ? own.height ?? 0 : inner.height)
    }

    package func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> LayoutNode.Placement {
        alignment.placement(of: child, inside(proposal), in: size)
    }

    private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var result = proposal
        for axis in Axis.allCases where axes.contains(axis) {
            let answer = length(container.size[axis], axis)
            result[axis] = answer.isFinite ? max(0, answer) : 0
        }
        return result
    }
}

/// The size in points of the nearest container less its safe area, filled in when the container knows its own size.
package final class ContainerSize {
    /// Points.
    package var size: CGSize

    /// A container of a size in points.
    package init(_ size: CGSize) { self.size = size }
}
