import Foundation
import ProofsheetLayout

/// What a row asks of its list through modifiers; nil leaves it to the list.
struct ListRowTraits {
    private(set) var insets: EdgeInsets?
    /// From the list's edges to the cards of the section, in points; modifiers that give nothing count as well.
    var leadingMargin, trailingMargin: CGFloat??
    /// Makes the views behind the row.
    private(set) var background: (() -> [LayoutNode])?
    // Modifiers that give nothing count as well.
    private var setsInsets = false
    private var setsBackground = false
    var topSeparator = RowSeparator()
    var bottomSeparator = RowSeparator()
    /// What is asked of the lines above and below the section that the row stands in.
    var sectionTop = RowSeparator()
    var sectionBottom = RowSeparator()
    /// In how many groups that open the row stands.
    var depth = 0
    /// Whether the row leads somewhere and shows a chevron.
    var hasChevron = false
    /// Whether the chevron is that of a group that opens, in the tint.
    var opens = false
    var badge: Text?
    var badgeProminence = BadgeProminence.standard
    var isDeletable = false
    var isMovable = false
    /// Whether the content forbids what its loop allows.
    var forbidsDeleting = false
    var forbidsMoving = false

    /// Sets insets unless the content has done so.
    mutating func offer(insets offered: EdgeInsets?) {
        guard !setsInsets else { return }
        (insets, setsInsets) = (offered, true)
    }

    /// Sets the views behind the row unless the content has done so.
    mutating func offer(background offered: (() -> [LayoutNode])?) {
        guard !setsBackground else { return }
        (background, setsBackground) = (offered, true)
    }
}

/// What is asked of a line at an edge of a row.
struct RowSeparator {
    private(set) var visibility = Visibility.automatic
    private(set) var tint: Color?

    /// Sets what the content has left open.
    mutating func offer(_ offered: Visibility) { if visibility == .automatic { visibility = offered } }

    mutating func offer(_ offered: Color?) { if tint == nil { tint = offered } }
}

enum ListRowAttribute: NodeAttribute { typealias Value = ListRowTraits }

nonisolated extension View {
    /// Changes what every row of the view asks of its list.
    func rowTraits(_ change: @escaping (inout ListRowTraits, ResolveContext) -> Void) -> some View {
        mapNodes { node, context in
            context.wrap(node) { info in
                var traits = info[ListRowAttribute.self] ?? ListRowTraits()
                change(&traits, context)
                info[ListRowAttribute.self] = traits
            }
        }
    }
}
