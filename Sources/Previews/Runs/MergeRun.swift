import Foundation
import ProofsheetSnapshots

/// `merge`: joins what the shards of a check found, so that it says, writes and returns what one run would have.
@MainActor package struct MergeRun {
    private let request: RunRequest

    package init(_ request: RunRequest) { self.request = request }

    package func output() throws(RunFailure) -> RunOutput {
        let report = try RunFailure.attempt { () throws(SnapshotError) in
            var shards: [ShardReport] = []
            for input in request.inputs { shards.append(try ShardReport(OutputFolder(path: folder(input)))) }
            return try ShardMerge(shards, into: OutputFolder(path: request.output), base: request.root.path).run()
        }
        return try CheckOutput(request).output(report)
    }

    /// The output folder of a shard, which may also be named by the report in it.
    private func folder(_ input: String) -> String {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: input, isDirectory: &isFolder)
        return exists && !isFolder.boolValue ? URL(fileURLWithPath: input).deletingLastPathComponent().path : input
    }
}
