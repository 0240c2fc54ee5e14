import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// The figures of a list of one kind, in points, and its colours; swiftui-layout 12.
struct ListLook {
    let kind: ListKind
    /// Whether rows stand on cards with rounded corners.
    let hasCards: Bool
    let hasSeparators: Bool
    let rowHeight: CGFloat
    let rowInsets: EdgeInsets
    /// Of the rows of a group that is open.
    let indentation: CGFloat
    /// From the list's safe edge to its cards, or to the rows of a list without cards.
    let sideInset: CGFloat
    let cardRadius: CGFloat
    let cardIsContinuous: Bool
    /// Of the ground of a chosen row that is no part of a card, 0 where it is as wide as the row.
    let selectionRadius: CGFloat
    /// Between the rows of a section and the next section, unless a footer stands between them.
    let sectionGap: CGFloat
    /// Above a section without header, beside the gap.
    let headerlessGap: CGFloat
    private let ordinaryFirstGap, largeTitleFirstGap: CGFloat
    private let bars: ScreenBars?
    let headerInsets: EdgeInsets
    let footerInsets: EdgeInsets
    /// The least height that code asks of headers, nil for the list's own.
    let leastHeaderHeight: CGFloat?
    let separatorTrailing: CGFloat
    let rowSpacing: CGFloat
    let ground: RGBA?
    let card: RGBA?
    /// Behind a header that stays in sight while rows scroll under it [assumed].
    let pinnedGround: RGBA
    let separator: RGBA
    let selection: RGBA
    /// The height of lines between rows.
    let lineHeight: CGFloat

    init(_ kind: ListKind, _ context: ResolveContext) {
        let (profile, environment) = (context.session.profile, context.environment)
        func metric(_ name: String) -> CGFloat { CGFloat(profile.metric(name)) }
        func color(_ name: String) -> RGBA { context.color(name) }
        self.kind = kind
        let isColumn = kind == .sidebar && environment.isInSidebar
        hasCards = kind.hasCards && !isColumn
        hasSeparators = !isColumn
        let isPad = context.session.cell.isPad && environment.horizontalSizeClass == .regular
        let isWide = isPad || environment.verticalSizeClass == .compact
        let cardTextInset = metric(isWide ? "list.wideRowTextInset" : "list.rowTextInset")
        let textInset =
            if isColumn { metric("sidebar.rowTextInset") } else { hasCards ? cardTextInset : metric("list.plainSideInset") }
        let height = isColumn ? metric("sidebar.rowHeight") : Self.rowHeight(profile, environment.sizeCategory)
        rowHeight = environment.minListRowHeight ?? height
        rowInsets = EdgeInsets(
            top: metric("list.rowTopInset"), leading: textInset, bottom: metric("list.rowBottomInset"), trailing: textInset)
        indentation = metric("list.indentation")
        // A margin that the code sets stands in the place of the list's own.
        let ownSide: CGFloat = environment.contentMarginEdges.isDisjoint(with: .horizontal) ? 1 : 0
        sideInset =
            if isColumn { metric("sidebar.sideInset") } else if hasCards {
                ownSide * metric(isPad ? "list.padSideInset" : "list.sideInset")
            } else { kind == .inset ? metric("window.margin") : 0 }
        cardRadius = hasCards ? metric("list.cardRadius") : 0
        cardIsContinuous = metric("list.cardIsContinuous") == 1
        leastHeaderHeight = environment.defaultMinListHeaderHeight
        selectionRadius = isColumn ? metric("sidebar.selectionRadius") : 0
        let spacing = environment.listSectionSpacing
        sectionGap = kind.isGrouped ? spacing ?? metric("list.sectionGap") : spacing ?? 0
        headerlessGap = kind.isGrouped && spacing == nil ? metric("list.sectionGap") : 0
        let hasOwnTop = kind.isGrouped && !environment.contentMarginEdges.contains(.top)
        ordinaryFirstGap = hasOwnTop ? metric("list.firstSectionTopInset") : 0
        largeTitleFirstGap = hasOwnTop ? metric("list.largeTitleTopInset") : 0
        bars = environment.screenBars
        let isPlain = !kind.isGrouped
        // A plain header fills its least height: the text's insets are what its line leaves of 28 points.
        let plainInset: CGFloat = profile.generation == .ios26 ? 3.833 : 5
        headerInsets = EdgeInsets(
            top: isPlain ? plainInset : metric("list.headerTopInset"), leading: textInset,
            bottom: isPlain ? plainInset : metric("list.headerBottomInset"), trailing: textInset)
        footerInsets = EdgeInsets(
            top: metric("list.footerTopInset"), leading: textInset, bottom: metric("list.footerBottomInset"), trailing: textInset)
        separatorTrailing = metric("list.separatorTrailingInset") > 0 ? textInset : 0
        rowSpacing = environment.listRowSpacing ?? 0
        let isHidden = environment.scrollGround == .hidden
        // The ground of a sidebar is its column's.
        ground = isHidden || isColumn ? nil : color(kind.isGrouped ? "systemGroupedBackground" : "systemBackground")
        card = kind.isGrouped && !isColumn ? color("secondarySystemGroupedBackground") : nil
        pinnedGround = color("systemBackground")
        separator = color("listSeparator")
        selection = color(isColumn ? "secondarySystemFill" : "systemGray4")
        let line = metric("list.separatorHeight")
        lineHeight = line > 0 ? line : environment.pixelLength
    }

    /// Above the first section of a list, where it has no header; the bar above is known once the screen is laid out.
    var firstGap: CGFloat { bars?.hasLargeTitle == true ? largeTitleFirstGap : ordinaryFirstGap }

    /// The corner radius of a card at a row of a height: half of a row that is lower than two corners are, as recorded on iOS 26.
    func cornerRadius(ofRow height: CGFloat) -> CGFloat { min(cardRadius, max(0, height / 2)) }

    // Measured at 52 for `large` and 51 for `medium`, whose bodies have leadings of 22 and 21. The system's table has 52, 59 at
    // `extraExtraExtraLarge`, which is the same rule, and 80 at `accessibilityLarge`, which is 10 more; lists were measured at no
    // accessibility size, and keep to the rule there [assumed].
    private static func rowHeight(_ profile: SystemProfile, _ category: ContentSizeCategory) -> CGFloat {
        let height = CGFloat(profile.metric("list.rowHeight"))
        guard profile.metric("list.rowHeightIsScaled") == 1 else { return height }
        return height + profile.textStyle(.body, category).scalingLeading - profile.textStyle(.body, .large).scalingLeading
    }
}
