import ProofsheetDrawing

/// What rendering a cell yields, still without a pixel.
package struct RenderedCell: Equatable, Sendable {
    package var tree: LaidOutTree
    package var list: DisplayList
    /// Axes of the matrix whose traits were read and came from the cell, by name and sorted; other axes cannot matter to it.
    package var readAxes: [String]
    /// Sentences about what could not be drawn faithfully, in the order they arose, each once.
    package var notes: [String]

    package init(tree: LaidOutTree, list: DisplayList, readAxes: [String], notes: [String]) {
        self.tree = tree
        self.list = list
        self.readAxes = readAxes
        self.notes = notes
    }
}
