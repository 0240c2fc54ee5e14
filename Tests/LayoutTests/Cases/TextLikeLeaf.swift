import Foundation
import ProofsheetLayout

/// A leaf that behaves as one line of SF text would, made of numbers only: swiftui-layout 3.3 and 14.1.
struct TextLikeLeaf {
    /// Points.
    let width, pointSize, leading: CGFloat
    /// Pixels per point.
    let scale: CGFloat

    // SF's vertical metrics in em: ascender 1950 and descender 494 of 2048 units, cap height 0.70459.
    var ascent: CGFloat { pointSize * 1950 / 2048 }
    var descent: CGFloat { pointSize * 494 / 2048 }
    var capHeight: CGFloat { pointSize * 0.70459 }

    private func roundUp(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }

    var size: CGSize { CGSize(width: width, height: roundUp(ascent + descent)) }
    var baseline: CGFloat { (ascent * scale).rounded() / scale }

    var spacing: ViewSpacing {
        let gap = roundUp(0.1 * (ascent + descent))
        let whole = ascent + descent + gap
        let toText = roundUp(leading - ascent - descent)
        return ViewSpacing(
            top: EdgeSpacing(text: .init(toText: toText, toPlain: whole - ascent)), leading: .plain,
            bottom: EdgeSpacing(text: .init(toText: toText, toPlain: max(whole - capHeight, gap + descent))), trailing: .plain)
    }

    var behavior: LeafBehavior {
        let (size, baseline) = (size, baseline)
        let baselines = [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
        return LeafBehavior(spacing: spacing, alignment: { key, _, _ in baselines.contains(key) ? baseline : nil }) { _ in size }
    }
}
