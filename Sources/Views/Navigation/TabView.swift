import Foundation
import ProofsheetLayout

/// Screens of which one is shown, with a bar of their names; or pages with dots.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    private let content: Content
    private let selection: SelectionValue?

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.selection = selection?.wrappedValue
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let accessory = context.session.profile.generation == .ios26 ? context.environment.tabAccessory : nil
        var inner = context.inside().child(.part("content"))
        inner.environment.tabAccessory = nil
        inner.container = ContainerSize(context.container.size)
        let form = TabBarForm(context)
        inner.environment.isBesideTabs = form == .above && !context.environment.tabViewKind.isPaged
        inner.environment.isAboveTabs = form != .above && !context.environment.tabViewKind.isPaged
        let tabs = content.resolved(inner).realized
        let chosen = tabs.firstIndex { isSelected($0) } ?? 0
        let style = context.environment.tabViewKind
        if style.isPaged { return .nodes([pages(tabs, chosen, style, inner, context)]) }
        let items = tabs.enumerated().map { index, tab in
            TabBarLook.Item(
                part: tab.info[TabItemAttribute.self], badge: tab.info[ListRowAttribute.self]?.badge,
                isSelected: index == chosen, isSearch: tab.info[TabRoleAttribute.self] == .search)
        }
        let screen = tabs.indices.contains(chosen) ? tabs[chosen] : context.single(.empty)
        let bars = PreferencePass.value(BarPreference.self, at: screen) ?? BarContent()
        let look = TabBarLook(items: items, bars: bars, form: form, overlap: BarOverlap(screen))
        let height = bars.visibility[.tabBar] == .hidden ? 0 : form.height(context)
        let isAbove = form == .above
        // Tabs above a screen share the row of its navigation bar.
        let isBare = accessory == nil || height <= 0
        let bottom = (isAbove ? 0 : height) + (isBare ? 0 : TabAccessoryLook<EmptyView>.height(context))
        let rule = BarsRule(
            top: isAbove && !bars.hasNavigationBar ? height : 0, bottom: bottom, barHeight: isAbove ? height : 0,
            tolerance: context.environment.pixelLength / 2, container: inner.container)
        var barContext = context.inside().child(.part("bar"))
        barContext.environment.enclosingList = nil
        let bar = height > 0 ? barContext.single(look.controlName("TabBar").resolved(barContext)) : context.single(.empty)
        var below = isAbove ? context.single(.empty) : bar
        if let accessory, !isBare {
            let tabs = ResolvedView(nodes: [bar])
            let place = barContext.child(.part("accessory"))
            below = place.single(TabAccessoryLook(part: accessory, form: form, bar: tabs).resolved(place))
        }
        return .nodes([context.node("TabView", rule, children: [screen, isAbove ? bar : context.single(.empty), below])])
    }

    private func pages(
        _ tabs: [LayoutNode], _ chosen: Int, _ kind: TabViewKind, _ inner: ResolveContext, _ context: ResolveContext
    ) -> LayoutNode {
        let page = tabs.indices.contains(chosen) ? tabs[chosen] : context.single(.empty)
        let rule = BarsRule(
            top: 0, bottom: 0, tolerance: context.environment.pixelLength / 2, container: inner.container)
        let node = context.node("TabView", rule, children: [page])
        guard kind.showsDots(tabs.count) else { return node }
        let dots = PageDots(count: tabs.count, current: chosen, hasGround: context.environment.pageDotsHaveGround)
        let place = context.inside().child(.part("dots"))
        let overlay = place.single(dots.resolved(place))
        return context.wrap(node, LayersRule(primary: 0, alignment: .bottom), children: [node, overlay])
    }

    private func isSelected(_ tab: LayoutNode) -> Bool {
        guard let selection else { return false }
        return tab.tag.map { ($0.base as? SelectionValue) == selection } ?? false
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

enum TabItemAttribute: NodeAttribute { typealias Value = ViewPart }

/// What a tab is for.
enum TabRoleAttribute: NodeAttribute { typealias Value = TabRole }

nonisolated extension View {
    /// What the bar of a tab view shows for the view.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = label()
        return mapNodes { node, context in
            context.wrap(node) { $0[TabItemAttribute.self] = context.part("tabItem", label) }
        }
    }
}

extension LayoutNode {
    /// The tag of a choice: the one set with a modifier, else the identity of its element in a loop.
    var tag: AnyHashable? {
        if let tag = info[TagAttribute.self] { return tag }
        var node = self
        while true {
            for case .element(let id) in node.info.owners.reversed() { return id }
            guard node.children.count == 1 else { return nil }
            node = node.children[0]
        }
    }
}
