import ProofsheetPreviews

/// The command that runs one test again, ready to be pasted into a shell.
struct TestCommand {
    /// A regular expression that fits what both frameworks call the test: `Module.Suite/function()` or `Module.Case/function`.
    let filter: String

    /// The function as `#function` has it, with its labels.
    init(module: String, function: String) {
        let end = function.lastIndex(of: "(") ?? function.endIndex
        let name = function[..<end].filter { $0 != "`" }
        let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        let escaped = String(name.flatMap { #"\.?*+()[]{}|^$"#.contains($0) ? ["\\", $0] : [$0] })
        filter = isPlain ? #"\#(module)\.(.*/)?\#(name)\b"# : #"\#(module)\..*\#(escaped)"#
    }

    var line: String { "swift test --filter " + CellCommand.quoted(filter) }
}
