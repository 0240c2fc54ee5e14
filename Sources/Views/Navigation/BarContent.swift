import Foundation
import ProofsheetLayout

/// What the content of a navigation container asks of the bars around it; it travels up as a preference.
struct BarContent {
    /// One item of a bar.
    struct Item {
        let key: ObjectIdentifier
        let index: Int
        let placement: ToolbarItemPlacement
        let part: ViewPart
        /// Whether the item leads back, and so stands apart from the others.
        var isWayBack = false
        /// Whether the item is room between others.
        var isRoom = false
        /// Whether the item stands on a ground where bars float.
        var hasGround = true
    }

    /// The field of a searchable view.
    struct Search {
        var text: String
        var prompt: Text?
        var placement = SearchFieldPlacement.automatic
        /// Whether the search has begun.
        var isPresented = false
    }

    var title: Text?
    var subtitle: Text?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var items: [Item] = []
    var search: Search?
    var scopes: ViewPart?
    var scopeActivation = SearchScopeActivation.automatic
    /// What a search that has begun shows in the place of the content.
    var suggestions: ViewPart?
    /// Whether title and items stay while a search goes on.
    var keepsBarInSearch = false
    /// Whether a navigation container below has a bar at the top of the screen.
    var hasNavigationBar = false
    var hidesBackButton = false
    /// Whether each bar is shown; nil leaves it to the container.
    var visibility: [ToolbarPlacement: Visibility] = [:]
    var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
    var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
    var schemes: [ToolbarPlacement: ColorScheme] = [:]

    /// Whether nothing would stand in the bar above.
    var isBlankAbove: Bool {
        let isUntitled = [title, subtitle].allSatisfy { $0?.string.isEmpty ?? true }
        return isUntitled && search == nil && items.allSatisfy { $0.placement.place == .bottom || $0.placement.place == .none }
    }

    /// Whether a search has begun.
    var isSearching: Bool { search?.isPresented == true }

    /// Whether a search shows what it can be narrowed to: from its first letter on, or from its beginning.
    var showsScopes: Bool {
        guard let search, search.isPresented, scopes != nil else { return false }
        return scopeActivation == .onSearchPresentation || !search.text.isEmpty
    }

    mutating func add(_ new: [Item]) {
        for item in new where !items.contains(where: { $0.key == item.key && $0.index == item.index }) {
            items.append(item)
        }
    }

    /// Whether two contents call for bars of the same form; what is in the items cannot be compared.
    func hasSameForm(as other: BarContent) -> Bool {
        title?.string == other.title?.string && subtitle?.string == other.subtitle?.string
            && displayMode == other.displayMode && visibility == other.visibility
            && items.map(\.placement) == other.items.map(\.placement) && search?.text == other.search?.text
            && (search == nil) == (other.search == nil) && isSearching == other.isSearching && showsScopes == other.showsScopes
            && (suggestions == nil) == (other.suggestions == nil) && keepsBarInSearch == other.keepsBarInSearch
            && hasNavigationBar == other.hasNavigationBar
            && hidesBackButton == other.hidesBackButton
    }
}

enum BarPreference: PreferenceKey {
    static var defaultValue: BarContent { BarContent() }

    /// Of several views side by side the first that says something counts; items come together.
    static func reduce(value: inout BarContent, nextValue: () -> BarContent) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.subtitle = value.subtitle ?? next.subtitle
        value.displayMode = value.displayMode ?? next.displayMode
        value.search = value.search ?? next.search
        if value.scopes == nil { (value.scopes, value.scopeActivation) = (next.scopes, next.scopeActivation) }
        value.suggestions = value.suggestions ?? next.suggestions
        value.keepsBarInSearch = value.keepsBarInSearch || next.keepsBarInSearch
        value.hasNavigationBar = value.hasNavigationBar || next.hasNavigationBar
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
        value.add(next.items)
        value.visibility.merge(next.visibility) { own, _ in own }
        value.backgrounds.merge(next.backgrounds) { own, _ in own }
        value.backgroundVisibility.merge(next.backgroundVisibility) { own, _ in own }
        value.schemes.merge(next.schemes) { own, _ in own }
    }
}

nonisolated extension View {
    /// Changes what the view asks of the bars around it.
    func barContent(_ change: @escaping (inout BarContent, ResolveContext) -> Void) -> some View {
        mapNodes { node, context in
            context.wrap(node) { info in
                info.preferences.append(
                    PreferenceEntry(key: ObjectIdentifier(BarPreference.self)) { below, _ in
                        var content = below as? BarContent ?? BarContent()
                        change(&content, context)
                        return content
                    })
            }
        }
    }
}
