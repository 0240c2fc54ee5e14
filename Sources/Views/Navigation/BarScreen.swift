import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A screen of a navigation container: its content, and the bars that the content asks for.
nonisolated struct BarScreen<Content: View>: View, PrimitiveView {
    /// The name of the container in paths.
    let name: String
    let content: Content
    /// An item before those that the content asks for.
    var leadingItem: BarContent.Item?
    /// How the screen below shows its title, for a screen that leaves that open.
    var inheritedMode: NavigationBarItem.TitleDisplayMode?
    /// Whether a stack in the content has its bar in the place of this one's.
    var yields = false

    /// What the content asked for when frames were known; content made late can only be heard then.
    private final class Heard {
        var content: BarContent?
        var isScrolled = false
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let heard = context.identity.child(.part("bars")).slot(0) { Heard() }
        var inner = context.inside().alone.child(.part("content"))
        inner.container = ContainerSize(context.container.size)
        inner.environment.isInBar = false
        inner.environment.leadingBarItem = yields ? leadingItem : nil
        let form = ScreenBars()
        inner.environment.screenBars = form
        let screen = inner.single(content.resolved(inner))
        let asked = heard.content ?? PreferencePass.value(BarPreference.self, at: screen) ?? BarContent()
        let bars = bars(asked)
        let metrics = BarMetrics(bars, inner, isScrolled: heard.isScrolled)
        form.hasLargeTitle = BarMetrics(bars, inner).isLarge
        let rule = BarsRule(
            top: metrics.topHeight, bottom: metrics.bottomHeight, tolerance: context.environment.pixelLength / 2,
            container: inner.container)
        if metrics.topHeight > 0 { rule.leastTop = metrics.leastTop }
        if bars.isSearching { context.session.note("A search has begun; it is shown without a keyboard.") }
        rule.isInSheet = context.environment.isInSheet
        var barContext = context.inside().child(.part("bar"))
        barContext.environment.enclosingList = nil
        let overlap = BarOverlap(screen)
        let top = NavigationBarLook(bars: bars, metrics: metrics)
            .controlName(metrics.topHeight > 0 ? "NavigationBar" : nil).resolved(barContext)
        let bottom = BottomBarLook(bars: bars, metrics: metrics, overlap: overlap)
            .controlName(metrics.bottomHeight > 0 ? "Toolbar" : nil).resolved(barContext.child(.part("bottom")))
        let node = context.node(
            name, rule, children: [covered(screen, bars, inner), barContext.single(top), barContext.single(bottom)])
        if metrics.barHeight > 0 {
            node.info.preferences.append(
                PreferenceEntry(key: ObjectIdentifier(BarPreference.self)) { below, _ in
                    var content = below as? BarContent ?? BarContent()
                    content.hasNavigationBar = true
                    return content
                })
        }
        node.info.onArranged.append { [weak screen] _ in
            guard let screen else { return }
            let now = PreferencePass.value(BarPreference.self, at: screen) ?? BarContent()
            if !now.hasSameForm(as: asked) { context.session.needsAnotherRound = true }
            heard.content = now
            // What scrolls on the screen says so after the screen itself.
            context.session.afterRound {
                guard form.isScrolled, !heard.isScrolled else { return }
                heard.isScrolled = true
                context.session.needsAnotherRound = true
            }
        }
        return .nodes([node])
    }

    // What a search that has begun suggests covers the content.
    private func covered(_ screen: LayoutNode, _ bars: BarContent, _ context: ResolveContext) -> LayoutNode {
        let place = context.child(.part("suggestions"))
        guard bars.isSearching, let part = bars.suggestions, !part.resolve(place).forEachNode(while: { _ in false }) else { return screen }
        let list = place.single(List { PartView(part: part) }.listStyle(PlainListStyle()).resolved(place))
        return context.wrap(screen, LayersRule(primary: 0, alignment: .center), children: [screen, list])
    }

    private func bars(_ asked: BarContent) -> BarContent {
        if yields, asked.hasNavigationBar {
            var none = BarContent()
            none.visibility[.navigationBar] = .hidden
            return none
        }
        var bars = asked
        if bars.displayMode ?? .automatic == .automatic { bars.displayMode = inheritedMode ?? bars.displayMode }
        if let leadingItem, !(leadingItem.isWayBack && bars.hidesBackButton) { bars.items.insert(leadingItem, at: 0) }
        return bars
    }
}
