import ProofsheetSnapshots

/// Which changes of the last check are to be accepted.
struct ClusterChoice {
    /// Nil for everything.
    private let chosen: [Cluster]?

    /// By the numbers that the request names, by asking a person, or everything.
    init(_ request: RunRequest, _ dialogue: any RunDialogue) throws(RunFailure) {
        let configuration = request.configuration
        guard configuration.isInteractive || !configuration.clusters.isEmpty else {
            chosen = nil
            return
        }
        let shown = request.shown(request.output)
        let stored = try RunFailure.attempt { () throws(SnapshotError) in try OutputFolder(path: request.output).report() }
        guard let report = stored else {
            throw RunFailure("There is no report of a check in \(shown). Run proofsheet check first.")
        }
        let source = ReportSource(report, request)
        var chosen = source.clusters.all
        if !configuration.clusters.isEmpty { chosen = try Self.named(configuration.clusters, source.clusters) }
        if configuration.isInteractive {
            let walk = ClusterWalk(source, Set(chosen.map(\.number)), matrix: configuration.matrix)
            chosen = walk.chosen(dialogue)
        }
        self.chosen = chosen
    }

    /// Whether no change was chosen from others.
    var isEverything: Bool { chosen == nil }

    /// The previews that the chosen changes are of, sorted; empty where no change was chosen from others.
    var names: [SnapshotName] { Set((chosen ?? []).flatMap(\.parts).map(\.name)).sorted() }

    /// The cells of a preview to accept, nil for all, of those that the filters leave.
    func keys(of name: SnapshotName, within filtered: Set<String>?) -> Set<String>? {
        guard let chosen else { return filtered }
        let keys = Set(chosen.flatMap(\.parts).filter { $0.name == name }.flatMap(\.cells).map(\.key))
        return filtered.map(keys.intersection) ?? keys
    }

    /// Refuses a change of a preview or matrix that the command does not cover, so that nothing is passed over in silence.
    func requireCovered(_ names: [SnapshotName]) throws(RunFailure) {
        for cluster in chosen ?? [] {
            guard let part = cluster.parts.first(where: { !names.contains($0.name) }) else { continue }
            throw RunFailure(
                "Change \(cluster.number) is one of \(part.name), which this command does not cover. "
                    + "Accept with the inputs and filters of the check and --matrix \(part.name.matrix).", exitCode: .usage)
        }
    }

    private static func named(_ numbers: [Int], _ clusters: Clusters) throws(RunFailure) -> [Cluster] {
        var named: [Cluster] = []
        for number in Set(numbers).sorted() {
            guard let cluster = clusters.cluster(number) else {
                let count = clusters.all.count
                let found = count == 0 ? "it found none" : count == 1 ? "it found only change 1" : "it found 1 to \(count)"
                throw RunFailure("The last check found no change \(number): \(found). Run proofsheet check for the list.", exitCode: .usage)
            }
            named.append(cluster)
        }
        return named
    }
}
