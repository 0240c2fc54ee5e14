import Foundation
import ProofsheetDrawing

/// Filters change every colour of the view's drawing; amounts follow the usual filters of the web.
nonisolated extension View {
    public func brightness(_ amount: Double) -> some View { filter { _ in .brightness(amount.finite) } }
    public func contrast(_ amount: Double) -> some View { filter { _ in .contrast(amount.finite) } }
    public func saturation(_ amount: Double) -> some View { filter { _ in .saturation(amount.finite) } }
    public func grayscale(_ amount: Double) -> some View { filter { _ in .grayscale(min(max(amount.finite, 0), 1)) } }
    public func hueRotation(_ angle: Angle) -> some View { filter { _ in .hueRotation(radians: angle.radians.finite) } }
    public func colorInvert() -> some View { filter { _ in .invert } }
    public func colorMultiply(_ color: Color) -> some View { filter { .multiply(color.rgba(in: $0)) } }
    public func luminanceToAlpha() -> some View { filter { _ in .luminanceToAlpha } }
}

extension Double {
    /// The number, or 0 where it is none.
    fileprivate var finite: Double { isFinite ? self : 0 }
}
