import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import ProofsheetPNG
import ProofsheetSnapshots
import ProofsheetViews

/// `render`: sheets of every preview, and a page that links them.
@MainActor package struct RenderRun {
    private let request: RunRequest
    private let progress: any RunProgress

    package init(_ request: RunRequest, progress: any RunProgress) {
        self.request = request
        self.progress = progress
    }

    package func output() throws(RunFailure) -> RunOutput {
        try ShardStatus.tell(request)
        let tools = try RunTools(request)
        let files = try SheetFiles(request, tools)
        let plan = try RunPlan(request, tools)
        progress.announce(plan.announcement)
        let items = plan.items
        var pages = Array(repeating: Page(), count: items.count)
        var notes = RunNotes(plan)
        try RunRendering(plan, progress: progress).run { place, cells throws(RunFailure) in
            let item = items[place]
            guard !item.cells.isEmpty else { return }
            for (index, result) in cells.enumerated() { notes.add(result, item: place, cell: index) }
            for sheet in Self.sheets(item, cells) {
                let written = try files.write(sheet, of: item.name)
                pages[place].lines += written.map { request.shown($0) }
                pages[place].entries.append(SheetIndex.Entry(sheet, files: written.map { files.relative($0) }))
                pages[place].sheets.append(RenderedRun.SheetFile(family: sheet.family, files: written.map(request.reported)))
            }
            pages[place].snapshot = RenderedRun.Snapshot(item, cells, sheets: pages[place].sheets)
            pages[place].complaints = Self.failures(item, cells)
        }
        let index = SheetIndex(entries: pages.flatMap(\.entries))
        var rendered = RenderedRun(snapshots: pages.compactMap(\.snapshot))
        let complaints = pages.flatMap(\.complaints)
        var lines = pages.flatMap(\.lines)
        let page = try files.write(index)
        lines.append(request.shown(page))
        rendered.index = request.reported(page)
        return RunOutput(
            text: request.configuration.printsJSON ? try RunJSON.text(rendered) : lines.map { $0 + "\n" }.joined(),
            complaints: (complaints + notes.lines).map { $0 + "\n" }.joined(),
            exitCode: complaints.isEmpty ? .matched : .differences)
    }

    /// What became of a preview.
    private struct Page {
        var lines: [String] = []
        var entries: [SheetIndex.Entry] = []
        var sheets: [RenderedRun.SheetFile] = []
        var snapshot: RenderedRun.Snapshot?
        var complaints: [String] = []
    }

    /// The sheets of a preview, with failed cells in their places.
    static func sheets(_ item: RunPlan.Item, _ cells: [Result<RenderedCell, StepFailure>]) -> [Sheet] {
        var notes: [String] = []
        let contents = zip(item.cells, cells).map { cell, result -> (cell: Cell, content: SheetCell) in
            switch result {
            case .failure(let failure): return (cell, .failed(failure.description))
            case .success(let rendered):
                for note in rendered.notes where !notes.contains(note) { notes.append(note) }
                return (cell, .picture(rendered.list, Fingerprint(of: rendered.list), views: rendered.tree, name: cell.key))
            }
        }
        return Sheet.sheets(
            suite: item.preview.suite, preview: item.preview.name, matrix: item.name.matrix, cells: contents, notes: notes)
    }

    /// One line for each reason of a preview, with the number of cells it cost.
    static func failures(_ item: RunPlan.Item, _ cells: [Result<RenderedCell, StepFailure>]) -> [String] {
        var counts: [String: Int] = [:]
        var order: [String] = []
        for case .failure(let failure) in cells {
            if counts.updateValue(counts[failure.description, default: 0] + 1, forKey: failure.description) == nil {
                order.append(failure.description)
            }
        }
        return order.map { reason in
            let count = counts[reason] ?? 0
            return "\(item.preview.suite)/\(item.preview.name): \(count == 1 ? "1 cell" : "\(count) cells") failed. \(reason)"
        }
    }
}
