import Foundation
import ProofsheetLayout

/// Two or three columns where there is room; otherwise a stack of screens with the preferred column on top, or else the one after
/// the last column in whose list a row is chosen.
///
/// *Differences:* columns that lie over the detail are drawn at rest.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView {
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail
    private let visibility: NavigationSplitViewVisibility
    private let compactColumn: NavigationSplitViewColumn?

    func resolve(_ context: ResolveContext) -> ViewList {
        guard context.environment.horizontalSizeClass == .regular else {
            return collapsed.resolve(context)
        }
        let form = SplitForm(visibility, hasMiddle: content != nil, context)
        return SplitColumns(
            name: "NavigationSplitView", sidebar: form.showsSidebar ? sidebar : nil, middle: form.showsMiddle ? content : nil,
            detail: detail, covers: form.covers
        ).resolve(context)
    }

    private var collapsed: ScreenStack {
        let middle = content.map { content in ViewPart { content.resolved($0) } }
        let columns = [ViewPart { sidebar.resolved($0) }] + (middle.map { [$0] } ?? []) + [ViewPart { detail.resolved($0) }]
        let column: Int? =
            switch compactColumn {
            case .detail: columns.count - 1
            case .content: middle == nil ? 0 : 1
            case nil: nil
            default: 0
            }
        return ScreenStack(name: "NavigationSplitView", columns: columns, column: column, yields: true)
    }
}

extension NavigationSplitView {
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: .automatic, compactColumn: nil)
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility.wrappedValue,
            compactColumn: nil)
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility.wrappedValue,
            compactColumn: preferredCompactColumn.wrappedValue)
    }
}

extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: .automatic, compactColumn: nil)
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility.wrappedValue,
            compactColumn: nil)
    }

    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: nil, detail: detail(), visibility: .automatic,
            compactColumn: preferredCompactColumn.wrappedValue)
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility.wrappedValue,
            compactColumn: preferredCompactColumn.wrappedValue)
    }
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    private let kind: Int

    public static let automatic = NavigationSplitViewVisibility(kind: 0)
    public static let all = NavigationSplitViewVisibility(kind: 1)
    public static let doubleColumn = NavigationSplitViewVisibility(kind: 2)
    public static let detailOnly = NavigationSplitViewVisibility(kind: 3)
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let kind: Int

    public static let sidebar = NavigationSplitViewColumn(kind: 0)
    public static let content = NavigationSplitViewColumn(kind: 1)
    public static let detail = NavigationSplitViewColumn(kind: 2)
}

/// How the columns of a split view share the window.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable { public init() {} }
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable { public init() {} }
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable { public init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

nonisolated extension View {
    /// Sets whether the columns of split views inside leave the detail its width or stand beside it in every window.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.balancesColumns, style is BalancedNavigationSplitViewStyle)
    }

    /// The width in points of the column that the view fills.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        mapNodes { node, context in context.wrap(node) { $0[ColumnWidthAttribute.self] = width } }
    }

    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        navigationSplitViewColumnWidth(ideal)
    }
}
