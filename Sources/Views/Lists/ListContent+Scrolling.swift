import Foundation
import ProofsheetDrawing
import ProofsheetLayout

extension ListContent {
    /// The length of everything the list holds, in points; rows that were not made count as high as the others on average.
    ///
    /// Rows of a grouped list keep the gap to what would follow from the end too [assumed].
    var length: CGFloat {
        let end = look.kind.isGrouped && !lastHadFooter ? look.sectionGap : 0
        return y - window.top + end + CGFloat(unmade) * meanHeight
    }

    /// Whether a part of the list would show that was skipped.
    var showsGap: Bool {
        gaps.contains { $0.end - offset > window.firstSight && $0.start - offset < window.lastSight && $0.end > $0.start }
    }

    /// Moves what has been arranged to where the list stands.
    mutating func settle() {
        offset = scroll.offset(length: length, clear: window.clear, target: target)
        for index in pieces.indices {
            pieces[index].frame.origin.y -= offset
            pieces[index].endOfSection? -= offset
            if !look.kind.isGrouped { pin(index) }
            let frame = pieces[index].frame
            pieces[index].node.info.isOutOfSight = frame.maxY <= window.firstSight || frame.minY >= window.lastSight
        }
        moveCards()
    }

    // The header of the section at the upper edge stays there until the end of its section pushes it out.
    private mutating func pin(_ index: Int) {
        let piece = pieces[index]
        guard let end = piece.endOfSection, piece.frame.minY < window.top, end > window.top else { return }
        let place = max(piece.frame.minY, min(window.top, end - piece.frame.height))
        guard place > piece.frame.minY else { return }
        pieces[index].frame.origin.y = place
        piece.node.info[ZIndexAttribute.self] = 1
        let ground = look.pinnedGround
        piece.node.info.draw = { node, painter in painter.shape(.rect(node.frame), .color(ground)) }
    }

    // A card that begins above the visible room is drawn from where its corners cannot show.
    private mutating func moveCards() {
        let shown = pieces.first { !$0.node.info.isOutOfSight }.map(\.frame.minY) ?? window.firstSight
        let edge = min(shown, window.firstSight) - look.cardRadius
        cards = cards.compactMap { card in
            let (top, bottom) = (max(card.frame.minY - offset, edge), card.frame.maxY - offset)
            guard bottom > top else { return nil }
            var moved = card
            moved.frame = CGRect(x: card.frame.minX, y: top, width: card.frame.width, height: bottom - top)
            return moved
        }
    }
}
