/// The views that a view comes to; as a view, all of them one after the other.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View, PrimitiveView {
    public typealias SubSequence = SubviewsCollectionSlice

    private let subviews: [Subview]

    init(_ subviews: [Subview]) { self.subviews = subviews }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }

    public subscript(index: Int) -> Subview { subviews[index] }

    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(base: self, bounds: bounds) }

    func resolve(_ context: ResolveContext) -> ViewList { self[startIndex..<endIndex].resolve(context) }
}

/// Neighbours among the views that a view comes to; as a view, all of them one after the other.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View, PrimitiveView {
    public typealias SubSequence = SubviewsCollectionSlice

    let base: SubviewsCollection
    let bounds: Range<Int>

    public var startIndex: Int { bounds.lowerBound }
    public var endIndex: Int { bounds.upperBound }

    public subscript(index: Int) -> Subview { base[index] }

    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(base: base, bounds: bounds) }

    func resolve(_ context: ResolveContext) -> ViewList { .group(map { $0.resolve(context.member(.id($0.id))) }) }
}
