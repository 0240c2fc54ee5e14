/// What a finished command prints and returns.
package struct RunOutput: Equatable, Sendable {
    /// For standard output, with a line end after every line.
    package var text: String
    /// For standard error, likewise; whole sentences.
    package var complaints: String
    package var exitCode: ExitCode

    package init(text: String = "", complaints: String = "", exitCode: ExitCode = .matched) {
        (self.text, self.complaints, self.exitCode) = (text, complaints, exitCode)
    }
}
