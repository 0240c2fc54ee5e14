import Foundation
import ProofsheetSnapshots

/// What a run's pictures depend on, hashed: candidates made from anything else are stale.
struct RunIdentity {
    let inputs: RunInputs

    init(_ request: RunRequest, _ plan: RunPlan, _ tools: DrawingTools) {
        var source = ""
        for item in plan.allItems {
            for file in item.input.sources.files {
                let path = file.path.hasPrefix(item.input.root.path) ? file.path.dropFirst(item.input.root.path.count) : file.path[...]
                source += "\(path)\n\(Fingerprint(of: file.bytes).hex)\n"
            }
        }
        source += AssetStamp.text(tools.project.catalogues, below: request.root.path)
        let cells = plan.allItems.map { "\($0.name.path)\n\($0.allCells.map(\.key).joined(separator: "\n"))" }
        inputs = RunInputs(
            source: Fingerprint(of: Array(source.utf8)).hex,
            configuration: Fingerprint(of: Array((cells + [request.configuration.swiftMode]).joined(separator: "\n").utf8)).hex,
            tools: tools.identities)
    }

    /// The same in all shards of one run, and in no shard of another: of everything above and of the cells that filters leave.
    func run(_ plan: RunPlan, comparedWith commits: [String] = []) -> String {
        let cells = plan.items.map { "\($0.name.path)\n\($0.chosenCells.map(\.key).joined(separator: "\n"))" }.sorted()
        let tools = inputs.tools.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        let text = ([inputs.source, inputs.configuration] + tools + cells + commits).joined(separator: "\n")
        return Fingerprint(of: Array(text.utf8)).hex
    }
}
