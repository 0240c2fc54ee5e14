import Foundation

/// A view's size in points together with its alignment guides.
public struct ViewDimensions {
    /// Points.
    package let size: CGSize
    let node: LayoutNode?
    let proposal: ProposedViewSize

    /// Dimensions of a node that answered a proposal; without a node every guide has its default.
    package init(size: CGSize, node: LayoutNode? = nil, proposal: ProposedViewSize = .unspecified) {
        self.size = size
        self.node = node
        self.proposal = proposal
    }

    /// Points.
    public var width: CGFloat { size.width }
    /// Points.
    public var height: CGFloat { size.height }

    /// The guide in points from the leading edge: the value that was set, else the default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// The guide in points from the top: the value that was set, else the default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// The guide in points from the leading edge, nil where the view or its content sets none.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    /// The guide in points from the top, nil where the view or its content sets none.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    /// The guide in points, 0 where a custom default is no number.
    package subscript(key: AlignmentKey) -> CGFloat {
        let value = self[explicit: key] ?? key.id.defaultValue(in: self)
        return value.isNaN ? 0 : value
    }

    /// The guide in points, nil where the view or its content sets none.
    package subscript(explicit key: AlignmentKey) -> CGFloat? { node?.explicitAlignment(key, size, proposal) }
}

extension ViewDimensions: Equatable {
    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.size == right.size && left.node === right.node && left.proposal == right.proposal
    }
}
