import ProofsheetPreviews
import Synchronization

/// Shows progress on standard error: a bar on a terminal, else a line for every tenth of the work.
final class ConsoleProgress: RunProgress {
    private let drawsBar: Bool
    private let write: @Sendable (String) -> Void
    private let shown = Mutex(Shown())

    private struct Shown {
        /// Hundredths on a terminal, tenths elsewhere; -1 before the first.
        var step = -1
        var doing = ""
        var hasBar = false
    }

    init(drawsBar: Bool, write: @escaping @Sendable (String) -> Void) {
        (self.drawsBar, self.write) = (drawsBar, write)
    }

    func announce(_ sentence: String) {
        shown.withLock { shown in
            write((shown.hasBar ? Self.eraseLine : "") + sentence + "\n")
            shown = Shown()
        }
    }

    func advance(to done: Int, of total: Int, doing: String) {
        guard total > 0 else { return }
        let done = min(max(done, 0), total)
        let step = done * (drawsBar ? 100 : 10) / total
        shown.withLock { shown in
            guard step != shown.step || doing != shown.doing else { return }
            (shown.step, shown.doing, shown.hasBar) = (step, doing, drawsBar)
            write(drawsBar ? Self.bar(done, total, doing) : "\(doing): \(done) of \(total)\n")
        }
    }

    func finish() {
        shown.withLock { shown in
            if shown.hasBar { write(Self.eraseLine) }
            shown = Shown()
        }
    }

    private static let eraseLine = "\r\u{1B}[K"
    private static let barWidth = 30

    private static func bar(_ done: Int, _ total: Int, _ doing: String) -> String {
        let filled = done * barWidth / total
        let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: barWidth - filled)
        return "\(eraseLine)[\(bar)] \(done) of \(total) \(doing)"
    }
}
