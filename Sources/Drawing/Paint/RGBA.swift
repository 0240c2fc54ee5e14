/// A colour in sRGB with straight alpha, every part within 0...1.
package struct RGBA: Hashable, Sendable {
    package let red, green, blue, alpha: Double

    /// Clamps every part into 0...1; what is not a number becomes 0.
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        func clamped(_ part: Double) -> Double { part >= 0 ? min(part, 1) : 0 }
        self.red = clamped(red)
        self.green = clamped(green)
        self.blue = clamped(blue)
        self.alpha = clamped(alpha)
    }

    package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = RGBA(red: 0, green: 0, blue: 0)
    package static let white = RGBA(red: 1, green: 1, blue: 1)

    package func opacity(_ factor: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}
