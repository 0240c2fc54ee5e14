import Foundation

/// The subviews of a layout, in the order they were written.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>

    let nodes: ArraySlice<LayoutNode>
    /// The direction in which the container reads; coordinates run left to right all the same.
    public var layoutDirection: LayoutDirection

    /// Stand-ins for nodes, in their order.
    package init(_ nodes: [LayoutNode], layoutDirection: LayoutDirection) {
        self.nodes = nodes[...]
        self.layoutDirection = layoutDirection
    }

    private init(_ nodes: ArraySlice<LayoutNode>, _ layoutDirection: LayoutDirection) {
        self.nodes = nodes
        self.layoutDirection = layoutDirection
    }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.layoutDirection == right.layoutDirection && left.elementsEqual(right)
    }

    public var startIndex: Int { nodes.startIndex }
    public var endIndex: Int { nodes.endIndex }

    public subscript(position: Int) -> LayoutSubview { LayoutSubview(nodes[position]) }

    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(nodes[bounds], layoutDirection) }

    /// The subviews at the given places, in that order.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { nodes[$0] }[...], layoutDirection)
    }
}

@available(*, unavailable)
extension LayoutSubviews: Sendable {}
