import Foundation
import ProofsheetDrawing
import ProofsheetViews

/// Lays sheets out with the same engine as the cells on them.
@MainActor package struct SheetRenderer {
    private let renderer: CellRenderer

    package init(_ renderer: CellRenderer) { self.renderer = renderer }

    /// A sheet laid out in pixels of its PNG, and the pixels for each point of a cell.
    package struct Page {
        package let rendered: RenderedCell
        package let factor: Double
    }

    /// Takes the largest scale at which the sheet keeps the limits, unless one is given.
    package func page(_ sheet: Sheet, scale: SheetScale) -> Page {
        if case .fixed(let factor) = scale { return page(sheet, factor) }
        for step in SheetScale.steps.dropLast() {
            let page = page(sheet, step)
            let size = page.rendered.list.size
            if max(size.width, size.height) <= SheetScale.largestSide, size.width * size.height <= SheetScale.largestArea {
                return page
            }
        }
        return page(sheet, SheetScale.steps.last ?? 1)
    }

    private func page(_ sheet: Sheet, _ factor: Double) -> Page {
        var cell = CellEnvironment(width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        cell.scale = 1
        cell.sizing = .sizeThatFits
        return Page(rendered: renderer.render(SheetView(sheet: sheet, factor: factor), in: cell), factor: factor)
    }
}
