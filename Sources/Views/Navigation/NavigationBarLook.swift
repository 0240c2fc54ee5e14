import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// The bar above a screen: items at its ends, the title between them or large below, and a search field.
///
/// On iOS 26 the row of items was measured as 44 high at the top of a bar of 54.
nonisolated struct NavigationBarLook: ComposedView {
    let bars: BarContent
    let metrics: BarMetrics

    func compose(_ context: ResolveContext) -> some View {
        let profile = context.session.profile
        let large = Font.system(
            size: profile.metric("navigationBar.largeTitleSize"),
            weight: Font.Weight(value: profile.metric("navigationBar.largeTitleWeight")))
        return VStack(alignment: .leading, spacing: 0) {
            if metrics.barHeight > 0 {
                BarRow(
                    leading: items(.leading), center: items(.center), trailing: items(.trailing),
                    title: metrics.isLarge ? nil : bars.title, subtitle: metrics.isLarge ? nil : bars.subtitle, titleFont: .headline
                )
                .padding(.horizontal, metrics.sideInset)
                .frame(height: metrics.rowHeight)
                .frame(height: metrics.barHeight, alignment: .top)
            }
            if metrics.isLarge, let text = bars.title {
                text.font(large)
                    .lineLimit(1)
                    .padding(.horizontal, metrics.titleInset)
                    .padding(.bottom, metrics.titleBottomInset)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .frame(height: metrics.largeTitleHeight, alignment: .bottomLeading)
            }
            if metrics.searchHeight > 0, let search = bars.search {
                UnnamedRow(spacing: 12) {
                    SearchFieldLook(search: search)
                    if search.isPresented { SearchCancel() }
                }
                .padding(.horizontal, metrics.titleInset)
                .frame(height: metrics.searchHeight, alignment: metrics.barHeight > 0 ? .top : .center)
            }
            if metrics.scopesHeight > 0, let scopes = bars.scopes {
                PartView(part: scopes).padding(.horizontal, metrics.titleInset).frame(height: metrics.scopesHeight)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background { BarGround(bars: bars, bar: .navigationBar, isScrolledUnder: metrics.isScrolled) }
        .mapContext { bars.prepare(&$0, .navigationBar) }
    }

    private func items(_ place: ToolbarItemPlacement.Place) -> [BarContent.Item] {
        bars.items.filter { $0.placement.place == place }
    }
}

extension BarContent {
    /// The environment of what stands in a bar: text in one line that grows little, icons without titles.
    func prepare(_ context: inout ResolveContext, _ bar: ToolbarPlacement) {
        context.environment.textAttributes = TextAttributes()
        context.environment.foreground.levels = []
        context.environment.font = .body
        context.environment.isInBar = true
        // A plus is 17.333 wide in a bar of iOS 18.4, as it is at the large scale.
        context.environment.imageScale = .large
        // Recorded on iOS 18.4: titles, words and symbols of bars at the largest text size are those of `extraExtraLarge`. That they do
        // not shrink below `large`, and that large titles keep their size, is recalled.
        context.environment.sizeCategory = min(max(context.environment.sizeCategory, .large), .extraExtraLarge)
        context.environment.lineLimit = 1
        context.environment.buttonStyle = AnyButtonStyle(DefaultButtonStyle())
        context.environment.contentMargins = EdgeInsets()
        if let scheme = schemes[bar] { context.environment.colorScheme = scheme }
    }
}
