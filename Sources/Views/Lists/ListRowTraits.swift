import Foundation
import ProofsheetLayout

/// What a row asks of its list through modifiers; nil leaves it to the list.
struct ListRowTraits {
    var insets: EdgeInsets?
    /// Makes the views behind the row.
    var background: (() -> [LayoutNode])?
    var topSeparator = Visibility.automatic
    var bottomSeparator = Visibility.automatic
    var separatorTint: Color?
    /// Whether the row leads somewhere and shows a chevron.
    var hasChevron = false
    var badge: Text?
    var isDeletable = false
    var isMovable = false
    /// Whether the content forbids what its loop allows.
    var forbidsDeleting = false
    var forbidsMoving = false
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
