import Foundation

/// A type with a part that could change gradually; a still picture shows its current value.
public protocol Animatable {
    /// The part that could change.
    associatedtype AnimatableData: VectorArithmetic
    /// The current value of that part.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

/// The animatable part of a type that has none.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    /// The one value there is.
    public init() {}
    public static let zero = EmptyAnimatableData()
    public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
    public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}

/// Two animatable parts as one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first part.
    public var first: First
    /// The second part.
    public var second: Second

    /// A pair of parts.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public static var zero: Self { Self(.zero, .zero) }
    public static func + (left: Self, right: Self) -> Self { Self(left.first + right.first, left.second + right.second) }
    public static func - (left: Self, right: Self) -> Self { Self(left.first - right.first, left.second - right.second) }

    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
