import Foundation
import ProofsheetDrawing
import ProofsheetPreviews
import ProofsheetViews

/// Renders a view with square characters in a window of the given size, one pixel a point unless changed.
@MainActor func render<Content: View>(
    _ view: Content, width: CGFloat = 300, height: CGFloat = 200, change: (inout CellEnvironment) -> Void = { _ in }
) throws -> RenderedCell {
    var cell = CellEnvironment(width: width, height: height)
    cell.scale = 1
    change(&cell)
    return try render(view, in: cell)
}

/// Renders a view with square characters in a cell, with the assets that are given.
@MainActor func render<Content: View>(
    _ view: Content, in cell: CellEnvironment, assets: (any AssetSource)? = nil
) throws -> RenderedCell {
    CellRenderer(
        profile: try Profiles.all[cell.system]?.get() ?? Tables.profile(for: cell.system), shaper: EmSquareShaper(), assets: assets
    )
    .render(view, in: cell)
}

/// The figures of the systems, read once: hundreds of cells are rendered with them.
private enum Profiles {
    static let all = Dictionary(
        uniqueKeysWithValues: SystemGeneration.allCases.map { system in
            (system, Result { () throws(ConfigurationError) in try Tables.profile(for: system) })
        })
}

extension RenderedCell {
    /// The frame of the view with an identifier.
    func frame(_ identifier: String) -> CGRect? { tree.views.first { $0.identifier == identifier }?.frame }

    /// The frames of all views of a type, in drawing order.
    func frames(of type: String) -> [CGRect] { tree.views.filter { $0.type == type }.map(\.frame) }

    /// The paths of all views, in drawing order.
    var paths: [String] { tree.views.map(\.path) }
}
