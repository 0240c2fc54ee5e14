import ProofsheetSnapshots

/// `accept`: makes the candidates of the last check the goldens.
@MainActor package struct AcceptRun {
    private let request: RunRequest
    private let progress: any RunProgress

    package init(_ request: RunRequest, progress: any RunProgress) {
        self.request = request
        self.progress = progress
    }

    package func output() throws(RunFailure) -> RunOutput {
        let tools = try RunTools(request)
        let plan = try RunPlan(request, tools)
        let inputs = RunIdentity(request, plan, tools).inputs
        let output = OutputFolder(path: request.output)
        var lines: [String] = []
        for item in plan.items {
            let keys = request.isUnfiltered ? nil : Set(item.cells.map(\.key))
            let accepted = try RunFailure.attempt { () throws(SnapshotError) in
                let session = try AcceptSession(store: GoldenStore(root: item.input.root.path), output: output)
                return try session.accept(item.name, keys: keys, inputs: inputs)
            }
            lines.append(accepted.sentence)
        }
        lines += try removeOrphans(plan, output)
        return RunOutput(text: lines.map { $0 + "\n" }.joined())
    }

    private func removeOrphans(_ plan: RunPlan, _ output: OutputFolder) throws(RunFailure) -> [String] {
        guard request.isUnfiltered, request.coversAllSources else { return [] }
        let (root, matrix) = (request.root.path, request.configuration.matrix)
        let planned = Set(plan.items.map(\.name.path))
        return try RunFailure.attempt { () throws(SnapshotError) in
            let store = GoldenStore(root: root)
            let orphans = try store.paths().filter { !planned.contains($0) && $0.hasSuffix("/" + matrix) }
            guard !orphans.isEmpty else { return [] }
            let session = try AcceptSession(store: store, output: output)
            for path in orphans { try session.remove(path: path) }
            return orphans.map { "Snapshots/\($0): removed, because its preview or matrix is gone." }
        }
    }
}
