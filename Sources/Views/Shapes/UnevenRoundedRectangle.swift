import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A rectangle with a radius in points for each corner; leading and trailing follow the direction of reading.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        func less(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
        let radii = RectangleCornerRadii(
            topLeading: less(cornerRadii.topLeading), bottomLeading: less(cornerRadii.bottomLeading),
            bottomTrailing: less(cornerRadii.bottomTrailing), topTrailing: less(cornerRadii.topTrailing))
        return Inset(base: UnevenRoundedRectangle(cornerRadii: radii, style: style), amount: amount)
    }
}
