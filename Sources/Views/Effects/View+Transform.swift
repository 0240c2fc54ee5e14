import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Geometry effects move the drawing and what geometry is read inside; the layout frame stays: swiftui-layout 5.
nonisolated extension View {
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        transform { CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor.point(in: $0)) }
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        transform { CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.point(in: $0)) }
    }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Moves the drawing by points; `width` counts in the direction of reading.
    public func offset(_ offset: CGSize) -> some View {
        transform { _ in CGAffineTransform(translationX: offset.width, y: offset.height) }
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    public func transformEffect(_ transform: CGAffineTransform) -> some View { self.transform { _ in transform } }

    /// Mirrors the drawing where reading starts at the right.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        motion { node, context in
            guard enabled, context.environment.layoutDirection == .rightToLeft else { return .identity }
            return CGAffineTransform(-1, 0, 0, 1, node.frame.minX + node.frame.maxX, 0)
        }
    }
}
