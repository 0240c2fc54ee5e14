/// One table of a sheet: the cells of one orientation, or of a part of its traits where one table would be too wide.
package struct SheetBlock: Sendable {
    /// The orientation.
    package let group: String
    /// What the cells of the block have in common and others do not; empty where the orientation is in one block.
    package var label: SheetLabel
    package let table: SheetTable

    /// The heading above the table.
    package var heading: String {
        let own = label.heading.isEmpty ? [] : [label.title]
        return ([group] + own).joined(separator: ", ")
    }

    /// Neighbours of one orientation that show the same become one.
    static func collapsed(_ blocks: [SheetBlock]) -> [SheetBlock] {
        blocks.reduce(into: []) { result, block in
            if let last = result.last, last.group == block.group, last.table.looksLike(block.table) {
                result[result.count - 1].label = last.label.joined(with: block.label)
            } else {
                result.append(block)
            }
        }
    }
}
