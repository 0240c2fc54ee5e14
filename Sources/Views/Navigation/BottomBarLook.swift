import Foundation
import ProofsheetLayout

/// The toolbar below a screen: its items spread from edge to edge, and where bars float the search field, beside other items no
/// more than its glass.
nonisolated struct BottomBarLook: ComposedView {
    let bars: BarContent
    let metrics: BarMetrics
    let overlap: BarOverlap

    func compose(_ context: ResolveContext) -> some View {
        let items = bars.items.filter { $0.placement.place == .bottom }
        let profile = context.session.profile
        let floats = profile.generation == .ios26
        let isSearchAlone = metrics.searchesBelow && items.isEmpty
        // The field alone reaches into the unsafe area.
        let unsafe = context.session.cell.safeArea.bottom
        let rise = isSearchAlone && unsafe > 0 ? min(0, profile.metric("searchField.floatingBottomInset") - unsafe) : 0
        return HStack(spacing: 16) {
            if metrics.bottomHeight > 0, metrics.searchesBelow, let search = bars.search {
                BarItems(items: items, floats: floats)
                if items.isEmpty { SearchCapsule(search: search) } else { SearchCircle() }
            } else if metrics.bottomHeight > 0 {
                if items.count == 1 { Spacer(minLength: 0) }
                BarItems(items: items, floats: floats)
                if items.count == 1 { Spacer(minLength: 0) }
            }
        }
        .padding(.horizontal, isSearchAlone ? profile.metric("searchField.floatingSideInset") : metrics.sideInset)
        // In the middle, so that twice the room below moves it once.
        .padding(.bottom, 2 * rise)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { if metrics.bottomHeight > 0 { BarGround(bars: bars, bar: .bottomBar, overlap: overlap) } }
        .mapContext { bars.prepare(&$0, .bottomBar) }
    }
}
