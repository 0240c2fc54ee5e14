import ProofsheetDrawing
import ProofsheetSnapshots

/// What stands at one place of a sheet.
package enum SheetCell: Sendable {
    /// A picture, the views that drew it, and the name of the cell.
    case picture(DisplayList, Fingerprint, views: LaidOutTree = LaidOutTree(), name: String = "")
    /// The sentence that says why there is no picture.
    case failed(String)
    /// The matrix has no such cell.
    case absent

    /// Whether both places show the same, so that one of them can stand for both.
    func looksLike(_ other: SheetCell) -> Bool {
        switch (self, other) {
        case (.picture(let list, let one, _, _), .picture(let otherList, let two, _, _)):
            one == two && list.size == otherList.size
        case (.failed(let one), .failed(let two)): one == two
        case (.absent, .absent): true
        default: false
        }
    }
}
