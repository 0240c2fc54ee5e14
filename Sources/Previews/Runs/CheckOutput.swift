import ProofsheetSnapshots

/// Writes the report of a check in all its forms, and tells what the command prints and returns.
struct CheckOutput {
    private let request: RunRequest

    init(_ request: RunRequest) { self.request = request }

    func output(_ report: CheckReport) throws(RunFailure) -> RunOutput {
        try RunFailure.attempt { () throws(SnapshotError) in try OutputFolder(path: request.output).write(report) }
        let source = ReportSource(report, request)
        try ReportFiles(request).write(source)
        let text = request.configuration.printsJSON ? String(decoding: report.json(), as: UTF8.self) : TerminalReport(source: source).text
        return RunOutput(text: text, exitCode: report.isMatch ? .matched : .differences)
    }
}
