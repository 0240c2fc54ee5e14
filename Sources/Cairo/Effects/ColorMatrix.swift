import Foundation
import ProofsheetDrawing

/// A change of colours that is linear in red, green, blue and alpha, all straight and within 0...1.
struct ColorMatrix {
    /// For red, green, blue and alpha: the weights of the four old parts and a constant.
    private var rows: [SIMD4<Float>]
    private var constants = SIMD4<Float>()

    // Weights of sRGB's primaries for luminance.
    private static let luminance = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)

    init(_ filter: GroupEffect.ColorFilter) {
        rows = [SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1)]
        switch filter {
        case .brightness(let amount):
            constants = Self.gray(Float(amount))
        case .contrast(let factor):
            scale(SIMD4(Float(factor), Float(factor), Float(factor), 1))
            constants = Self.gray(0.5 - Float(factor) / 2)
        case .saturation(let factor):
            saturate(Float(factor))
        case .grayscale(let amount):
            saturate(1 - Float(amount))
        case .hueRotation(let radians):
            rotate(radians)
        case .invert:
            scale(SIMD4(-1, -1, -1, 1))
            constants = Self.gray(1)
        case .multiply(let color):
            scale(SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha)))
        case .luminanceToAlpha:
            rows = [SIMD4(), SIMD4(), SIMD4(), Self.luminance]
        }
    }

    /// Changes every pixel; neighbours of one colour are worked out once.
    func apply(to layer: Layer) {
        _ = layer.withPixels { pixels in
            var last: (from: UInt32, to: UInt32)?
            for index in pixels.indices {
                let pixel = pixels[index]
                if let last, last.from == pixel {
                    pixels[index] = last.to
                } else {
                    pixels[index] = changed(pixel)
                    last = (pixel, pixels[index])
                }
            }
        }
    }

    private func changed(_ pixel: UInt32) -> UInt32 {
        let alpha = Float(pixel >> 24)
        guard alpha > 0 else { return 0 }
        func part(_ shift: UInt32) -> Float { Float(pixel >> shift & 0xFF) / alpha }
        let color = SIMD4(part(16), part(8), part(0), alpha / 255)
        let mixed = SIMD4(
            (rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum(), (rows[3] * color).sum())
        let result = (mixed + constants).clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
        let opacity = result[3] * 255
        func byte(_ value: Float) -> UInt32 { UInt32((value * opacity).rounded()) }
        return UInt32(opacity.rounded()) << 24 | byte(result[0]) << 16 | byte(result[1]) << 8 | byte(result[2])
    }

    private static func gray(_ value: Float) -> SIMD4<Float> { SIMD4(value, value, value, 0) }

    private mutating func scale(_ factors: SIMD4<Float>) {
        for index in rows.indices { rows[index] *= factors[index] }
    }

    private mutating func saturate(_ factor: Float) {
        for index in 0..<3 { rows[index] = rows[index] * factor + Self.luminance * (1 - factor) }
    }

    // The turn about the grey axis that leaves luminance unchanged, with the rounded weights SVG names.
    private mutating func rotate(_ radians: Double) {
        let (sine, cosine) = Trigonometry.sineAndCosine(CGFloat(radians))
        let (s, c) = (Float(sine), Float(cosine))
        rows[0] = SIMD4(0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0)
        rows[1] = SIMD4(0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0)
        rows[2] = SIMD4(0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0)
    }
}
