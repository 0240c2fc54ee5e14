import Foundation
import ProofsheetLayout

nonisolated extension View {
    public func navigationTitle(_ title: Text) -> some View { barContent { bars, _ in bars.title = title } }

    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }

    public func navigationSubtitle(_ subtitle: Text) -> some View { barContent { bars, _ in bars.subtitle = subtitle } }

    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { navigationSubtitle(Text(subtitleKey)) }

    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }

    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        barContent { bars, _ in bars.displayMode = displayMode }
    }

    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        barContent { bars, _ in bars.displayMode = mode.mode }
    }

    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(titleKey), displayMode: displayMode) }

    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }

    /// Takes the way back out of the bar.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        barContent { bars, _ in bars.hidesBackButton = hidesBackButton }
    }

    public func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .visible, for: .navigationBar)
    }
}

/// Accepted; nothing of it shows in a still picture.
nonisolated extension View {
    public func navigationDocument<D>(_ document: D) -> some View { self }
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
    private let kind: Int

    public static let automatic = ToolbarRole(kind: 0)
    public static let navigationStack = ToolbarRole(kind: 1)
    public static let browser = ToolbarRole(kind: 2)
    public static let editor = ToolbarRole(kind: 3)
}
