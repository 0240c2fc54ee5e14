import Foundation
import ProofsheetSnapshots

/// `check --against`: renders an old revision with the present tool and compares with that; no golden is read.
@MainActor struct RevisionRun {
    private let request: RunRequest
    private let progress: any RunProgress

    init(_ request: RunRequest, progress: any RunProgress) {
        self.request = request
        self.progress = progress
    }

    func output(_ revision: String) throws(RunFailure) -> RunOutput {
        let range = RevisionRange(revision)
        let folder = request.output + "/against"
        let repository = Repository(root: request.root)
        let newer = try range.candidate.map { name throws(RunFailure) in try repository.commit(name) }
        let older = try range.isMergeBase ? repository.mergeBase(range.base, range.candidate ?? "HEAD") : repository.commit(range.base)
        try RevisionTree.empty(folder)
        let tree = try RevisionTree(older, of: repository, into: folder, name: "tree")
        let old = try request.reference(in: tree.path, output: folder + "/output", revision: range.baseWords)
        var new = request
        if let newer, let candidate = range.candidate {
            new = try request.reading(try RevisionTree(newer, of: repository, into: folder, name: "candidate").path, revision: candidate)
        }
        progress.announce("Rendering \(range.baseWords).")
        _ = try CheckRun(old, progress: progress).output()
        let snapshots = try accept(old)
        progress.announce(range.candidate.map { "Rendering \($0)." } ?? "Rendering what is here now.")
        let reference = RunRequest.Reference(
            root: tree.path, revision: revision, commits: [older] + (newer.map { [$0] } ?? []), snapshots: snapshots)
        return try CheckRun(new.comparing(with: reference), progress: progress).output()
    }

    /// Makes what the old revision shows the goldens below its own folder; cells that failed there have none. Returns the reports of all.
    private func accept(_ old: RunRequest) throws(RunFailure) -> [SnapshotReport] {
        try RunFailure.attempt { () throws(SnapshotError) in
            let output = OutputFolder(path: old.output)
            let store = GoldenStore(root: old.root.path)
            let snapshots = try output.report()?.snapshots ?? []
            for snapshot in snapshots {
                let shown = snapshot.cells.filter { $0.outcome != .failed }.map(\.key)
                guard !shown.isEmpty, let candidate = try output.candidate(snapshot.name) else { continue }
                let session = try AcceptSession(store: store, output: output)
                _ = try session.accept(snapshot.name, keys: Set(shown), inputs: candidate.inputs)
            }
            return snapshots
        }
    }
}
