/// The single source of every report: what became of every cell of a run.
package struct CheckReport: Equatable, Sendable, Codable {
    package static let formatVersion = 1

    package let formatVersion: Int
    package let tools: [String: String]
    /// The files and folders that were named on the command line, as they were typed; empty where none was.
    package let inputs: [String]
    /// What `--against` named, see `RevisionRange`; nil where goldens were compared.
    package let revision: String?
    /// Sorted by path.
    package let snapshots: [SnapshotReport]
    /// Paths below `Snapshots` of goldens whose preview or matrix is gone, sorted; empty where the run was filtered.
    package let orphanedFolders: [String]
    /// Which part of a run this is, nil for a whole one.
    package let shard: ReportShard?

    /// Paths of pictures below the folder `base` are told from there.
    package init(
        tools: [String: String], snapshots: [SnapshotReport], orphanedFolders: [String] = [], base: String = "", inputs: [String] = [],
        revision: String? = nil, shard: ReportShard? = nil
    ) {
        formatVersion = Self.formatVersion
        self.tools = tools
        self.inputs = inputs
        self.revision = revision
        self.snapshots = snapshots.sorted { $0.name < $1.name }.map { $0.relative(to: base) }
        self.orphanedFolders = orphanedFolders.sorted()
        self.shard = shard
    }

    /// The revisions that were compared, nil where goldens were.
    package var range: RevisionRange? { revision.map(RevisionRange.init) }

    package func count(_ outcome: Outcome) -> Int { snapshots.reduce(0) { $0 + $1.count(outcome) } }

    /// Whether the check passes: everything matched and no golden is left over.
    package var isMatch: Bool { orphanedFolders.isEmpty && snapshots.allSatisfy(\.isMatch) }

    /// The content of `report.json`.
    package func json() -> [UInt8] { Manifest.bytes(self) }

    /// Reads a `report.json`; the path is for the error.
    package init(json: [UInt8], path: String) throws(SnapshotError) {
        self = try Manifest.value(CheckReport.self, json, version: Self.formatVersion, path: path, damaged: .damagedReport(path: path))
    }
}
