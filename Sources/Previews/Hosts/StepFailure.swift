/// Why a step of a host's work has no answer: a cell that was not drawn, or an entry that was not described.
package struct StepFailure: Error, Hashable, Sendable {
    package indirect enum Reason: Hashable, Sendable {
        /// By a signal.
        case crashed(signal: Int32)
        case exited(status: Int32)
        /// The limit in seconds.
        case tookTooLong(limit: Double)
        /// The limit in bytes.
        case usedTooMuchMemory(limit: Int)
        /// What the host says.
        case refused(String)
        /// Bytes came through the channel that no host writes.
        case garbled
        /// The channel ended, but the process did not.
        case closedChannel
        /// Other cells of the preview failed for this reason, and cost too much time to go on.
        case notTried(after: Reason)
    }

    package let reason: Reason
    /// The end of what the process wrote to its standard error, without the line's end.
    package let lastLines: [String]

    package init(reason: Reason, lastLines: [String] = []) {
        self.reason = reason
        self.lastLines = lastLines
    }
}

extension StepFailure: CustomStringConvertible {
    /// The sentence a person reads, followed by the lines that the process wrote last.
    package var description: String { ([reason.description] + lastLines).joined(separator: "\n") }
}

extension StepFailure.Reason: CustomStringConvertible {
    /// One sentence.
    package var description: String {
        switch self {
        case .crashed(let signal): "The preview crashed with \(ExitStatus.name(ofSignal: signal))."
        case .exited(let status): "The preview ended its process with exit status \(status)."
        case .tookTooLong(let limit): "The preview took longer than \(Self.short(limit)) s."
        case .usedTooMuchMemory(let limit): "The preview used more than \(limit >> 20) MB of memory."
        case .refused(let sentence): sentence
        case .garbled: "The preview wrote to a descriptor that is not its own."
        case .closedChannel: "The preview closed the descriptor through which its cells are drawn."
        case .notTried(let reason): "Not tried, because of other cells of this preview: \(reason)"
        }
    }

    private static func short(_ seconds: Double) -> String {
        seconds == seconds.rounded() ? String(Int(seconds.rounded())) : String(seconds)
    }
}
