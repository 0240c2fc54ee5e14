import Foundation
import ProofsheetDrawing

/// The outline of a card, or of its part behind one row.
enum CardOutline {
    static func outline(_ frame: CGRect, radius: CGFloat, isTop: Bool, isBottom: Bool) -> Outline {
        guard radius > 0, isTop || isBottom else { return .rect(frame) }
        if isTop && isBottom { return .roundedRect(frame, cornerSize: CGSize(width: radius, height: radius)) }
        let (top, bottom) = (isTop ? radius : 0, isBottom ? radius : 0)
        var path = Path()
        path.addRoundedRect(
            in: frame,
            cornerRadii: RectangleCornerRadii(topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top),
            style: .circular)
        return .path(path, evenOdd: false)
    }
}
