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
        let folder = request.output + "/against"
        let tree = try RevisionTree(revision, of: request.root, into: folder)
        let old = try request.reading(tree.path, output: folder + "/output", revision: revision)
        progress.announce("Rendering \(revision).")
        _ = try CheckRun(old, progress: progress).output()
        try accept(old)
        progress.announce("Rendering what is here now.")
        return try CheckRun(request.comparing(with: tree.path, named: revision), progress: progress).output()
    }

    /// Makes what the old revision shows the goldens below its own folder; cells that failed there have none.
    private func accept(_ old: RunRequest) throws(RunFailure) {
        try RunFailure.attempt { () throws(SnapshotError) in
            let output = OutputFolder(path: old.output)
            let store = GoldenStore(root: old.root.path)
            for snapshot in try output.report()?.snapshots ?? [] {
                let shown = snapshot.cells.filter { $0.outcome != .failed }.map(\.key)
                guard !shown.isEmpty, let candidate = try output.candidate(snapshot.name) else { continue }
                let session = try AcceptSession(store: store, output: output)
                _ = try session.accept(snapshot.name, keys: Set(shown), inputs: candidate.inputs)
            }
        }
    }
}
