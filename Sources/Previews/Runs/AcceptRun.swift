import ProofsheetSnapshots

/// `accept`: makes the candidates of the last check the goldens.
@MainActor package struct AcceptRun {
    private let request: RunRequest
    private let dialogue: any RunDialogue

    package init(_ request: RunRequest, dialogue: any RunDialogue) {
        self.request = request
        self.dialogue = dialogue
    }

    package func output() throws(RunFailure) -> RunOutput {
        let choice = try ClusterChoice(request, dialogue)
        let tools = try RunTools(request)
        let plan = try RunPlan(request, tools)
        let inputs = RunIdentity(request, plan, tools.drawing).inputs
        let output = OutputFolder(path: request.output)
        var accepted: [Acceptance] = []
        let orphans = try OrphanedGoldens(request, plan)
        let leftOver = choice.names.filter(orphans.has)
        try choice.requireCovered(plan.items.map(\.name) + leftOver)
        for item in plan.items {
            let keys = choice.keys(of: item.name, within: try filteredKeys(item))
            if keys?.isEmpty == true { continue }
            accepted.append(
                try RunFailure.attempt { () throws(SnapshotError) in
                    let session = try AcceptSession(store: GoldenStore(root: item.input.root.path), output: output)
                    return try session.accept(item.name, keys: keys, inputs: inputs)
                })
        }
        for name in leftOver {
            if let acceptance = try orphans.remove(choice.keys(of: name, within: nil) ?? [], of: name, output) {
                accepted.append(acceptance)
            }
        }
        let (cells, removed) = choice.isEverything ? try orphans.remove(output) : ([], [])
        accepted += cells
        guard !request.configuration.printsJSON else {
            return RunOutput(text: try RunJSON.text(AcceptedRun(accepted, removed: removed)))
        }
        let lines = accepted.map(\.sentence) + removed.map(request.removalSentence)
        return RunOutput(text: lines.isEmpty ? "Nothing was accepted.\n" : lines.map { $0 + "\n" }.joined())
    }

    /// The keys that cell filters leave, those of cells included that the matrix lost; nil without such filters.
    private func filteredKeys(_ item: RunPlan.Item) throws(RunFailure) -> Set<String>? {
        guard request.configuration.filters.choosesCells else { return nil }
        let plan = try item.snapshotPlan(request)
        let golden = try RunFailure.attempt { () throws(SnapshotError) in try GoldenStore(root: item.input.root.path).golden(item.name) }
        return Set(item.cells.map(\.key) + plan.orphaned(in: golden?.golden))
    }
}
