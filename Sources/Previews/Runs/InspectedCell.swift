import Foundation
import ProofsheetDrawing
import ProofsheetViews

/// A cell as `inspect --json` prints it: frames as x, y, width, height in points, not rounded.
struct InspectedCell: Encodable {
    let preview: String
    let cell: [String: String]
    let size: [CGFloat]
    let scale: CGFloat
    let views: [InspectedView]

    init(_ preview: String, _ cell: Cell, _ rendered: RenderedCell) {
        self.preview = preview
        self.cell = cell.traits
        size = [rendered.size.width, rendered.size.height]
        scale = rendered.list.scale
        views = rendered.tree.views.map(InspectedView.init)
    }
}

/// A view as `inspect --json` prints it.
struct InspectedView: Encodable {
    let path, type: String
    let identifier: String?
    let frame: [CGFloat]
    let text: String?
    let lines: [Line]?
    let truncated, placeholder: Bool?

    struct Line: Encodable {
        let text: String
        let frame: [CGFloat]
        let baseline: CGFloat
    }

    init(_ view: LaidOutView) {
        path = view.path
        type = view.type
        identifier = view.identifier
        frame = Self.numbers(view.frame)
        text = view.text
        lines =
            view.lines.isEmpty
            ? nil : view.lines.map { Line(text: $0.text, frame: Self.numbers($0.frame), baseline: $0.baseline) }
        truncated = view.isTruncated ? true : nil
        placeholder = view.isPlaceholder ? true : nil
    }

    private static func numbers(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.width, rect.height] }
}
