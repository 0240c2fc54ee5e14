import CProofsheetPixman
import ProofsheetDrawing

extension pixman_color_t {
    /// Premultiplied, 16 bits a part.
    init(_ color: RGBA) {
        func part(_ value: Double) -> UInt16 { UInt16((value * color.alpha * 65535).rounded()) }
        self.init(
            red: part(color.red), green: part(color.green), blue: part(color.blue),
            alpha: UInt16((color.alpha * 65535).rounded()))
    }
}
