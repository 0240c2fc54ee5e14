import Foundation
import ProofsheetLayout

/// Rows whose cells line up in columns; views outside rows span all columns.
nonisolated public struct Grid<Content: View>: View, PrimitiveView {
    private let alignment: Alignment
    private let horizontalSpacing, verticalSpacing: CGFloat?
    private let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let lines = content.resolved(context.inside(.vertical).child(.part("content"))).realized
        let behavior = GridBehavior(alignment, columnGap: horizontalSpacing ?? 8, rowGap: verticalSpacing)
        return .nodes([context.node("Grid", behavior, children: lines)])
    }
}
