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
    let profile = try Tables.profile(for: cell.system)
    return CellRenderer(profile: profile, shaper: EmSquareShaper()).render(view, in: cell)
}

extension RenderedCell {
    /// The frame of the view with an identifier.
    func frame(_ identifier: String) -> CGRect? { tree.views.first { $0.identifier == identifier }?.frame }

    /// The frames of all views of a type, in drawing order.
    func frames(of type: String) -> [CGRect] { tree.views.filter { $0.type == type }.map(\.frame) }

    /// The paths of all views, in drawing order.
    var paths: [String] { tree.views.map(\.path) }
}
