/// Which part of a run a report is of.
package struct ReportShard: Equatable, Sendable, Codable {
    /// From 1 to `count`.
    package let index: Int
    package let count: Int
    /// Of everything that the run's pictures depend on, with its matrix and filters: equal in all shards of one run.
    package let run: String
    /// Goldens that the whole run finds without an owner, sorted; no shard counts them as its own.
    package let orphanedFolders: [String]

    package init(index: Int, count: Int, run: String, orphanedFolders: [String]) {
        (self.index, self.count, self.run, self.orphanedFolders) = (index, count, run, orphanedFolders.sorted())
    }
}
