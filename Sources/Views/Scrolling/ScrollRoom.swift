import Foundation
import ProofsheetLayout

/// The room of a scrolling container: its frame, what it draws under the safe area, and how far its content stays away from it.
struct ScrollRoom: Equatable {
    /// How far the container draws beyond its frame, in points; leading and trailing follow the direction.
    var bleed = EdgeInsets()
    /// The part of the frame that the unsafe area covers, in points.
    var covered = EdgeInsets()

    init() {}

    /// Reads the room off the frame of a node and what lies around it; half a pixel counts as touching.
    init(_ node: LayoutNode, _ surroundings: Surroundings, tolerance: CGFloat) {
        let (frame, safe) = (node.frame, surroundings.safe)
        bleed = surroundings.insets(of: frame, tolerance: tolerance)
        let shared = frame.intersection(safe)
        if !shared.isNull && surroundings.container != safe {
            covered = EdgeInsets(
                top: shared.minY - frame.minY, leading: shared.minX - frame.minX, bottom: frame.maxY - shared.maxY,
                trailing: frame.maxX - shared.maxX)
        }
        if node.direction == .rightToLeft {
            (bleed.leading, bleed.trailing) = (bleed.trailing, bleed.leading)
            (covered.leading, covered.trailing) = (covered.trailing, covered.leading)
        }
    }

    /// The rectangle that is drawn, for a container with that frame in the cell.
    func drawn(_ frame: CGRect, _ direction: LayoutDirection) -> CGRect {
        let left = direction == .rightToLeft ? bleed.trailing : bleed.leading
        return CGRect(
            x: frame.minX - left, y: frame.minY - bleed.top, width: frame.width + bleed.horizontal,
            height: frame.height + bleed.vertical)
    }
}
