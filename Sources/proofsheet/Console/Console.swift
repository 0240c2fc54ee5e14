import Foundation

/// Standard output and standard error.
struct Console: Sendable {
    /// Whether standard error is a terminal that can draw over a line.
    var drawsOverLines: Bool { isatty(STDERR_FILENO) == 1 }

    /// Writes to standard output; false if that fails.
    func write(_ text: String) -> Bool {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
            return true
        } catch {
            return false
        }
    }

    /// Writes to standard error; there is no one to tell if that fails.
    func complain(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
