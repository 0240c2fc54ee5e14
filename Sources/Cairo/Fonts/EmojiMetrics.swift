import Foundation

/// How large Apple's emoji are beside text of a size, and how far they advance, which those that stand in for them follow.
enum EmojiMetrics {
    /// The em in points in which emoji stand in text of a size in points: a quarter larger up to 16, the same from 24 on.
    ///
    /// Heights of a face in text of 11 to 30 points, measured on iOS by flutter/flutter#28894, follow it to a pixel or two.
    static func em(textSize: CGFloat) -> CGFloat { textSize <= 16 ? textSize * 1.25 : max(textSize, 12 + textSize / 2) }

    /// What emoji advance by in points whose pictures advance by a part of the stand-in's em: one of 60 points by 65, which were
    /// recorded, rounded up to a pixel; other sizes are assumed to be alike.
    static func advance(own: CGFloat, textSize: CGFloat) -> CGFloat {
        // Characters that the stand-in does not join are several pictures, of 1275 units of 1024 each.
        em(textSize: textSize) * 1.08 * (own * 1024 / 1275).rounded()
    }

    /// The size in points at which the stand-in's pictures are as large as Apple's: they have 1.063 of its em, Apple's 0.975.
    static func drawnSize(textSize: CGFloat) -> CGFloat { em(textSize: textSize) * 0.92 }
}
