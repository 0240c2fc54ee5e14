import Foundation
import ProofsheetSnapshots

extension RunRequest {
    /// The same command for the files of a revision that is to stand in the place of the goldens; pictures are kept of every cell.
    func reference(in tree: String, output: String, revision: String) throws(RunFailure) -> RunRequest {
        var request = try reading(tree, revision: revision)
        request.root = ProjectRoot(at: tree)
        request.output = output
        request.stepSummary = nil
        // Which cells make a part may have been otherwise then.
        request.shard = nil
        request.shardStatusFile = nil
        request.configuration.isTwice = false
        request.isReference = true
        return request
    }

    /// The same command for the files of a revision, whose project's root lies elsewhere.
    func reading(_ tree: String, revision: String) throws(RunFailure) -> RunRequest {
        var request = self
        let prefix = root.path + "/"
        guard inputs.allSatisfy({ $0 == root.path || $0.hasPrefix(prefix) }) else {
            throw RunFailure(
                "An input lies outside of \(shown(root.path)), so it has no revision there. Name inputs of one project.", exitCode: .usage)
        }
        request.inputs = inputs.map { tree + $0.dropFirst(root.path.count) }.filter(FileManager.default.fileExists)
        guard !request.inputs.isEmpty else {
            throw RunFailure("The revision \(revision) has none of the inputs, so there is nothing to compare.", exitCode: .usage)
        }
        request.matrix.keep = .pictures
        request.configuration.against = nil
        return request
    }

    /// The same command with a reference in the place of the goldens.
    func comparing(with reference: Reference) -> RunRequest {
        var request = self
        request.reference = reference
        request.matrix.keep = .pictures
        request.configuration.against = nil
        return request
    }

    /// What stands in the place of the goldens.
    package struct Reference: Equatable, Sendable {
        /// The folder above its `Snapshots`, absolute.
        let root: String
        /// As the user typed it, see `RevisionRange`.
        let revision: String
        /// The full names of the commits that are compared, the older first.
        let commits: [String]
        /// What came of its previews, all cells without goldens.
        let snapshots: [SnapshotReport]

        /// The previews that are there alone, as reports with nothing but orphaned cells; in a shard these are those of the whole run.
        func vanished(besides names: Set<SnapshotName>, isShard: Bool) -> [SnapshotReport] {
            snapshots.filter { !names.contains($0.name) && !$0.cells.isEmpty }.map { old in
                let store = GoldenStore(root: root)
                let golden = store.manifest(ofPath: old.name.path)
                let cells = old.cells.map { cell in
                    var gone = CellReport(key: cell.key, traits: cell.traits, outcome: .orphaned)
                    gone.golden = golden?.cells[cell.key]?.picture.map { store.picturePath($0, of: old.name) }
                    return gone
                }
                return SnapshotReport(vanished: old, cells: cells, isShard: isShard)
            }
        }
    }
}
