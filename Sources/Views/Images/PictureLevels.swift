import Foundation
import ProofsheetDrawing
import Synchronization

/// A picture and its halves, made when one is first asked for: a large photograph that is shown small is not sent about as it is.
package final class PictureLevels: Equatable, Sendable {
    package let picture: ImageReference
    private let halves = Mutex<[ImageReference]>([])

    package init(_ picture: ImageReference) { self.picture = picture }

    /// Pictures of no more pixels are taken as they are.
    private static let small = 1_000_000

    /// The smallest level that has at least as many pixels as are drawn, both ways.
    package func level(covering pixels: CGSize) -> ImageReference {
        var level = picture
        var number = 0
        while level.bitmap.width * level.bitmap.height > Self.small, CGFloat(level.bitmap.width / 2) >= pixels.width,
            CGFloat(level.bitmap.height / 2) >= pixels.height, let half = half(number, of: level)
        {
            level = half
            number += 1
        }
        return level
    }

    private func half(_ number: Int, of level: ImageReference) -> ImageReference? {
        halves.withLock { halves in
            if halves.indices.contains(number) { return halves[number] }
            guard let half = level.half else { return nil }
            halves.append(half)
            return half
        }
    }

    package static func == (left: PictureLevels, right: PictureLevels) -> Bool { left.picture == right.picture }
}
