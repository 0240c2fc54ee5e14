import ProofsheetSnapshots

/// `prune`: removes goldens whose preview, matrix or cell is gone; it compiles and counts, but renders nothing.
@MainActor package struct PruneRun {
    private let request: RunRequest

    package init(_ request: RunRequest) { self.request = request }

    package func output() throws(RunFailure) -> RunOutput {
        let plan = try RunPlan(request, try RunTools(request))
        if let item = plan.items.first(where: { $0.failure != nil }), let failure = item.failure {
            // A provider that does not tell its previews would leave all of them without an owner.
            throw RunFailure("Nothing was pruned, because the previews of \(item.preview.suite) cannot be told: \(failure)")
        }
        let output = OutputFolder(path: request.output)
        var pruned: [Acceptance] = []
        for item in plan.items {
            let snapshot = try item.snapshotPlan(request)
            let acceptance = try RunFailure.attempt { () throws(SnapshotError) in
                try AcceptSession(store: GoldenStore(root: item.input.root.path), output: output).prune(snapshot)
            }
            if let acceptance { pruned.append(acceptance) }
        }
        let (cells, removed) = try OrphanedGoldens(request, plan).remove(output)
        pruned += cells
        guard !request.configuration.printsJSON else { return RunOutput(text: try RunJSON.text(AcceptedRun(pruned, removed: removed))) }
        let lines = pruned.map(\.sentence) + removed.map(request.removalSentence)
        return RunOutput(text: lines.isEmpty ? "Nothing to prune.\n" : lines.map { $0 + "\n" }.joined())
    }
}
