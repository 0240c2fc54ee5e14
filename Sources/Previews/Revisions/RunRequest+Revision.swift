import Foundation

extension RunRequest {
    /// The same command for the files of an old revision, whose project's root lies elsewhere; pictures are kept of every cell.
    func reading(_ tree: String, output: String, revision: String) throws(RunFailure) -> RunRequest {
        var request = self
        let prefix = root.path + "/"
        guard inputs.allSatisfy({ $0 == root.path || $0.hasPrefix(prefix) }) else {
            throw RunFailure(
                "An input lies outside of \(shown(root.path)), so it has no revision there. Name inputs of one project.", exitCode: .usage)
        }
        request.inputs = inputs.map { tree + $0.dropFirst(root.path.count) }.filter(FileManager.default.fileExists)
        guard !request.inputs.isEmpty else {
            throw RunFailure("The revision \(revision) has none of the inputs, so there is nothing to compare with.", exitCode: .usage)
        }
        request.root = ProjectRoot(at: tree)
        request.output = output
        request.matrix.keep = .pictures
        request.stepSummary = nil
        request.configuration.against = nil
        // Which cells make a part may have been otherwise then.
        request.shard = nil
        request.configuration.isTwice = false
        return request
    }

    /// The same command with the pictures below a folder in the place of the goldens.
    func comparing(with tree: String, named revision: String) -> RunRequest {
        var request = self
        request.reference = Reference(root: tree, revision: revision)
        request.matrix.keep = .pictures
        request.configuration.against = nil
        return request
    }

    /// What stands in the place of the goldens.
    package struct Reference: Equatable, Sendable {
        /// The folder above its `Snapshots`, absolute.
        let root: String
        let revision: String
    }
}
