import Foundation

/// How a change would be shown over time; a still picture shows the end of it.
public struct Animation: Equatable, Sendable {
    /// The kind of curve with its figures in seconds.
    enum Curve: Hashable, Sendable {
        case timing(name: String, duration: Double)
        case spring(duration: Double, bounce: Double)
        case custom
    }

    let curve: Curve
    var delaySeconds = 0.0
    var speedFactor = 1.0

    init(_ curve: Curve) { self.curve = curve }

    public static let `default` = Animation(.timing(name: "default", duration: 0.35))
    public static var linear: Animation { linear(duration: 0.35) }
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }

    public static func linear(duration: TimeInterval) -> Animation { timing("linear", duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { timing("easeIn", duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { timing("easeOut", duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { timing("easeInOut", duration) }

    private static func timing(_ name: String, _ duration: Double) -> Animation {
        Animation(.timing(name: name, duration: duration))
    }

    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { timing("curve", duration) }

    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { timing("curve", duration) }

    public init<A: CustomAnimation>(_ base: A) { self.init(.custom) }

    public func delay(_ delay: TimeInterval) -> Animation {
        var animation = self
        animation.delaySeconds += delay
        return animation
    }

    public func speed(_ speed: Double) -> Animation {
        var animation = self
        animation.speedFactor *= speed
        return animation
    }

    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

/// Springs, by duration and bounce or by stiffness and damping.
extension Animation {
    private static func bouncing(_ duration: Double, _ bounce: Double) -> Animation {
        Animation(.spring(duration: duration, bounce: bounce))
    }

    public static var spring: Animation { bouncing(0.5, 0) }
    public static var smooth: Animation { bouncing(0.5, 0) }
    public static var snappy: Animation { bouncing(0.5, 0.15) }
    public static var bouncy: Animation { bouncing(0.5, 0.3) }
    public static var interactiveSpring: Animation { bouncing(0.15, 0.14) }
    public static var interpolatingSpring: Animation { bouncing(0.5, 0) }

    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { bouncing(response, 1 - dampingFraction) }

    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation { bouncing(duration, bounce) }

    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        bouncing(spring.duration, spring.bounce)
    }

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        bouncing(duration, extraBounce)
    }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        bouncing(duration, 0.15 + extraBounce)
    }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        bouncing(duration, 0.3 + extraBounce)
    }

    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { bouncing(response, 1 - dampingFraction) }

    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation { bouncing(duration, extraBounce) }

    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation { bouncing(0.5, 0) }

    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation { bouncing(duration, bounce) }

    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        bouncing(spring.duration, spring.bounce)
    }
}
