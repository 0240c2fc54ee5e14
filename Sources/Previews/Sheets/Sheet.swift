import ProofsheetDrawing
import ProofsheetViews

/// One page: the cells of a preview on one family of devices, in tables by orientation.
package struct Sheet: Sendable {
    package let title: String
    package let subtitle: String
    /// `iPhone` or `iPad`.
    package let family: String
    package let tables: [SheetBlock]
    /// Sentences below the tables.
    package let legend: [String]

    /// The sheets of a preview, one for each family of devices that has cells.
    package static func sheets(
        suite: String, preview: String, matrix: String, cells: [(cell: Cell, content: SheetCell)], notes: [String]
    ) -> [Sheet] {
        let names = SheetNames(cells.map(\.cell))
        return ["iPhone", "iPad"].compactMap { family in
            let own = cells.filter { $0.cell.device.screen.isPad == (family == "iPad") }
            guard !own.isEmpty else { return nil }
            let tables = names.blocks(own)
            let count = own.count == 1 ? "1 cell" : "\(own.count) cells"
            let shown = tables.reduce(0) { $0 + $1.table.rows.count * $1.table.columns.count }
            return Sheet(
                title: "\(suite) / \(preview)", subtitle: "\(family), matrix \(matrix), \(count), \(shown) shown", family: family,
                tables: tables, legend: legend(own.map(\.cell), names) + shortened(notes))
        }
    }

    private static func legend(_ cells: [Cell], _ names: SheetNames) -> [String] {
        var lines = ["Equal neighbours are shown once. In every cell: \(names.common)."]
        if cells.contains(where: \.isForced) {
            lines.append("Forced: size classes that the device does not have by itself.")
        }
        return lines
    }

    // A page is no log: what the run says of a preview is printed whole elsewhere.
    private static func shortened(_ notes: [String]) -> [String] {
        let most = 6
        guard notes.count > most + 1 else { return notes }
        return notes.prefix(most) + ["And \(notes.count - most) more notes like these."]
    }
}
