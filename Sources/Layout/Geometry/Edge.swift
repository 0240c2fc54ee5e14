/// One of the four sides of a rectangle, in the direction of reading.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing

    /// Any of the four sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each side.
        public let rawValue: Int8

        /// The sides of a bit set.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// A single side.
        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The top alone.
        public static let top = Set(.top)
        /// The leading side alone.
        public static let leading = Set(.leading)
        /// The bottom alone.
        public static let bottom = Set(.bottom)
        /// The trailing side alone.
        public static let trailing = Set(.trailing)
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// Every side.
        public static let all: Set = [.horizontal, .vertical]

        /// Whether the side is one of these.
        package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
    }
}

/// A side on the horizontal axis.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    case leading, trailing

    /// Either or both horizontal sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each side.
        public let rawValue: Int8

        /// The sides of a bit set.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// A single side.
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The leading side alone.
        public static let leading = Set(.leading)
        /// The trailing side alone.
        public static let trailing = Set(.trailing)
        /// Every side.
        public static let all: Set = [.leading, .trailing]
    }
}

/// A side on the vertical axis.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    case top, bottom

    /// Either or both vertical sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each side.
        public let rawValue: Int8

        /// The sides of a bit set.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// A single side.
        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The top alone.
        public static let top = Set(.top)
        /// The bottom alone.
        public static let bottom = Set(.bottom)
        /// Every side.
        public static let all: Set = [.top, .bottom]
    }
}
