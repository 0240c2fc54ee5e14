import Foundation
import ProofsheetPreviews

/// Standard input, standard output and standard error.
struct Console: RunDialogue {
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

    /// Writes a question to standard output and reads the next line of standard input; nil at its end.
    func answer(to question: String) -> String? {
        guard write(question) else { return nil }
        let line = readLine()
        // What comes next is not to stand behind the question.
        if line == nil { _ = write("\n") }
        return line
    }

    /// Writes to standard error; there is no one to tell if that fails.
    func complain(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
