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
        let identity = RunIdentity(request, plan, tools.drawing)
        let checks = CheckedPreviews(request, plan, inputs: identity.inputs, rasterizer: Rasterizer(fonts: fonts))
        var notes = RunNotes(plan)
        var marks = CellMarks(plan)
        try RunRendering(plan, order: order, progress: progress).run { place, index, result throws(RunFailure) in
            let fingerprint = (try? result.get()).map { Fingerprint(of: $0.list) }
            notes.add(result, item: place, cell: index)
            marks.set(fingerprint, item: place, cell: index)
            try checks.judge(place, index, result, fingerprint)
        } done: { place throws(RunFailure) in
            try checks.close(place)
        }
        let recorded = checks.recorded()
        let vanished = request.reference?.vanished(besides: Set(plan.allItems.map(\.name)), isShard: request.shard != nil) ?? []
        let orphans = request.reference == nil && !request.isReference ? try OrphanedGoldens(request, plan) : nil
        let orphanedFolders = orphans?.paths ?? []
        let orphanedCells = orphans?.reports(isShard: request.shard != nil) ?? []
        let shard = request.shard.map {
            ReportShard(
                index: $0.index, count: $0.count, run: identity.run(plan, comparedWith: request.reference?.commits ?? []),
                orphanedFolders: orphanedFolders)
        }
        let report = CheckReport(
            tools: tools.drawing.identities, snapshots: recorded.reports + vanished + orphanedCells,
            orphanedFolders: shard == nil ? orphanedFolders : [],
            base: request.root.path, inputs: request.typedInputs, revision: request.reference?.revision, shard: shard)
        var result = try CheckOutput(request).output(report)
        var complaints = recorded.complaints + notes.lines
        if !request.isReference { complaints += ToleranceAdvice(request, plan).sentences(recorded.reports) }
        if request.configuration.isTwice {
            let sentences = try Steadiness(plan, first: marks, progress: progress).sentences()
            complaints += sentences
            if !sentences.isEmpty { result.exitCode = .differences }
        }
        result.complaints = complaints.map { $0 + "\n" }.joined()
        return result
    }
}
