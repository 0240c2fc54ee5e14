import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// The figures of a list of one kind, in points, and its colours; swiftui-layout 12.
struct ListLook {
    let kind: ListKind
    let rowHeight: CGFloat
    let rowInsets: EdgeInsets
    /// From the list's safe edge to its cards, or to the rows of a list without cards.
    let sideInset: CGFloat
    let cardRadius: CGFloat
    let sectionGap: CGFloat
    /// Above a section without header, the gap to the section before included.
    let headerlessGap: CGFloat
    let headerInsets: EdgeInsets
    let footerInsets: EdgeInsets
    let separatorTrailing: CGFloat
    let rowSpacing: CGFloat
    let ground: RGBA?
    let card: RGBA?
    let separator: RGBA
    let selection: RGBA
    let hairline: CGFloat

    init(_ kind: ListKind, _ context: ResolveContext) {
        let (profile, environment) = (context.session.profile, context.environment)
        func metric(_ name: String) -> CGFloat { CGFloat(profile.metric(name)) }
        func color(_ name: String) -> RGBA { profile.color(name, environment.colorScheme) }
        self.kind = kind
        let textInset = kind.hasCards ? metric("list.rowTextInset") : metric("list.plainSideInset")
        rowHeight = environment.minListRowHeight ?? metric("list.rowHeight")
        rowInsets = EdgeInsets(
            top: metric("list.rowTopInset"), leading: textInset, bottom: metric("list.rowBottomInset"), trailing: textInset)
        let isPad = context.session.cell.isPad && environment.horizontalSizeClass == .regular
        sideInset =
            kind.hasCards
            ? metric(isPad ? "list.padSideInset" : "list.sideInset") : kind == .inset ? CGFloat(profile.metric("window.margin")) : 0
        cardRadius = kind.hasCards ? metric("list.cardRadius") : 0
        let spacing = environment.listSectionSpacing
        sectionGap = kind.isGrouped ? spacing ?? metric("list.sectionGap") : spacing ?? 0
        headerlessGap = kind.isGrouped ? spacing ?? metric("list.firstSectionTopInset") : spacing ?? 0
        let isPlain = !kind.isGrouped
        // A plain header fills its least height: the text's insets are what a line of 15 points leaves of it.
        headerInsets = EdgeInsets(
            top: isPlain ? 5 : metric("list.headerTopInset"), leading: textInset,
            bottom: isPlain ? 5 : metric("list.headerBottomInset"), trailing: textInset)
        footerInsets = EdgeInsets(
            top: metric("list.footerTopInset"), leading: textInset, bottom: metric("list.footerBottomInset"), trailing: textInset)
        separatorTrailing = metric("list.separatorTrailingInset")
        rowSpacing = environment.listRowSpacing ?? 0
        let isHidden = environment.scrollGround == .hidden
        ground = isHidden ? nil : color(kind.isGrouped ? "systemGroupedBackground" : "systemBackground")
        card = kind.isGrouped ? color("secondarySystemGroupedBackground") : nil
        separator = color("separator")
        selection = color("systemGray4")
        hairline = environment.pixelLength
    }
}
