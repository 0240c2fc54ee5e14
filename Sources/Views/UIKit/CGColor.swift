import Foundation
import ProofsheetDrawing

/// A colour as Core Graphics has it: fixed parts in sRGB.
public final class CGColor: Hashable, Sendable {
    let rgba: RGBA

    init(rgba: RGBA) { self.rgba = rgba }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
    }

    public var alpha: CGFloat { rgba.alpha }
    public var numberOfComponents: Int { 4 }
    public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.rgba == right.rgba }
    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
