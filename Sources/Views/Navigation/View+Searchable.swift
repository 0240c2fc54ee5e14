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
    private func search(
        _ text: Binding<String>, _ prompt: Text?, _ placement: SearchFieldPlacement, _ isPresented: Binding<Bool>? = nil
    ) -> some View {
        let search = BarContent.Search(
            text: text.wrappedValue, prompt: prompt, placement: placement, isPresented: isPresented?.wrappedValue ?? false)
        return environment(\.isSearching, search.isPresented).barContent { bars, _ in bars.search = search }
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

    /// Shows a search that has begun if the binding says so: the field with what ends it, in the place of title and items.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { search(text, prompt, placement, isPresented) }

    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { search(text, Text(prompt), placement, isPresented) }

    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { search(text, Text(prompt), placement, isPresented) }

    public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> V
    ) -> some View { search(text, prompt, placement).searchSuggestions(suggestions) }

    public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View { search(text, Text(prompt), placement).searchSuggestions(suggestions) }

    /// What a search that has begun shows in the place of the content.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let suggestions = suggestions()
        return barContent { bars, context in bars.suggestions = context.barPart("suggestions", suggestions) }
    }

    /// What a search can be narrowed to, below its field once letters have been entered.
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let scopes = scopes()
        let picker = Picker(selection: scope) {
            scopes
        } label: {
            EmptyView()
        }.pickerStyle(SegmentedPickerStyle()).labelsHidden()
        return barContent { bars, context in
            bars.scopes = context.barPart("scopes", picker)
            bars.scopeActivation = activation
        }
    }

    /// Whether title and items of the bar stay while a search goes on.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
        barContent { bars, _ in bars.keepsBarInSearch = behavior == .avoidHidingContent }
    }
}

/// Accepted; nothing of it shows in a still picture.
nonisolated extension View {
    public func searchCompletion(_ completion: String) -> some View { self }
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}

/// When a search shows what it can be narrowed to; by itself once letters have been entered.
public struct SearchScopeActivation: Hashable, Sendable {
    private let kind: Int

    public static let automatic = SearchScopeActivation(kind: 0)
    public static let onTextEntry = SearchScopeActivation(kind: 1)
    public static let onSearchPresentation = SearchScopeActivation(kind: 2)
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
