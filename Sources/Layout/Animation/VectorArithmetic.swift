/// A value that can be added and scaled, and so could be animated.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies the value by a factor.
    mutating func scale(by rhs: Double)
    /// The square of the length.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The value multiplied by a factor.
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}
