import Foundation
import ProofsheetDrawing

/// A rectangle with the radii of its corners above and below, in points: a card, or its part behind one row.
struct CardOutline {
    var frame: CGRect
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    /// Whether the corners are of the continuous style.
    var isContinuous = true

    var outline: Outline {
        guard top > 0 || bottom > 0 else { return .rect(frame) }
        if top == bottom {
            let corner = CGSize(width: top, height: top)
            return isContinuous ? .continuousRect(frame, cornerSize: corner) : .roundedRect(frame, cornerSize: corner)
        }
        var path = Path()
        path.addRoundedRect(
            in: frame,
            cornerRadii: RectangleCornerRadii(topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top),
            style: isContinuous ? .continuous : .circular)
        return .path(path, evenOdd: false)
    }
}
