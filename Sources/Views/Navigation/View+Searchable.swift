import Foundation
import ProofsheetLayout

/// Where a search field goes: below the title, or where bars float at the end of the screen, as on a phone with iOS 26.
public struct SearchFieldPlacement: Hashable, Sendable {
    private let kind: Int

    public static let automatic = SearchFieldPlacement(kind: 0)
    public static let toolbar = SearchFieldPlacement(kind: 1)
    public static let sidebar = SearchFieldPlacement(kind: 2)
    public static let navigationBarDrawer = SearchFieldPlacement(kind: 3)
    public static let toolbarPrincipal = SearchFieldPlacement(kind: 4)

    /// When the field is shown below the bar.
    public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        private let kind: Int

        public static let automatic = NavigationBarDrawerDisplayMode(kind: 0)
        public static let always = NavigationBarDrawerDisplayMode(kind: 1)
    }

    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        .navigationBarDrawer
    }
}

nonisolated extension View {
    private func search(_ text: Binding<String>, _ prompt: Text?, _ placement: SearchFieldPlacement) -> some View {
        let search = BarContent.Search(text: text.wrappedValue, prompt: prompt, placement: placement)
        return barContent { bars, _ in bars.search = search }
    }

    /// Shows a search field in the bar around the view.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { search(text, prompt, placement) }

    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { search(text, Text(prompt), placement) }

    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { search(text, Text(prompt), placement) }

    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { search(text, prompt, placement) }

    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { search(text, Text(prompt), placement) }

    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { search(text, Text(prompt), placement) }

    public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> V
    ) -> some View { search(text, prompt, placement) }

    public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View { search(text, Text(prompt), placement) }
}

/// Accepted; a search that has not begun shows neither suggestions nor scopes.
nonisolated extension View {
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
    public func searchCompletion(_ completion: String) -> some View { self }
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View { self }
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
}

/// What a bar does while its search is going on.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let kind: Int

    public static let automatic = SearchPresentationToolbarBehavior(kind: 0)
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(kind: 1)
}

/// When a search field in a toolbar makes room.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let kind: Int

    public static let automatic = SearchToolbarBehavior(kind: 0)
    public static let minimize = SearchToolbarBehavior(kind: 1)
}
