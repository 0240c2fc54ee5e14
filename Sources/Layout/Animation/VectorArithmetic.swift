/// A value that can be added and scaled, and so could be animated.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies the value by a factor.
    mutating func scale(by rhs: Double)
    /// The square of the length.
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}
