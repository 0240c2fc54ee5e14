import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import ProofsheetLayout
import ProofsheetPreviews
import ProofsheetSnapshots
import ProofsheetViews
import Testing

/// Sheets over the cells of a matrix whose pictures are plain areas of one colour, laid out with the pinned fonts.
@MainActor enum SheetPage {
    static func cells(_ matrix: String, color: (Cell) -> RGBA) throws -> [(cell: Cell, content: SheetCell)] {
        let configuration = try Configuration()
        let chosen = try #require(configuration.matrices[matrix])
        return try chosen.cells(of: "Suite/Preview", devices: configuration.devices).map { cell in
            let size = cell.device.screen.size(cell.orientation, cell.window) ?? .zero
            let area = DisplayItem.shape(
                node: 0, outline: .rect(CGRect(origin: .zero, size: size)), paint: .color(color(cell)), stroke: nil)
            let list = DisplayList(size: size, scale: cell.device.screen.scale, items: [area])
            return (cell, SheetCell.picture(list, Fingerprint(of: list)))
        }
    }

    static func sheets(_ cells: [(cell: Cell, content: SheetCell)]) -> [Sheet] {
        Sheet.sheets(suite: "Suite", preview: "Preview", matrix: "test", cells: cells, notes: ["A note below the tables."])
    }

    static func renderer() throws -> SheetRenderer {
        let environment = ProcessInfo.processInfo.environment
        let folder = environment["PROOFSHEET_FONTS"] ?? (environment["HOME"] ?? "") + "/.cache/proofsheet/fonts"
        let shaper = try HarfBuzzShaper(fonts: FontLibrary(try FontTable.set(in: folder)))
        return SheetRenderer(CellRenderer(profile: try Tables.profile(for: .ios18), shaper: shaper))
    }

    /// A colour of its own for each text size.
    static func byCategory(_ cell: Cell) -> RGBA {
        RGBA(red: Double(ContentSizeCategory.allCases.firstIndex(of: cell.category) ?? 0) / 12, green: 0.4, blue: 0.6)
    }
}
