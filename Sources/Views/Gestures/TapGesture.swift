import Foundation
import ProofsheetLayout

/// One or several taps.
nonisolated public struct TapGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Void
    public var count: Int

    public init(count: Int = 1) { self.count = count }
}

/// Taps with their place.
nonisolated public struct SpatialTapGesture: Gesture {
    public typealias Body = Never

    /// Where the tap was, in points.
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public var count: Int
    public var coordinateSpace: CoordinateSpace

    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace)
    }

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}

/// A finger that stays.
nonisolated public struct LongPressGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Bool
    /// In seconds.
    public var minimumDuration: Double
    /// In points.
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }
}

/// Which gestures count: those of the view, those of views inside, or both.
@frozen public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
