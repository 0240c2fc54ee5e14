import Foundation
import ProofsheetLayout

/// The part of a list in which rows show, in points from the list's top leading corner.
struct ListWindow {
    /// Where the content of a list that is not scrolled begins, and where that of one scrolled to its end does end.
    let top, bottom: CGFloat
    /// The edges of what is drawn, under bars too.
    let firstSight, lastSight: CGFloat
    let leading, width: CGFloat

    init(_ size: CGSize, _ room: ScrollRoom, margins: EdgeInsets) {
        top = room.covered.top + margins.top
        bottom = size.height - room.covered.bottom - margins.bottom
        firstSight = -room.bleed.top
        lastSight = size.height + room.bleed.bottom
        leading = room.covered.leading + margins.leading
        width = size.width - room.covered.horizontal - margins.horizontal
    }

    /// The height in points that neither bars nor margins take.
    var clear: CGFloat { max(0, bottom - top) }
}
