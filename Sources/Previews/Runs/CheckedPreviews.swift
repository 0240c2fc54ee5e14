import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import ProofsheetSnapshots
import ProofsheetViews

/// The previews of a check: each cell is judged when it comes and let go; a preview is opened with its first cell and closed with its
/// last, so that only the few that hosts are at work on are open at a time.
@MainActor final class CheckedPreviews {
    private let request: RunRequest
    private let plan: RunPlan
    private let inputs: RunInputs
    private let rasterizer: Rasterizer
    private let output: OutputFolder
    private var open: [Int: SnapshotCheck] = [:]
    private var closed: [Int: SnapshotReport] = [:]

    init(_ request: RunRequest, _ plan: RunPlan, inputs: RunInputs, rasterizer: Rasterizer) {
        (self.request, self.plan, self.inputs, self.rasterizer) = (request, plan, inputs, rasterizer)
        output = OutputFolder(path: request.output)
    }

    /// Judges a cell by its places in the plan; the fingerprint is that of its list.
    func judge(_ place: Int, _ index: Int, _ result: RunRendering.Drawn, _ fingerprint: Fingerprint?) throws(RunFailure) {
        try openIfNeeded(place)
        let key = plan.items[place].cells[index].key
        switch result {
        case .failure(let failure): open[place]?.fail(key, reason: failure.description)
        case .success(let rendered):
            try RunFailure.attempt { () throws(SnapshotError) in
                try open[place]?.judge(
                    key, fingerprint: fingerprint ?? Fingerprint(of: rendered.list), tree: { rendered.tree.dump },
                    picture: { try rasterizer.bitmap(rendered.list, scale: 1) })
            }
        }
    }

    /// Notes that a preview's last cell was judged.
    func close(_ place: Int) throws(RunFailure) {
        try openIfNeeded(place)
        closed[place] = try RunFailure.attempt { () throws(SnapshotError) in try open[place]?.finish() }
        open[place] = nil
    }

    /// Where a preview's goldens are, or what stands in their place.
    private func store(_ place: Int) -> GoldenStore { GoldenStore(root: request.reference?.root ?? plan.items[place].input.root.path) }

    /// The report of every closed preview with its place, in the order of the plan.
    private var reports: [(place: Int, report: SnapshotReport)] { closed.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }

    /// The reports with what was made golden of what they tell, and sentences that say why nothing or not everything was.
    func recorded() -> (reports: [SnapshotReport], complaints: [String]) {
        var complaints = request.isRecordingRefused ? ["Nothing is recorded, because the variable CI is set."] : []
        let recording = Recording(mode: request.reference == nil ? request.record : .never, output: output, inputs: inputs)
        let reports = reports.map { place, report in
            let recorded = recording.record(report, in: store(place))
            if let complaint = recorded.complaint { complaints.append(complaint) }
            return recorded.report
        }
        return (reports, complaints)
    }

    private func openIfNeeded(_ place: Int) throws(RunFailure) {
        guard open[place] == nil else { return }
        let snapshot = try plan.items[place].snapshotPlan(request)
        open[place] = try RunFailure.attempt { () throws(SnapshotError) in
            try SnapshotCheck(
                snapshot, store: store(place), output: output, inputs: inputs, ignoresFingerprints: request.configuration.comparesPixels)
        }
    }
}
