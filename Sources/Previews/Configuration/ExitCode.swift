/// What the tool tells the shell.
package enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
    /// Everything was done, and everything compared was equal.
    case matched = 0
    /// Something differs, is missing or orphaned, or a cell failed.
    case differences = 1
    /// The command or the configuration is wrong; nothing was tried.
    case usage = 2
    /// Nothing could be run: sources that do not compile, no preview, a missing font, a full disk.
    case notRun = 3
}
