import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import ProofsheetPreviews
import ProofsheetViews

/// Views rendered with the fonts that are shipped, as hosts render them.
@MainActor struct PinnedFontCell {
    private let renderer: CellRenderer

    init(system: SystemGeneration = .ios18) throws {
        let environment = ProcessInfo.processInfo.environment
        let folder = environment["PROOFSHEET_FONTS"] ?? (environment["HOME"] ?? "") + "/.cache/proofsheet/fonts"
        let shaper = try HarfBuzzShaper(fonts: FontLibrary(FontTable.set(in: folder)))
        renderer = CellRenderer(profile: try Tables.profile(for: system), shaper: shaper)
    }

    /// A view in a window of a size in points, three pixels a point unless changed.
    func render<Content: View>(
        _ view: Content, width: CGFloat, height: CGFloat, change: (inout CellEnvironment) -> Void = { _ in }
    ) -> RenderedCell {
        var cell = CellEnvironment(width: width, height: height)
        cell.scale = 3
        change(&cell)
        return renderer.render(view, in: cell)
    }
}
