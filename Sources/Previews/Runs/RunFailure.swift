import ProofsheetCairo
import ProofsheetSnapshots

/// Why a run ended before its work was done: the sentence for a person and the exit code.
package struct RunFailure: Error, Equatable, Sendable, CustomStringConvertible {
    package let description: String
    package let exitCode: ExitCode

    init(_ description: String, exitCode: ExitCode = .notRun) {
        self.description = description
        self.exitCode = exitCode
    }

    /// Does something that fails with a sentence of its own.
    static func attempt<Result, Failure: Error & CustomStringConvertible>(
        exitCode: ExitCode = .notRun, _ body: () throws(Failure) -> Result
    ) throws(RunFailure) -> Result {
        do throws(Failure) {
            return try body()
        } catch {
            throw RunFailure(error.description, exitCode: exitCode)
        }
    }
}
