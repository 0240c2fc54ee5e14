import Foundation
import ProofsheetLayout

/// The heights of the bars around one screen, in points: swiftui-layout 12.
struct BarMetrics {
    let isLarge: Bool
    /// Of the row with items and inline title.
    let barHeight: CGFloat
    let largeTitleHeight: CGFloat
    let searchHeight: CGFloat
    let bottomHeight: CGFloat
    let sideInset: CGFloat
    /// From the edge to the large title and the search field.
    let titleInset: CGFloat

    init(_ content: BarContent, _ context: ResolveContext) {
        let (profile, environment) = (context.session.profile, context.environment)
        func metric(_ name: String) -> CGFloat { CGFloat(profile.metric(name)) }
        let isLow = environment.verticalSizeClass == .compact
        let isPad = context.session.cell.isPad
        titleInset = metric(isPad ? "navigationBar.padLargeTitleInset" : "navigationBar.largeTitleInset")
        let isHidden = content.visibility[.navigationBar] == .hidden
        let mode = content.displayMode ?? .automatic
        isLarge = !isHidden && content.title != nil && mode != .inline && !isLow
        let height =
            if isPad { metric("navigationBar.padHeight") } else if isLow {
                metric("navigationBar.compactHeight")
            } else { metric("navigationBar.height") }
        barHeight = isHidden ? 0 : height
        largeTitleHeight = isLarge ? metric("navigationBar.largeTitleHeight") : 0
        searchHeight = isHidden || content.search == nil ? 0 : metric("searchField.rowHeight")
        let hasBottom =
            content.items.contains { $0.placement.place == .bottom } && content.visibility[.bottomBar] != .hidden
        bottomHeight = hasBottom ? (isLow ? metric("toolbar.compactHeight") : metric("toolbar.height")) : 0
        let isWide = context.session.cell.width >= metric("window.wideWidth")
        sideInset = metric(isWide ? "window.wideMargin" : "window.margin")
    }

    var topHeight: CGFloat { barHeight + largeTitleHeight + searchHeight }
}
