import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Screens side by side: a sidebar, perhaps a second column, and the detail that takes the rest.
nonisolated struct SplitColumns<Sidebar: View, Middle: View, Detail: View>: View, PrimitiveView {
    /// Of the columns before the detail, in points, where no modifier says otherwise [assumed].
    static var columnWidth: CGFloat { 320 }

    let name: String
    let sidebar: Sidebar
    let middle: Middle?
    let detail: Detail
    var showsSidebar = true

    func resolve(_ context: ResolveContext) -> ViewList {
        var columns: [LayoutNode] = []
        if showsSidebar {
            var place = context.inside().child(.part("sidebar"))
            place.environment.isInSidebar = true
            columns.append(column(sidebar, place, width: Self.columnWidth))
        }
        if let middle { columns.append(column(middle, context.inside().child(.part("middle")), width: Self.columnWidth)) }
        columns.append(column(detail, context.inside().child(.part("detail")), width: nil))
        let node = context.node(name, LayoutBehavior(HStackLayout(spacing: 0)), children: columns)
        let hairline = context.environment.pixelLength
        let color = context.session.profile.color("separator", context.environment.colorScheme)
        node.info.draw = { node, painter in
            for column in node.children.dropLast() {
                let x = node.direction == .rightToLeft ? column.frame.minX : column.frame.maxX - hairline
                painter.shape(
                    .rect(CGRect(x: x, y: 0, width: hairline, height: node.surroundings.container.height)), .color(color))
            }
        }
        return .nodes([node])
    }

    private func column<V: View>(_ view: V, _ context: ResolveContext, width: CGFloat?) -> LayoutNode {
        let screen = context.single(BarScreen(name: "Column", content: view).resolve(context))
        let own = screen.children.first?.info[ColumnWidthAttribute.self] ?? width
        guard let own else {
            return context.wrap(
                screen,
                FlexibleFrameRule(
                    horizontal: .init(min: nil, ideal: nil, max: .infinity),
                    vertical: .init(min: nil, ideal: nil, max: .infinity), alignment: .center))
        }
        return context.wrap(screen, FixedFrameRule(width: own, height: nil, alignment: .center))
    }
}

enum ColumnWidthAttribute: NodeAttribute { typealias Value = CGFloat }
