import Foundation

/// One element of the layout tree: it answers proposals, remembers the answers, and ends with a frame.
///
/// Sizes come up from the leaves on demand; frames go down in `arrange`, where right-to-left containers are mirrored.
package final class LayoutNode {
    /// Where a container wants a child: a point of its bounds, the part of the child that goes there, and the proposal.
    package struct Placement: Equatable {
        /// Points from the top leading corner of the container.
        package let point: CGPoint
        /// The part of the child that goes to the point.
        package let anchor: UnitPoint
        /// What the child is proposed.
        package let proposal: ProposedViewSize

        /// The point in points from the top leading corner of the container's bounds.
        package init(point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
            self.point = point
            self.anchor = anchor
            self.proposal = proposal
        }

        /// Where the top leading corner of a child of the given size goes.
        package func origin(for size: CGSize) -> CGPoint {
            CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        }
    }

    /// The rule of the node.
    package let behavior: any NodeBehavior
    /// In drawing order.
    package var children: [LayoutNode]
    /// The direction of the children.
    package var direction: LayoutDirection
    /// Higher ones are served first; 0 by default.
    package var priority: Double
    /// Values for the layout around, by key type.
    package var layoutValues: [ObjectIdentifier: Any] = [:]
    /// What the owner of the tree wants to find again at this node.
    package var payload: AnyObject?

    /// Where the container has just put the node.
    package var pending: Placement?
    /// In points of the cell, after `arrange`.
    package private(set) var frame = CGRect.zero
    package private(set) var proposal = ProposedViewSize.unspecified
    package private(set) var surroundings = Surroundings(container: .zero, safe: .zero)

    private var answers = AnswerMemory<ProposedViewSize, CGSize>()
    // A modifier asks its child for several guides to find one of its own: without a memory that doubles at every level.
    private var guides = AnswerMemory<GuideQuestion, CGFloat?>()
    private var knownSpacing: ViewSpacing?

    private struct GuideQuestion: Hashable {
        let key: AlignmentKey
        let proposal: ProposedViewSize
    }

    /// A node that has not been arranged yet.
    package init(
        _ behavior: any NodeBehavior, children: [LayoutNode] = [], direction: LayoutDirection = .leftToRight,
        priority: Double = 0
    ) {
        self.behavior = behavior
        self.children = children
        self.direction = direction
        self.priority = priority
    }

    /// The distances the node would like to keep, worked out once.
    package var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let spacing = behavior.spacing(of: self)
        knownSpacing = spacing
        return spacing
    }

    /// The size taken of a proposal, worked out once per proposal.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let proposal = proposal.sanitized
        if let size = answers[proposal] { return size }
        let size = behavior.size(proposal, of: self).sanitized
        answers[proposal] = size
        return size
    }

    /// The size taken of a proposal with the guides that go with it.
    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeThatFits(proposal), node: self, proposal: proposal.sanitized)
    }

    /// The guide in points where the view or its content sets it to a finite number, worked out once per proposal.
    func explicitAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        // A leaf has nobody to ask.
        if children.isEmpty { return finite(behavior.explicitAlignment(key, size, proposal, of: self)) }
        let question = GuideQuestion(key: key, proposal: proposal)
        if let value = guides[question] { return value }
        let value = finite(behavior.explicitAlignment(key, size, proposal, of: self))
        guides[question] = .some(value)
        return value
    }

    private func finite(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }

    /// Gives the node its frame and, through it, every node below.
    package func arrange(_ frame: CGRect, proposal: ProposedViewSize, surroundings: Surroundings) {
        let frame = LayoutNode.drawable(frame)
        self.frame = frame
        self.proposal = proposal
        self.surroundings = surroundings
        let inner = behavior.surroundings(for: self, surroundings)
        for child in children { child.pending = nil }
        behavior.place(self, size: frame.size, proposal: proposal)
        for child in children {
            let placement =
                child.pending
                ?? Placement(
                    point: CGPoint(x: frame.width / 2, y: frame.height / 2), anchor: .center, proposal: proposal)
            let answer = child.sizeThatFits(placement.proposal)
            let size = finite(answer, placement.proposal)
            var origin = placement.origin(for: size)
            if !origin.x.isFinite { origin.x = 0 }
            if !origin.y.isFinite { origin.y = 0 }
            if direction == .rightToLeft { origin.x = frame.width - origin.x - size.width }
            let place = CGRect(x: frame.minX + origin.x, y: frame.minY + origin.y, width: size.width, height: size.height)
            child.arrange(place, proposal: settled(placement.proposal, answer, size), surroundings: inner)
        }
    }

    // Beyond 2^40 points a 1024th of a point, the unit of drawing, is lost in rounding noise; and sums stay finite.
    private static func drawable(_ frame: CGRect) -> CGRect {
        func clamped(_ length: CGFloat, from low: CGFloat) -> CGFloat { min(max(length, low), 0x1p40) }
        return CGRect(
            x: clamped(frame.origin.x, from: -0x1p40), y: clamped(frame.origin.y, from: -0x1p40),
            width: clamped(frame.size.width, from: 0), height: clamped(frame.size.height, from: 0))
    }

    /// Forgets all answers here and below, because something that is no part of the proposal has changed.
    package func forgetSizes() {
        answers.forget()
        guides.forget()
        knownSpacing = nil
        behavior.forget()
        for child in children { child.forgetSizes() }
    }

    // What a view without end really got is what it has to share out among its children.
    private func settled(_ proposal: ProposedViewSize, _ answer: CGSize, _ size: CGSize) -> ProposedViewSize {
        ProposedViewSize(
            width: answer.width.isFinite ? proposal.width : size.width,
            height: answer.height.isFinite ? proposal.height : size.height)
    }

    // A view that takes infinity when it is finally placed gets what its container has.
    private func finite(_ size: CGSize, _ proposal: ProposedViewSize) -> CGSize {
        func length(_ length: CGFloat, _ proposed: CGFloat?, _ own: CGFloat) -> CGFloat {
            if length.isFinite { return length }
            return proposed.flatMap { $0.isFinite ? $0 : nil } ?? own
        }
        return CGSize(
            width: length(size.width, proposal.width, frame.width),
            height: length(size.height, proposal.height, frame.height))
    }
}
