import ProofsheetDrawing

/// A colour in Oklab, in which steps of one length look alike (Björn Ottosson's public definition and its figures).
struct Oklab: Equatable {
    var lightness, greenToRed, blueToYellow: Double

    init(_ color: RGBA) {
        let (red, green, blue) = (Self.light(color.red), Self.light(color.green), Self.light(color.blue))
        let long = Self.root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = Self.root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = Self.root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        greenToRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        blueToYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    /// The colour in sRGB, parts kept within 0 and 1.
    func rgba(alpha: Double) -> RGBA {
        let long = Self.cube(lightness + 0.3963377774 * greenToRed + 0.2158037573 * blueToYellow)
        let medium = Self.cube(lightness - 0.1055613458 * greenToRed - 0.0638541728 * blueToYellow)
        let short = Self.cube(lightness - 0.0894841775 * greenToRed - 1.2914855480 * blueToYellow)
        return RGBA(
            red: Self.part(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
            green: Self.part(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
            blue: Self.part(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short), alpha: alpha)
    }

    private static func cube(_ value: Double) -> Double { value * value * value }
    private static func root(_ value: Double) -> Double { value > 0 ? Trigonometry.power(value, 1 / 3) : 0 }

    private static func light(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : Trigonometry.power((part + 0.055) / 1.055, 2.4)
    }

    private static func part(_ light: Double) -> Double {
        min(max(light <= 0.0031308 ? light * 12.92 : 1.055 * Trigonometry.power(light, 1 / 2.4) - 0.055, 0), 1)
    }
}

extension RGBA {
    /// A colour between two, a share of 0 to 1 away from the first.
    func mixed(_ other: RGBA, _ share: Double, isPerceptual: Bool) -> RGBA {
        let plain = mixed(other, share)
        guard isPerceptual, share > 0, share < 1 else { return plain }
        var result = Oklab(self)
        let end = Oklab(other)
        result.lightness += (end.lightness - result.lightness) * share
        result.greenToRed += (end.greenToRed - result.greenToRed) * share
        result.blueToYellow += (end.blueToYellow - result.blueToYellow) * share
        return result.rgba(alpha: plain.alpha)
    }
}
