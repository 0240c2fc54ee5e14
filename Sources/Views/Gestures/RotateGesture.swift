import Foundation
import ProofsheetLayout

/// Fingers turned around each other.
nonisolated public struct RotateGesture: Gesture {
    public typealias Body = Never

    /// How far, and around which point.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// Fingers turned around each other, the older form.
nonisolated public struct RotationGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Angle
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}
