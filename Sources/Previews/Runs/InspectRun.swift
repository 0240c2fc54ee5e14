import ProofsheetDrawing
import ProofsheetViews

/// `inspect`: laid-out trees, as text for the first cell of each preview or as JSON for all cells.
@MainActor package struct InspectRun {
    private let request: RunRequest
    private let progress: any RunProgress

    package init(_ request: RunRequest, progress: any RunProgress) {
        self.request = request
        self.progress = progress
    }

    package func output() throws(RunFailure) -> RunOutput {
        let tools = try RunTools(request)
        _ = try tools.fonts()
        var plan = try RunPlan(request, tools)
        if !request.configuration.printsJSON { plan = plan.firstCells }
        progress.announce(plan.announcement)
        let results = try RunResults(plan, progress: progress)
        var records: [InspectedCell] = []
        var text = ""
        var complaints: [String] = []
        for (item, cells) in zip(plan.items, results.cells) {
            for (cell, result) in zip(item.cells, cells) {
                guard case .success(let rendered) = result else { continue }
                records.append(InspectedCell(item.title, cell, rendered))
                text += "\(item.title) \(cell.key)\n\(rendered.tree.dump)\n"
            }
            complaints += RenderRun.failures(item, cells)
        }
        return RunOutput(
            text: request.configuration.printsJSON ? try RunJSON.text(records) : text,
            complaints: (complaints + results.notes(plan)).map { $0 + "\n" }.joined(),
            exitCode: complaints.isEmpty ? .matched : .differences)
    }
}
