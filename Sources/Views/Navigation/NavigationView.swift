import Foundation
import ProofsheetLayout

/// Screens with a bar; where there is room, the first ones as columns side by side.
nonisolated public struct NavigationView<Content: View>: View, PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func resolve(_ context: ResolveContext) -> ViewList {
        let isWide = context.environment.horizontalSizeClass == .regular && !context.environment.usesStackNavigation
        if isWide {
            let form = SplitForm(.automatic, hasMiddle: false, context)
            return SplitColumns(
                name: "NavigationView", sidebar: form.showsSidebar ? MemberView(content: content, index: 0) : nil,
                middle: nil as EmptyView?, detail: MemberView(content: content, index: 1), covers: form.covers
            ).resolve(context)
        }
        let first = MemberView(content: content, index: 0)
        return ScreenStack(name: "NavigationView", columns: [ViewPart { first.resolve($0) }]).resolve(context)
    }
}

/// One of the nodes that a view resolves to.
nonisolated struct MemberView<Content: View>: View, PrimitiveView {
    let content: Content
    let index: Int

    func resolve(_ context: ResolveContext) -> ViewList {
        let nodes = content.resolved(context).realized
        if nodes.indices.contains(index) { return .nodes([nodes[index]]) }
        guard index > 0 else { return .empty }
        // Said once the picture is drawn: until then a link may lead to another detail.
        let place = context.single(.empty)
        place.info.draw = { _, _ in
            context.session.note("A navigation view has one screen only; in a wide window its detail is empty.")
        }
        return .nodes([place])
    }
}

private enum StackNavigationKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether navigation views below stay one screen even where there is room for columns.
    var usesStackNavigation: Bool {
        get { self[StackNavigationKey.self] }
        set { self[StackNavigationKey.self] = newValue }
    }
}

/// How a navigation view shows its screens.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable { init() {} }
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: StackNavigationViewStyle { .init() } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: ColumnNavigationViewStyle { .init() } }

nonisolated extension View {
    /// Sets how navigation views inside show their screens.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.usesStackNavigation, style is StackNavigationViewStyle)
    }
}
