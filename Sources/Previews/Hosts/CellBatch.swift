import ProofsheetViews

/// The cells in which one preview is to be drawn.
package struct CellBatch: Sendable {
    package let preview: PreviewKey
    package let cells: [CellEnvironment]

    package init(preview: PreviewKey, cells: [CellEnvironment]) {
        self.preview = preview
        self.cells = cells
    }

    /// Fewer cells are not worth another process.
    private static let smallestShare = 16

    /// The work in shares: one, unless there are fewer batches than hosts.
    func jobs(hosts: Int, batches: Int) -> [HostJob] {
        guard !cells.isEmpty else { return [] }
        let wanted = batches >= hosts ? 1 : (hosts + batches - 1) / max(batches, 1)
        let shares = max(1, min(wanted, cells.count / Self.smallestShare))
        let numbered = cells.enumerated().map { HostRequest.NumberedCell(number: $0.offset, environment: $0.element) }
        return (0..<shares).map { share in
            let range = cells.count * share / shares..<cells.count * (share + 1) / shares
            return HostJob(work: .render(preview, Array(numbered[range])))
        }
    }
}
