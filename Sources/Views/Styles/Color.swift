import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A colour, fixed or of the system; as a view it fills whatever it is offered.
nonisolated public struct Color: Hashable, Sendable {
    indirect enum Source: Hashable, Sendable {
        case rgba(RGBA)
        /// A colour of the system by its key in the colour table.
        case system(String)
        case opacity(Color, Double)
        case accent
        case primary
        case mix(Color, Color, Double, isPerceptual: Bool)
        /// One colour for each scheme.
        case schemes(light: RGBA, dark: RGBA)
        case asset(String)
    }

    let source: Source

    init(_ source: Source) { self.source = source }

    /// The space in which parts are given.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        func part(_ value: Double) -> Double {
            guard colorSpace == .sRGBLinear, value > 0 else { return value }
            return value <= 0.0031308 ? 12.92 * value : 1.055 * Trigonometry.power(value, 1 / 2.4) - 0.055
        }
        source = .rgba(RGBA(red: part(red), green: part(green), blue: part(blue), alpha: opacity))
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func part(_ offset: Double) -> Double {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
    }

    /// A colour of an asset catalogue below the project's root.
    ///
    /// *Differences:* one that is in no catalogue is grey, and the run says so.
    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

    public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

    /// A colour between two; perceptually, that is in Oklab, unless it is mixed as the device does.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mix(self, rhs, fraction, isPerceptual: colorSpace.isPerceptual))
    }

    func rgba(in context: ResolveContext) -> RGBA {
        switch source {
        case .rgba(let rgba): return rgba
        case .system(let name): return context.color(name)
        case .opacity(let color, let factor): return color.rgba(in: context).opacity(factor)
        case .accent:
            // A tint that is made of the accent colour means the system's one.
            let plain = context.environment(\.tint, nil)
            return context.environment.tint?.rgba(in: plain) ?? context.accentColor ?? Color.blue.rgba(in: context)
        case .primary: return context.session.profile.color("label", context.environment.colorScheme)
        case .schemes(let light, let dark): return context.environment.colorScheme == .dark ? dark : light
        case .asset(let name): return context.assetColor(name)
        case .mix(let one, let other, let fraction, let isPerceptual):
            let share = min(max(fraction, 0), 1)
            return one.rgba(in: context).mixed(other.rgba(in: context), share, isPerceptual: isPerceptual)
        }
    }
}

extension Color {
    public static let red = Color(.system("systemRed"))
    public static let orange = Color(.system("systemOrange"))
    public static let yellow = Color(.system("systemYellow"))
    public static let green = Color(.system("systemGreen"))
    public static let mint = Color(.system("systemMint"))
    public static let teal = Color(.system("systemTeal"))
    public static let cyan = Color(.system("systemCyan"))
    public static let blue = Color(.system("systemBlue"))
    public static let indigo = Color(.system("systemIndigo"))
    public static let purple = Color(.system("systemPurple"))
    public static let pink = Color(.system("systemPink"))
    public static let brown = Color(.system("systemBrown"))
    public static let gray = Color(.system("systemGray"))
    public static let white = Color(.rgba(.white))
    public static let black = Color(.rgba(.black))
    public static let clear = Color(.rgba(.clear))
    public static let primary = Color(.primary)
    public static let secondary = Color(.system("secondaryLabel"))
    public static let accentColor = Color(.accent)
}

extension Color: PrimitiveShapeStyle {
    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint { .color(rgba(in: context)) }
}

extension Color: View, PrimitiveView {
    func resolve(_ context: ResolveContext) -> ViewList {
        let node = context.node("Color", LeafBehavior.greedy()) { info in
            info.draw = { node, painter in painter.shape(.rect(node.frame), .color(rgba(in: context))) }
        }
        // A colour grows under the safe area that it touches, as a background does.
        return .nodes([node])
    }
}
