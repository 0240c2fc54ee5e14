import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Screens side by side: a sidebar, perhaps a second column, and the detail that takes the rest.
///
/// The detail sees the columns as unsafe area, so its ground goes on behind them; where there is too little room for them
/// beside it, they lie over it. A screen that a column presents stands in the place of the one beside it.
nonisolated struct SplitColumns<Sidebar: View, Middle: View, Detail: View>: View, PrimitiveView {
    let name: String
    let sidebar: Sidebar?
    let middle: Middle?
    let detail: Detail
    /// Whether the columns lie over the detail, which is dimmed.
    var covers = false

    func resolve(_ context: ResolveContext) -> ViewList {
        let width = CGFloat(context.session.profile.metric("sidebar.columnWidth"))
        var columns: [LayoutNode] = []
        var presented: ViewPart?
        // What is presented beside the part before, or the part that stands there.
        func part<V: View>(_ view: V) -> ViewPart {
            defer { presented = nil }
            return presented ?? ViewPart { view.resolved($0) }
        }
        if let sidebar {
            let place = context.inside().child(.part("sidebar"))
            columns.append(column(part(sidebar), place, width, isSidebar: true) { presented = $0 })
        }
        if let middle {
            let place = context.inside().child(.part("middle"))
            columns.append(column(part(middle), place, width, isFirst: columns.isEmpty) { presented = $0 })
        }
        let screen = column(part(detail), context.inside().child(.part("detail")), nil, isFirst: columns.isEmpty)
        let row = LayoutNode(
            LayoutBehavior(HStackLayout(spacing: 0)), children: columns, direction: context.environment.layoutDirection)
        let taken = covers ? 0 : columns.reduce(0) { $0 + $1.sizeThatFits(.zero).width }
        let beside = context.wrap(
            screen, SafeAreaPaddingRule(EdgeInsets(taken, on: .leading), tolerance: context.environment.pixelLength / 2))
        let shade = context.inside().child(.part("shade")).single(
            Color.black.opacity(covers ? 0.1 : 0).ignoresSafeArea().resolved(context.inside().child(.part("shade"))))
        let layers = covers ? [beside, shade, row] : [beside, row]
        return .nodes([context.node(name, LayersRule(primary: 0, alignment: .topLeading), children: layers)])
    }

    private func column(
        _ part: ViewPart, _ context: ResolveContext, _ width: CGFloat?, isSidebar: Bool = false, isFirst: Bool = false,
        handOn: ((ViewPart) -> Void)? = nil
    ) -> LayoutNode {
        var place = context
        place.environment.isInSidebar = isSidebar
        place.environment.leadingBarItem = isSidebar || isFirst ? toggle(place) : nil
        let screen = ScreenStack(name: "Column", columns: [part], yields: true, handOn: handOn)
        let node = place.single(screen.resolve(place))
        guard let width = node.children.first?.info[ColumnWidthAttribute.self] ?? width else {
            let greedy = FlexibleFrameRule.Bounds(min: nil, ideal: nil, max: .infinity)
            return place.wrap(node, FlexibleFrameRule(horizontal: greedy, vertical: greedy, alignment: .center))
        }
        let framed = place.wrap(node, FixedFrameRule(width: width, height: nil, alignment: .center))
        let ground = ColumnGround(isSidebar: isSidebar).resolved(context.child(.part("ground"))).realized
        return place.wrap(framed, LayersRule(primary: ground.count, alignment: .center), children: ground + [framed])
    }

    /// The button that shows or hides the sidebar, at the beginning of the first column's bar.
    private func toggle(_ context: ResolveContext) -> BarContent.Item {
        let place = context.child(.part("toggle"))
        let button = Button(action: {}) { Image(systemName: "sidebar.left") }
        return BarContent.Item(
            key: ObjectIdentifier(place.identity), index: 0, placement: .topBarLeading, part: place.part("button", button))
    }
}

/// What lies behind a column: a line at its end, or behind a sidebar of iOS 26 a panel that floats.
nonisolated struct ColumnGround: ComposedView {
    let isSidebar: Bool

    func compose(_ context: ResolveContext) -> some View {
        let profile = context.session.profile
        let inset = CGFloat(profile.metric("sidebar.panelInset"))
        let radius = CGFloat(profile.metric("sidebar.panelRadius"))
        let floats = isSidebar && inset > 0
        let ground = isSidebar ? "secondarySystemBackground" : "systemBackground"
        return ZStack(alignment: .trailing) {
            if floats {
                RoundedRectangle(cornerRadius: radius).fill(FloatingShapeStyle())
                    .shadow(color: Color.black.opacity(0.12), radius: 10, y: 3)
                    .padding(inset)
            } else {
                Color(.system(ground))
                Rectangle().fill(SeparatorShapeStyle()).frame(width: context.environment.pixelLength)
            }
        }
        .ignoresSafeArea(edges: .vertical)
    }
}

enum ColumnWidthAttribute: NodeAttribute { typealias Value = CGFloat }
