import Foundation

extension Color: _ExpressibleByColorLiteral {
    /// The colour of a colour literal.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
}

extension UIColor: _ExpressibleByColorLiteral {
    /// The colour of a colour literal.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// What a colour literal is where nothing else says it.
public typealias _ColorLiteralType = UIColor
