import Foundation

/// A stand-in for a subview: it answers proposals and takes a place.
public struct LayoutSubview: Equatable {
    /// The node it stands for.
    package let node: LayoutNode

    /// A stand-in for a node.
    package init(_ node: LayoutNode) { self.node = node }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.node === right.node }

    /// Higher ones are served first; 0 unless the view sets it, and where it sets no number.
    public var priority: Double { node.priority.isNaN ? 0 : node.priority }

    /// The distances the subview would like to keep from its neighbours.
    public var spacing: ViewSpacing { node.spacing }

    /// The value that the subview hands to layouts under a key, or the default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        (node.layoutValues[ObjectIdentifier(key)] as? K.Value) ?? K.defaultValue
    }

    /// The size in points that the subview takes of a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }

    /// The size taken of a proposal with the guides that go with it.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

    /// Puts the anchor of the subview, sized by the proposal, at a point of the layout's bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        node.pending = LayoutNode.Placement(point: position, anchor: anchor, proposal: proposal.sanitized)
    }
}

@available(*, unavailable)
extension LayoutSubview: Sendable {}
