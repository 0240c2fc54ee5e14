import Foundation
import ProofsheetDrawing

/// What rendering a cell yields, still without a pixel.
package struct RenderedCell: Equatable, Sendable {
    package var tree: LaidOutTree
    package var list: DisplayList
    /// In points, as the layout has it; the list's own is rounded when it is encoded.
    package var size: CGSize
    /// Axes of the matrix whose traits were read and came from the cell, by name and sorted; other axes cannot matter to it.
    package var readAxes: [String]
    /// Sentences about what could not be drawn faithfully, in the order they arose, each once.
    package var notes: [String]
    /// How many views are nested where the call stack came to its end, nil where all of them are shown.
    package var endOfStack: Int?

    /// The size is the list's unless another one is given.
    package init(
        tree: LaidOutTree, list: DisplayList, size: CGSize? = nil, readAxes: [String], notes: [String]
    ) {
        self.tree = tree
        self.list = list
        self.size = size ?? list.size
        self.readAxes = readAxes
        self.notes = notes
    }
}
