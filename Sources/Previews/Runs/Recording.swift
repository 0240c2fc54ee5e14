import ProofsheetSnapshots

/// Makes goldens of what a check has just seen, as far as its mode goes.
struct Recording {
    let mode: RecordMode
    let output: OutputFolder
    let inputs: RunInputs

    /// The report with what was recorded, and a sentence where the golden could not be written and stayed as it was.
    func record(_ report: SnapshotReport, in store: GoldenStore) -> (report: SnapshotReport, complaint: String?) {
        let keys = Set(report.cells.filter { mode.takes($0.outcome) }.map(\.key))
        guard !keys.isEmpty else { return (report, nil) }
        // What the matrix lost goes only when the whole golden is made anew.
        let isWhole = mode == .all && report.isComplete && report.count(.failed) == 0
        do throws(SnapshotError) {
            _ = try AcceptSession(store: store, output: output).accept(report.name, keys: isWhole ? nil : keys, inputs: inputs)
        } catch {
            return (report, error.description)
        }
        return (report.recording(isWhole ? Set(report.cells.map(\.key)) : keys), nil)
    }
}
