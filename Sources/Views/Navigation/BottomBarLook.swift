import Foundation
import ProofsheetLayout

/// The toolbar below a screen: its items spread from edge to edge, a status in the middle, and where bars float the search field,
/// beside other items no more than its glass.
nonisolated struct BottomBarLook: ComposedView {
    let bars: BarContent
    let metrics: BarMetrics
    let overlap: BarOverlap

    func compose(_ context: ResolveContext) -> some View {
        // A search that has begun has the bar to itself.
        let isSearching = metrics.searchesBelow && bars.isSearching
        let items = isSearching ? [] : bars.items.filter { $0.placement.place == .bottom }
        let profile = context.session.profile
        let floats = profile.generation == .ios26
        let isSearchAlone = metrics.searchesBelow && items.isEmpty
        // The field alone reaches into the unsafe area.
        let unsafe = context.session.cell.safeArea.bottom
        let rise = isSearchAlone && unsafe > 0 ? min(0, profile.metric("searchField.floatingBottomInset") - unsafe) : 0
        let search = metrics.searchesBelow ? bars.search : nil
        let status = items.first { $0.placement == .status }
        // Those beside a status stand at the ends, half of them at each [assumed].
        let others = items.filter { $0.placement != .status && !$0.isRoom }
        let half = (others.count + 1) / 2
        let row =
            if metrics.bottomHeight <= 0 { AnyView(EmptyView()) } else if let status {
                AnyView(
                    BarThirds(
                        leading: BarItems(items: Array(others.prefix(half)), floats: floats),
                        center: BarItems(items: [status], floats: floats),
                        trailing: UnnamedRow(spacing: 12) {
                            BarItems(items: Array(others.dropFirst(half)), floats: floats)
                            if search != nil { SearchCircle() }
                        }))
            } else {
                AnyView(
                    UnnamedRow(spacing: 12) {
                        if let search {
                            if items.isEmpty { SearchCapsule(search: search) } else { BottomItems(items: items) }
                            if isSearching { SearchCancel() }
                            if !items.isEmpty { SearchCircle() }
                        } else {
                            BottomItems(items: items)
                        }
                    })
            }
        return
            row
            .padding(.horizontal, isSearchAlone ? profile.metric("searchField.floatingSideInset") : metrics.sideInset)
            // In the middle, so that twice the room below moves it once.
            .padding(.bottom, 2 * rise)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { if metrics.bottomHeight > 0 { BarGround(bars: bars, bar: .bottomBar, overlap: overlap) } }
            .mapContext { bars.prepare(&$0, .bottomBar) }
    }
}

/// Items of a toolbar below: a single one in the middle, others as far apart as the room between them asks for.
nonisolated struct BottomItems: View, PrimitiveView {
    let items: [BarContent.Item]

    func resolve(_ context: ResolveContext) -> ViewList {
        let floats = context.session.profile.generation == .ios26
        let nodes = BarItems(items: items, floats: floats).resolve(context).realized
        guard !nodes.isEmpty else { return .empty }
        let isLone = nodes.count == 1 && nodes[0].info.type != "Spacer"
        // Room that grows takes the place of the distance between items.
        var cells: [LayoutNode] = []
        for node in nodes {
            let isRoom = node.info.type == "Spacer"
            if let last = cells.last, !isRoom, last.info.type != "Spacer" { cells.append(gap(context)) }
            cells.append(node)
        }
        if isLone { cells = [room(context)] + cells + [room(context)] }
        return .nodes([context.sideBySide(.nodes(cells), HStackLayout(spacing: 0))])
    }

    private func gap(_ context: ResolveContext) -> LayoutNode {
        context.single(Color.clear.frame(width: context.session.profile.generation == .ios26 ? 12 : 16, height: 1).resolved(context))
    }

    private func room(_ context: ResolveContext) -> LayoutNode {
        let place = context.inside(.horizontal)
        return place.single(Spacer(minLength: 0).resolved(place))
    }
}
