import Foundation
import ProofsheetLayout

/// Rows whose cells line up in columns; views outside rows span all columns.
nonisolated public struct Grid<Content: View>: View, PrimitiveView {
    private let layout: GridLayout
    private let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        .nodes([context.layoutNode("Grid", layout, content, in: context.inside(rows: true))])
    }
}
