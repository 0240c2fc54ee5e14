import ProofsheetDrawing

/// From other spaces of colour to sRGB, parts 0 to 1; what lies outside of sRGB is beyond that.
package enum ColorConversion {
    package typealias Parts = (Double, Double, Double)

    /// The curve of sRGB over an amount of light.
    package static func gamma(_ light: Double) -> Double {
        if light < 0 { return -gamma(-light) }
        return light <= 0.0031308 ? light * 12.92 : 1.055 * Trigonometry.power(light, 1 / 2.4) - 0.055
    }

    /// The amount of light of a part of sRGB.
    package static func linear(_ part: Double) -> Double {
        if part < 0 { return -linear(-part) }
        return part <= 0.04045 ? part / 12.92 : Trigonometry.power((part + 0.055) / 1.055, 2.4)
    }

    package static func sRGB(linear parts: Parts) -> Parts { (gamma(parts.0), gamma(parts.1), gamma(parts.2)) }

    /// A gray whose curve is a power of 2.2.
    package static func sRGB(gamma22 gray: Double) -> Double { gray > 0 ? gamma(Trigonometry.power(gray, 2.2)) : 0 }

    /// Display P3 has the curve of sRGB and other primaries; the matrix follows from both sets of primaries, white being D65.
    package static func sRGB(displayP3 parts: Parts) -> Parts {
        let (red, green, blue) = (linear(parts.0), linear(parts.1), linear(parts.2))
        return sRGB(
            linear: (
                1.2249401762 * red - 0.2249401762 * green,
                -0.0420569547 * red + 1.0420569547 * green,
                -0.0196375546 * red - 0.0786360456 * green + 1.0982736001 * blue
            ))
    }
}
