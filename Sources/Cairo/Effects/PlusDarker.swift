import CProofsheetCairo
import ProofsheetDrawing

/// The blend that adds up how dark two pictures are; cairo has none.
enum PlusDarker {
    /// Turns a picture into its mixture with what lies below it.
    static func mix(_ picture: Layer, opacity: Double, onto ground: Layer) {
        guard let below = Layer(picture.rect) else { return }
        cairo_set_operator(below.context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(below.context, ground.surface, 0, 0)
        cairo_paint(below.context)
        let share = UInt32((opacity * 255).rounded())
        _ = below.withPixels { below in
            picture.withPixels { pixels in
                for index in pixels.indices { pixels[index] = mixed(pixels[index], below[index], share) }
            }
        }
    }

    // Darkness of a premultiplied part is its alpha less itself.
    private static func mixed(_ upper: UInt32, _ lower: UInt32, _ share: UInt32) -> UInt32 {
        func part(_ pixel: UInt32, _ shift: UInt32) -> UInt32 { pixel >> shift & 0xFF }
        let (above, below) = (part(upper, 24) * share / 255, part(lower, 24))
        let alpha = min(above + below, 255)
        var result = alpha << 24
        for shift: UInt32 in [16, 8, 0] {
            let darkness = above - min(part(upper, shift) * share / 255, above) + below - min(part(lower, shift), below)
            result |= (alpha - min(darkness, alpha)) << shift
        }
        return result
    }
}
