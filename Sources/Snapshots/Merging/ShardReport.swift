/// The report of a shard and the folder that it was read from.
package struct ShardReport: Sendable {
    /// As the user would type it.
    package let path: String
    package let output: OutputFolder
    package let report: CheckReport
    package let shard: ReportShard

    /// Reads `report.json` in an output folder.
    package init(_ output: OutputFolder) throws(SnapshotError) {
        self.output = output
        path = output.path + "/report.json"
        let report = try CheckReport(json: try FileAccess.read(path), path: path)
        guard let shard = report.shard else { throw .notShard(path: path) }
        (self.report, self.shard) = (report, shard)
    }
}
