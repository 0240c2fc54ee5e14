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
        if let revision = request.configuration.against { return try RevisionRun(request, progress: progress).output(revision) }
        try RunFailure.attempt { () throws(SnapshotError) in try SelfTest().run() }
        try ShardStatus.tell(request)
        let tools = try RunTools(request)
        let fonts = try tools.fonts()
        let plan = try RunPlan(request, tools)
        progress.announce(plan.announcement)
        let order = request.configuration.shuffleSeed.map { CellOrder.seeded(UInt64($0)) } ?? .matrix
        let results = try RunResults(plan, order: order, progress: progress)
        let rasterizer = Rasterizer(fonts: fonts)
        let identity = RunIdentity(request, plan, tools)
        let inputs = identity.inputs
        let output = OutputFolder(path: request.output)
        var reports: [SnapshotReport] = []
        var complaints: [String] = request.isRecordingRefused ? ["Nothing is recorded, because the variable CI is set."] : []
        let recording = Recording(mode: request.reference == nil ? request.record : .never, output: output, inputs: inputs)
        for (item, cells) in zip(plan.items, results.cells) {
            let snapshot = try item.snapshotPlan(request)
            let store = GoldenStore(root: request.reference?.root ?? item.input.root.path)
            let ignoresFingerprints = request.configuration.comparesPixels
            let report = try RunFailure.attempt { () throws(SnapshotError) in
                var check = try SnapshotCheck(
                    snapshot, store: store, output: output, inputs: inputs, ignoresFingerprints: ignoresFingerprints)
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
            let recorded = recording.record(report, in: store)
            reports.append(recorded.report)
            if let complaint = recorded.complaint { complaints.append(complaint) }
        }
        let orphans = request.reference == nil ? try OrphanedGoldens(request, plan).paths : []
        let shard = request.shard.map {
            ReportShard(index: $0.index, count: $0.count, run: identity.run(plan), orphanedFolders: orphans)
        }
        let report = CheckReport(
            tools: tools.identities, snapshots: reports, orphanedFolders: shard == nil ? orphans : [], base: request.root.path,
            inputs: request.typedInputs, revision: request.reference?.revision, shard: shard)
        var result = try CheckOutput(request).output(report)
        complaints += results.notes(plan)
        if request.configuration.isTwice {
            let sentences = try Steadiness(plan, first: results, progress: progress).sentences()
            complaints += sentences
            if !sentences.isEmpty { result.exitCode = .differences }
        }
        result.complaints = complaints.map { $0 + "\n" }.joined()
        return result
    }
}
