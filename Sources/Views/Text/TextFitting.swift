import Foundation

/// Makes room for a text that would lose characters: moves them together, then shrinks them (swiftui-layout 10).
///
/// How far was read off pictures of macOS 26 that show one line in ever narrower frames.
struct TextFitting {
    typealias Setting = (content: TextContent, lines: TextLines)

    /// Characters move together by a 72nd of an em at most.
    private static let mostTightening: CGFloat = 1.0 / 72
    /// How often the room between what fits and what does not is halved.
    private static let steps = 5

    private let allowsTightening: Bool
    private let leastScale: CGFloat
    private let set: (_ scale: CGFloat, _ tightening: CGFloat) -> Setting

    /// `set` lays the text out with its fonts scaled and its characters moved together by a part of the em.
    init(_ environment: EnvironmentValues, set: @escaping (_ scale: CGFloat, _ tightening: CGFloat) -> Setting) {
        allowsTightening = environment.allowsTightening
        leastScale = environment.minimumScaleFactor
        self.set = set
    }

    /// The setting that loses least, beginning with the one that changes nothing.
    func fitted(_ plain: Setting) -> Setting {
        guard plain.lines.isTruncated else { return plain }
        let tight = allowsTightening ? tightened() : plain
        guard tight.lines.isTruncated, leastScale > 0, leastScale < 1 else { return tight }
        return shrunk()
    }

    // By no more than is needed; what does not fit is cut off as late as possible.
    private func tightened() -> Setting {
        var best = set(1, Self.mostTightening)
        guard !best.lines.isTruncated else { return best }
        var (low, high): (CGFloat, CGFloat) = (0, Self.mostTightening)
        for _ in 0..<Self.steps {
            let middle = (low + high) / 2
            let setting = set(1, middle)
            if setting.lines.isTruncated { low = middle } else { (high, best) = (middle, setting) }
        }
        return best
    }

    // The largest that fits; the least where none does.
    private func shrunk() -> Setting {
        var best = set(leastScale, 0)
        guard !best.lines.isTruncated else { return best }
        var (low, high): (CGFloat, CGFloat) = (leastScale, 1)
        for _ in 0..<Self.steps {
            let middle = (low + high) / 2
            let setting = set(middle, 0)
            if setting.lines.isTruncated { high = middle } else { (low, best) = (middle, setting) }
        }
        return best
    }
}
