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
        var accepted: [Acceptance] = []
        for item in plan.items {
            let keys = request.isUnfiltered ? nil : Set(item.cells.map(\.key))
            accepted.append(
                try RunFailure.attempt { () throws(SnapshotError) in
                    let session = try AcceptSession(store: GoldenStore(root: item.input.root.path), output: output)
                    return try session.accept(item.name, keys: keys, inputs: inputs)
                })
        }
        let removed = try removeOrphans(plan, output)
        guard !request.configuration.printsJSON else {
            return RunOutput(text: try RunJSON.text(AcceptedRun(accepted, removed: removed)))
        }
        let lines = accepted.map(\.sentence)
        let leftovers = removed.map { "\(request.shown(reported: "Snapshots/\($0)")): removed, because its preview or matrix is gone." }
        return RunOutput(text: (lines + leftovers).map { $0 + "\n" }.joined())
    }

    /// The paths below `Snapshots` of what was removed.
    private func removeOrphans(_ plan: RunPlan, _ output: OutputFolder) throws(RunFailure) -> [String] {
        let orphans = try OrphanedGoldens(request, plan)
        try RunFailure.attempt { () throws(SnapshotError) in
            for group in orphans.groups {
                let session = try AcceptSession(store: GoldenStore(root: group.root.path), output: output)
                for path in group.paths { try session.remove(path: path) }
            }
        }
        return orphans.paths
    }
}
