/// One of the two directions of a page.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal
    case vertical

    package var other: Axis { self == .horizontal ? .vertical : .horizontal }

    /// Any of the two directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)

        package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

        package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
    }
}
