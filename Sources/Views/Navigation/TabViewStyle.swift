import Foundation
import ProofsheetLayout

/// How a tab view shows its screens.
@MainActor @preconcurrency public protocol TabViewStyle {}

/// A bar below, or pages with dots.
enum TabViewKind: Hashable, Sendable {
    case bar
    case pages(PageTabViewStyle.IndexDisplayMode)

    var isPaged: Bool { self != .bar }

    func showsDots(_ count: Int) -> Bool {
        switch self {
        case .bar: false
        case .pages(let mode): mode == .always || (mode == .automatic && count > 1)
        }
    }
}

nonisolated public struct DefaultTabViewStyle: TabViewStyle, Sendable { public init() {} }
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable { public init() {} }
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable { public init() {} }

/// Pages to be swiped through, with dots that count them.
nonisolated public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// When the dots are shown.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let kind: Int

        public static let automatic = IndexDisplayMode(kind: 0)
        public static let always = IndexDisplayMode(kind: 1)
        public static let never = IndexDisplayMode(kind: 2)
    }

    let indexDisplayMode: IndexDisplayMode

    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
}

extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: DefaultTabViewStyle { .init() } }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { .init() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

private enum TabViewKindKey: EnvironmentKey { static let defaultValue = TabViewKind.bar }

extension EnvironmentValues {
    /// How tab views below show their screens.
    var tabViewKind: TabViewKind {
        get { self[TabViewKindKey.self] }
        set { self[TabViewKindKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets how tab views inside show their screens.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewKind, (style as? PageTabViewStyle).map { .pages($0.indexDisplayMode) } ?? .bar)
    }
}

/// How the dots of pages are drawn.
@MainActor @preconcurrency public protocol IndexViewStyle {}

nonisolated public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// Whether the dots have a ground.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let kind: Int

        public static let automatic = BackgroundDisplayMode(kind: 0)
        public static let interactive = BackgroundDisplayMode(kind: 1)
        public static let always = BackgroundDisplayMode(kind: 2)
        public static let never = BackgroundDisplayMode(kind: 3)
    }

    let backgroundDisplayMode: BackgroundDisplayMode

    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { self.backgroundDisplayMode = backgroundDisplayMode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { .init() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private enum PageDotsGroundKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the dots of pages below stand on a ground.
    var pageDotsHaveGround: Bool {
        get { self[PageDotsGroundKey.self] }
        set { self[PageDotsGroundKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets whether the dots of pages inside stand on a ground.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageDotsHaveGround, (style as? PageIndexViewStyle)?.backgroundDisplayMode == .always)
    }
}

/// Accepted; bars have one look.
nonisolated extension View {
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    public func tabViewCustomization<C>(_ customization: Binding<C>?) -> some View { self }
    public func customizationID(_ id: String) -> some View { self }
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some View { self }
    public func tabPlacement(_ placement: TabPlacement) -> some View { self }
    public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}

/// When a tab bar makes room.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let kind: Int

    public static let automatic = TabBarMinimizeBehavior(kind: 0)
    public static let onScrollDown = TabBarMinimizeBehavior(kind: 1)
    public static let onScrollUp = TabBarMinimizeBehavior(kind: 2)
    public static let never = TabBarMinimizeBehavior(kind: 3)
}

/// Where tabs of an adaptable tab view stand.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let kind: Int

    public static let automatic = AdaptableTabBarPlacement(kind: 0)
    public static let tabBar = AdaptableTabBarPlacement(kind: 1)
    public static let sidebar = AdaptableTabBarPlacement(kind: 2)
}

/// Where a tab stands.
public struct TabPlacement: Hashable, Sendable {
    private let kind: Int

    public static let automatic = TabPlacement(kind: 0)
    public static let pinned = TabPlacement(kind: 1)
    public static let sidebarOnly = TabPlacement(kind: 2)
}
