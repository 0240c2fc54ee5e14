import Foundation
import ProofsheetLayout

/// Which columns of a split view are shown, and whether beside the detail or over it.
///
/// By themselves two columns stand side by side in a landscape window, the sidebar of three stays away, and a portrait window
/// shows the detail alone; columns that code asks for there lie over it [recalled].
struct SplitForm {
    let showsSidebar, showsMiddle, covers: Bool

    init(_ visibility: NavigationSplitViewVisibility, hasMiddle: Bool, _ context: ResolveContext) {
        let isPortrait = context.session.cell.width < context.session.cell.height
        let settled =
            visibility == .automatic ? (isPortrait ? NavigationSplitViewVisibility.detailOnly : .doubleColumn) : visibility
        showsSidebar = settled == .all || settled == .doubleColumn && !hasMiddle
        showsMiddle = hasMiddle && settled != .detailOnly
        covers = isPortrait && !context.environment.balancesColumns && settled != .detailOnly
    }
}

private enum BalancedColumnsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether columns of split views stand beside the detail even in a portrait window.
    var balancesColumns: Bool {
        get { self[BalancedColumnsKey.self] }
        set { self[BalancedColumnsKey.self] = newValue }
    }
}
