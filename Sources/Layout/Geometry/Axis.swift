/// One of the two directions of a page.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// Across the page.
    case horizontal
    /// Down the page.
    case vertical

    /// The axis at right angles.
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }

    /// Any of the two directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each axis.
        public let rawValue: Int8

        /// The axes of a bit set.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The horizontal axis alone.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis alone.
        public static let vertical = Set(rawValue: 2)

        /// A single axis.
        package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

        /// Whether the axis is one of these.
        package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
    }
}
