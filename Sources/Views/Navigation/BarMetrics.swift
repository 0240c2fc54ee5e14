import Foundation
import ProofsheetLayout

/// The heights of the bars around one screen, in points: swiftui-layout 12.
struct BarMetrics {
    let isLarge: Bool
    /// Whether content has been scrolled under the bar above.
    let isScrolled: Bool
    /// Of the row with items and inline title, and the room below it.
    let barHeight: CGFloat
    /// Of that row alone.
    let rowHeight: CGFloat
    let largeTitleHeight: CGFloat
    let searchHeight: CGFloat
    /// Of the row below a search field with what the search can be narrowed to.
    let scopesHeight: CGFloat
    let bottomHeight: CGFloat
    let sideInset: CGFloat
    /// From the edge to the large title and the search field.
    let titleInset: CGFloat
    /// Below the large title.
    let titleBottomInset: CGFloat
    /// How far bars keep from the edge of the window or of what they stand in.
    let leastTop: CGFloat
    /// Whether the search field stands in the bar below.
    let searchesBelow: Bool

    /// A large title, and a search field that is not told to stay, give way to content that has been scrolled.
    init(_ content: BarContent, _ context: ResolveContext, isScrolled: Bool = false) {
        self.isScrolled = isScrolled
        let (profile, environment) = (context.session.profile, context.environment)
        func metric(_ name: String) -> CGFloat { CGFloat(profile.metric(name)) }
        let isLow = environment.verticalSizeClass == .compact
        let isPad = context.session.cell.isPad
        let isBroad = context.session.cell.width >= metric("navigationBar.broadWidth")
        let phoneTitleInset = metric(isBroad ? "window.wideMargin" : "navigationBar.largeTitleInset")
        // A sidebar's panel keeps away from the edges, and its title from the panel's.
        let panelInset = isPad && environment.isInSidebar ? metric("sidebar.panelInset") : 0
        titleInset = isPad ? metric("navigationBar.padLargeTitleInset") + panelInset : phoneTitleInset
        // Recorded on an iPhone with iOS 18.4: a bar in which nothing would stand is none.
        let isBlank = !isPad && content.visibility[.navigationBar] != .visible && content.isBlankAbove
        let isHidden = content.visibility[.navigationBar] == .hidden || isBlank
        // On a phone title and items give way to a search that has begun.
        let isAside = content.isSearching && !content.keepsBarInSearch && !isPad
        let mode = content.displayMode ?? .automatic
        isLarge = !isHidden && !isAside && content.title != nil && mode != .inline && !isLow && !isScrolled
        let height =
            if environment.isInSheet, !isLow { metric("navigationBar.sheetHeight") } else if isPad {
                metric("navigationBar.padHeight")
            } else if isLow {
                metric("navigationBar.compactHeight")
            } else { metric("navigationBar.height") }
        let floats = profile.generation == .ios26
        barHeight = isHidden || isAside ? 0 : height
        // Where bars float, items and title keep to the top of the bar, as high as a button.
        rowHeight = floats ? min(barHeight, metric("navigationBar.buttonHeight")) : barHeight
        // Read once: Swift 6.3's optimizer stops at a second look into the optional.
        let searchPlacement = content.search.map(\.placement)
        let hasSearch = !isHidden && searchPlacement != nil
        let isAway = isScrolled && searchPlacement == .automatic && !content.isSearching
        let staysAbove = searchPlacement == .navigationBarDrawer || environment.isAboveTabs
        searchesBelow = hasSearch && floats && !isPad && !staysAbove
        let isPlain = WindowSize(context.session.cell).isPlainPhone
        let largeTitle = "navigationBar.\(isPlain ? "plainLargeTitle" : "largeTitle")"
        largeTitleHeight = isLarge ? metric(largeTitle + "Height") : 0
        titleBottomInset = metric(largeTitle + "BottomInset")
        searchHeight = hasSearch && !searchesBelow && !isAway ? metric("searchField.rowHeight") : 0
        scopesHeight = hasSearch && content.showsScopes ? metric("searchField.scopesHeight") : 0
        let hasItems = content.items.contains { $0.placement.place == .bottom }
        let hasBottom = (hasItems || searchesBelow) && content.visibility[.bottomBar] != .hidden
        bottomHeight = hasBottom ? (isLow ? metric("toolbar.compactHeight") : metric("toolbar.height")) : 0
        let isWide = context.session.cell.width >= metric("window.wideWidth")
        let margin = metric(isWide ? "window.wideMargin" : "window.margin")
        sideInset = floats && !isPad ? metric(isBroad ? "window.wideMargin" : "navigationBar.sideInset") : margin
        // Items that float keep as far from the top of a sheet as from its sides: recorded as 20 in a window of 440 points.
        leastTop = floats ? (environment.isInSheet && !isPad ? sideInset : 10) : 0
    }

    var topHeight: CGFloat { barHeight + largeTitleHeight + searchHeight + scopesHeight }
}
