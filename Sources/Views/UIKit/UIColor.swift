import Foundation
import ProofsheetDrawing

/// A colour as UIKit has it; it becomes a `Color` with the appearance of its surroundings.
public final class UIColor: Hashable, @unchecked Sendable {
    let color: Color

    init(_ source: Color.Source) { color = Color(source) }

    /// The colour of a view's colour.
    public init(_ color: Color) { self.color = color }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.displayP3, red: displayP3Red, green: green, blue: blue, opacity: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    public convenience init(cgColor: CGColor) { self.init(.rgba(cgColor.rgba)) }

    /// A colour of an asset catalogue; one that is in none is grey.
    public convenience init?(named name: String) { self.init(.asset(name)) }

    /// A colour of an asset catalogue; one that is in none is grey.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(.asset(name))
    }

    /// A colour that differs between the two appearances.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
        self.init(.schemes(light: light.rgba(.light), dark: dark.rgba(.dark)))
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(.opacity(color, alpha)) }

    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        let scheme: ColorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
        return UIColor(.rgba(rgba(scheme)))
    }

    public var cgColor: CGColor { CGColor(rgba: rgba(.light)) }

    /// The parts of the colour in the light appearance.
    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = rgba(.light)
        red?.pointee = parts.red
        green?.pointee = parts.green
        blue?.pointee = parts.blue
        alpha?.pointee = parts.alpha
        return true
    }

    /// Hue, saturation and brightness of the colour in the light appearance.
    @discardableResult public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = rgba(.light)
        let (high, low) = (max(parts.red, parts.green, parts.blue), min(parts.red, parts.green, parts.blue))
        let span = high - low
        var turn = 0.0
        if span > 0 {
            if high == parts.red {
                turn = ((parts.green - parts.blue) / span).truncatingRemainder(dividingBy: 6)
            } else if high == parts.green {
                turn = (parts.blue - parts.red) / span + 2
            } else {
                turn = (parts.red - parts.green) / span + 4
            }
        }
        hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
        saturation?.pointee = high > 0 ? span / high : 0
        brightness?.pointee = high
        alpha?.pointee = parts.alpha
        return true
    }

    public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }

    // System colours without a picture around them have the figures of iOS 18 that are alike in both generations, or grey.
    func rgba(_ scheme: ColorScheme) -> RGBA { color.fixedRGBA(scheme) }
}

extension Color {
    /// A colour of UIKit.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// A colour of UIKit, the older form.
    @_disfavoredOverload
    public init(_ color: UIColor) { self = color.color }

    /// A colour of Core Graphics.
    public init(cgColor: CGColor) { self.init(.rgba(cgColor.rgba)) }

    /// A colour of Core Graphics, the older form.
    public init(_ color: CGColor) { self.init(.rgba(color.rgba)) }

    /// The colour of Core Graphics, where it does not depend on the surroundings.
    public var cgColor: CGColor? {
        guard case .rgba(let rgba) = source else { return nil }
        return CGColor(rgba: rgba)
    }

    /// The parts of the colour where no surroundings are known: mid grey for colours that have their figures from the system.
    fileprivate func fixedRGBA(_ scheme: ColorScheme) -> RGBA {
        switch source {
        case .rgba(let rgba): return rgba
        case .schemes(let light, let dark): return scheme == .dark ? dark : light
        case .opacity(let color, let factor): return color.fixedRGBA(scheme).opacity(factor)
        case .primary: return scheme == .dark ? .white : .black
        case .mix(let one, let other, let share, let isPerceptual):
            return one.fixedRGBA(scheme).mixed(other.fixedRGBA(scheme), min(max(share, 0), 1), isPerceptual: isPerceptual)
        case .asset(let name): return CurrentCell.assetColor(name, scheme) ?? RGBA(red: 0.5, green: 0.5, blue: 0.5)
        case .system, .accent: return RGBA(red: 0.5, green: 0.5, blue: 0.5)
        }
    }
}
