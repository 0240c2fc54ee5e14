import Foundation

/// A view's size in points together with its alignment guides.
public struct ViewDimensions {
    package let size: CGSize
    let node: LayoutNode?
    let proposal: ProposedViewSize

    package init(size: CGSize, node: LayoutNode? = nil, proposal: ProposedViewSize = .unspecified) {
        self.size = size
        self.node = node
        self.proposal = proposal
    }

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    /// The guide in points, 0 where a custom default is no number.
    package subscript(key: AlignmentKey) -> CGFloat {
        let value = self[explicit: key] ?? key.id.defaultValue(in: self)
        return value.isNaN ? 0 : value
    }

    package subscript(explicit key: AlignmentKey) -> CGFloat? { node?.explicitAlignment(key, size, proposal) }
}

extension ViewDimensions: Equatable {
    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.size == right.size && left.node === right.node && left.proposal == right.proposal
    }
}
