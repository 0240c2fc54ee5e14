import Foundation

/// Brings the pictures of an older revision, with which all shards compared, from their folders into one.
struct ShardReferences {
    /// Where `check --against` keeps them below an output folder.
    private static let folder = "/against/tree/Snapshots/"

    private let shards: [OutputFolder]
    private let output: OutputFolder
    private let base: String

    init(_ shards: [OutputFolder], output: OutputFolder, base: String) {
        (self.shards, self.output, self.base) = (shards, output, base)
    }

    /// Copies every picture that stood in the place of a golden, and lets the report's paths lead to the copies.
    ///
    /// What a shard came without stays as the report says.
    func merge(_ report: inout SnapshotReport) throws(SnapshotError) {
        var told: [String: String] = [:]
        for index in report.cells.indices {
            guard let golden = report.cells[index].golden, let place = golden.range(of: Self.folder) else { continue }
            let relative = Self.folder.dropFirst() + golden[place.upperBound...]
            if told[golden] == nil, let shard = shards.first(where: { FileAccess.kind("\($0.path)/\(relative)") == .file }) {
                let folder = relative[..<(relative.lastIndex(of: "/") ?? relative.startIndex)]
                try output.make(String(folder))
                let path = "\(output.path)/\(relative)"
                try FileAccess.write(try FileAccess.read("\(shard.path)/\(relative)"), to: path)
                told[golden] = path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : path
            }
            report.cells[index].golden = told[golden] ?? golden
        }
    }
}
