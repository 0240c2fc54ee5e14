import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import ProofsheetSnapshots
import ProofsheetViews

/// `check`: renders, compares with the goldens and leaves candidates and a report.
@MainActor package struct CheckRun {
    private let request: RunRequest
    private let progress: any RunProgress

    package init(_ request: RunRequest, progress: any RunProgress) {
        self.request = request
        self.progress = progress
    }

    package func output() throws(RunFailure) -> RunOutput {
        let tools = try RunTools(request)
        let plan = try RunPlan(request, tools)
        progress.announce(plan.announcement)
        let results = try RunResults(plan, progress: progress)
        let fonts = try tools.fonts()
        let rasterizer = Rasterizer(fonts: fonts)
        let inputs = RunIdentity(request, plan, tools).inputs
        let output = OutputFolder(path: request.output)
        var reports: [SnapshotReport] = []
        for (item, cells) in zip(plan.items, results.cells) {
            let (request, selection) = (request, request.isUnfiltered ? nil : Set(item.cells.map(\.key)))
            let report = try RunFailure.attempt { () throws(SnapshotError) in
                let snapshot = try SnapshotPlan(
                    name: item.name, source: item.input.source(of: item.preview), keep: SnapshotKeep.keep(request.matrix.keep),
                    axes: Self.axes(item.allCells),
                    cells: item.allCells.map(Self.planned), selection: selection)
                var check = try SnapshotCheck(
                    snapshot, store: GoldenStore(root: item.input.root.path), output: output, inputs: inputs,
                    ignoresFingerprints: request.configuration.comparesPixels)
                for (cell, result) in zip(item.cells, cells) {
                    switch result {
                    case .failure(let failure): check.fail(cell.key, reason: failure.description)
                    case .success(let rendered):
                        try check.judge(
                            cell.key, fingerprint: Fingerprint(of: rendered.list), tree: { rendered.tree.dump },
                            picture: { try rasterizer.bitmap(rendered.list, scale: 1) })
                    }
                }
                return try check.finish()
            }
            reports.append(report)
        }
        let orphans = try OrphanedGoldens(request, plan).paths
        let report = CheckReport(tools: tools.identities, snapshots: reports, orphanedFolders: orphans, base: request.root.path)
        try RunFailure.attempt { () throws(SnapshotError) in try output.write(report) }
        let text =
            request.configuration.printsJSON
            ? String(decoding: report.json(), as: UTF8.self)
            : ReportText(report, shown: { request.shown(reported: $0) }).text
        return RunOutput(
            text: text, complaints: results.notes(plan).map { $0 + "\n" }.joined(),
            exitCode: report.isMatch ? .matched : .differences)
    }

    private static func planned(_ cell: Cell) -> PlannedCell {
        PlannedCell(key: cell.key, traits: cell.traits)
    }

    private static func axes(_ cells: [Cell]) -> [SnapshotAxis] {
        Axis.allCases.map { axis in
            var traits: [String] = []
            for cell in cells where !traits.contains(cell.trait(axis)) { traits.append(cell.trait(axis)) }
            return SnapshotAxis(name: axis.rawValue, traits: traits)
        }
    }
}
