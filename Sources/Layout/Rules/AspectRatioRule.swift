import Foundation

/// Proposes the largest or smallest rectangle of a ratio, and takes the child's answer: swiftui-layout 5.
package final class AspectRatioRule: UnaryBehavior {
    private let ratio: CGFloat?
    private let fills: Bool

    /// Width over height; nil takes it from the child's ideal size.
    package init(_ ratio: CGFloat?, fills: Bool) {
        self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        self.fills = fills
    }

    package func size(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
        child.sizeThatFits(inside(proposal, child))
    }

    package func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> LayoutNode.Placement {
        LayoutNode.Placement(
            point: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: inside(proposal, child))
    }

    private func inside(_ proposal: ProposedViewSize, _ child: LayoutNode) -> ProposedViewSize {
        guard let ratio = ratio ?? idealRatio(of: child) else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            if width.isInfinite && height.isInfinite { return proposal }
            let isWider = width > height * ratio
            return isWider != fills
                ? ProposedViewSize(width: height * ratio, height: height)
                : ProposedViewSize(width: width, height: width / ratio)
        }
    }

    private func idealRatio(of child: LayoutNode) -> CGFloat? {
        let ideal = child.sizeThatFits(.unspecified)
        let ratio = ideal.width / ideal.height
        return ratio.isFinite && ratio > 0 ? ratio : nil
    }
}
