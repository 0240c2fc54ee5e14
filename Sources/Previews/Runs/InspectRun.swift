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
        var pages = Array(repeating: Page(), count: plan.items.count)
        var notes = RunNotes(plan)
        let items = plan.items
        try RunRendering(plan, progress: progress).run { place, cells in
            for (index, result) in cells.enumerated() {
                notes.add(result, item: place, cell: index)
                guard case .success(let rendered) = result else { continue }
                pages[place].add(items[place], items[place].cells[index], rendered, isRecord: request.configuration.printsJSON)
            }
            pages[place].complaints = RenderRun.failures(items[place], cells)
        }
        let complaints = pages.flatMap(\.complaints)
        return RunOutput(
            text: request.configuration.printsJSON ? try RunJSON.text(pages.flatMap(\.records)) : pages.map(\.text).joined(),
            complaints: (complaints + notes.lines).map { $0 + "\n" }.joined(),
            exitCode: complaints.isEmpty ? .matched : .differences)
    }

    /// What is printed of a preview.
    private struct Page {
        var records: [InspectedCell] = []
        var text = ""
        var complaints: [String] = []

        mutating func add(_ item: RunPlan.Item, _ cell: Cell, _ rendered: RenderedCell, isRecord: Bool) {
            if isRecord {
                records.append(InspectedCell(item.title, cell, rendered))
            } else {
                text += "\(item.title) \(cell.key)\n\(rendered.tree.dump)\n"
            }
        }
    }
}
