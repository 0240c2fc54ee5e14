import Foundation
import ProofsheetDrawing
import ProofsheetSnapshots
import ProofsheetViews

/// What `render --json` prints: the cells of each preview, what became of them, and the files of its sheets.
struct RenderedRun: Encodable {
    struct Snapshot: Encodable {
        let name: SnapshotName
        let cells: [RenderedRunCell]
        /// What could not be shown faithfully, each sentence once.
        let notes: [String]
        let sheets: [SheetFile]

        init(_ item: RunPlan.Item, _ results: [RunRendering.Drawn], sheets: [SheetFile]) {
            var notes: [String] = []
            for case .success(let rendered) in results {
                for note in rendered.notes where !notes.contains(note) { notes.append(note) }
            }
            name = item.name
            cells = zip(item.cells, results).map { RenderedRunCell($0, $1) }
            self.notes = notes
            self.sheets = sheets
        }
    }

    /// A sheet and its files, from the project's root where they lie below it, in the order of the formats.
    struct SheetFile: Encodable {
        let family: String
        let files: [String]
    }

    let formatVersion = 1
    /// The page that links the sheets.
    var index = ""
    let snapshots: [Snapshot]

    init(snapshots: [Snapshot]) { self.snapshots = snapshots }
}

/// A cell as `render --json` prints it: its size in points and its fingerprint, or the reason why it failed.
struct RenderedRunCell: Encodable {
    let key: String
    let traits: [String: String]
    let size: [CGFloat]?
    /// Pixels per point.
    let scale: CGFloat?
    let fingerprint, reason: String?

    init(_ cell: Cell, _ result: Result<RenderedCell, StepFailure>) {
        key = cell.key
        traits = cell.traits
        switch result {
        case .success(let rendered):
            size = [rendered.list.size.width, rendered.list.size.height]
            scale = rendered.list.scale
            fingerprint = Fingerprint(of: rendered.list).hex
            reason = nil
        case .failure(let failure): (size, scale, fingerprint, reason) = (nil, nil, nil, failure.description)
        }
    }
}
