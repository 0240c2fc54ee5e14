import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// The bar above a screen: items at its ends, the title between them or large below, and a search field.
nonisolated struct NavigationBarLook: ComposedView {
    let bars: BarContent
    let metrics: BarMetrics

    func compose(_ context: ResolveContext) -> some View {
        let profile = context.session.profile
        let title = Font.system(
            size: profile.metric("navigationBar.titleSize"),
            weight: Font.Weight(value: profile.metric("navigationBar.titleWeight")))
        let large = Font.system(
            size: profile.metric("navigationBar.largeTitleSize"),
            weight: Font.Weight(value: profile.metric("navigationBar.largeTitleWeight")))
        return VStack(alignment: .leading, spacing: 0) {
            if metrics.barHeight > 0 {
                BarRow(
                    leading: items(.leading), center: centerItems, trailing: items(.trailing),
                    title: metrics.isLarge ? nil : bars.title, subtitle: metrics.isLarge ? nil : bars.subtitle, titleFont: title
                )
                .padding(.horizontal, metrics.sideInset)
                .frame(height: metrics.barHeight)
            }
            if metrics.isLarge, let text = bars.title {
                text.font(large)
                    .lineLimit(1)
                    .padding(.horizontal, profile.metric("navigationBar.largeTitleInset"))
                    .padding(.bottom, profile.metric("navigationBar.largeTitleBottomInset"))
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .frame(height: metrics.largeTitleHeight, alignment: .bottomLeading)
            }
            if metrics.searchHeight > 0, let search = bars.search {
                SearchFieldLook(search: search)
                    .padding(.horizontal, profile.metric("navigationBar.largeTitleInset"))
                    .frame(height: metrics.searchHeight, alignment: .top)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background { BarGround(bars: bars, bar: .navigationBar) }
        .mapContext { bars.prepare(&$0, .navigationBar) }
    }

    private func items(_ place: ToolbarItemPlacement.Place) -> [ViewPart] {
        bars.items.filter { $0.placement.place == place }.map(\.part)
    }

    private var centerItems: [ViewPart] { items(.center) }
}

extension BarContent {
    /// The environment of what stands in a bar: text of a fixed size in one line, icons without titles.
    func prepare(_ context: inout ResolveContext, _ bar: ToolbarPlacement) {
        context.environment.textAttributes = TextAttributes()
        context.environment.foreground.levels = []
        context.environment.font = .system(size: context.session.profile.metric("navigationBar.titleSize"))
        context.environment.isInBar = true
        context.environment.lineLimit = 1
        context.environment.buttonStyle = AnyButtonStyle(DefaultButtonStyle())
        context.environment.contentMargins = EdgeInsets()
        if let scheme = schemes[bar] { context.environment.colorScheme = scheme }
    }
}

/// One row of a bar with its title in the middle.
nonisolated struct BarRow: ComposedView {
    let leading, center, trailing: [ViewPart]
    let title, subtitle: Text?
    let titleFont: Font

    func compose(_ context: ResolveContext) -> some View {
        ZStack {
            HStack(spacing: 16) {
                ForEach(leading.indices, id: \.self) { PartView(part: leading[$0]) }
                Spacer(minLength: 0)
                ForEach(trailing.indices, id: \.self) { PartView(part: trailing[$0]) }
            }
            if center.isEmpty {
                VStack(spacing: 0) {
                    if let title { title.font(titleFont) }
                    if let subtitle {
                        subtitle.font(.system(size: 12)).foregroundStyle(HierarchicalShapeStyle.secondary)
                    }
                }
                .padding(.horizontal, leading.isEmpty && trailing.isEmpty ? 0 : 44)
            } else {
                HStack(spacing: 16) { ForEach(center.indices, id: \.self) { PartView(part: center[$0]) } }
                    .font(titleFont)
            }
        }
    }
}

/// The ground of a bar, where there is one: it reaches to the edge of the screen.
nonisolated struct BarGround: ComposedView {
    let bars: BarContent
    let bar: ToolbarPlacement

    func compose(_ context: ResolveContext) -> some View {
        let visibility = bars.backgroundVisibility[bar] ?? .automatic
        let style = bars.backgrounds[bar]
        let isShown = visibility == .visible || (visibility == .automatic && style != nil)
        return Rectangle()
            .fill(style ?? AnyShapeStyle(Color(.system("systemBackground"))))
            .ignoresSafeArea()
            .opacityGroup(isShown ? 1 : 0)
    }
}

nonisolated extension View {
    /// Draws the view as one picture with an opacity.
    func opacityGroup(_ opacity: Double) -> some View {
        mapNodes { node, context in
            context.wrap(node) { info in
                info.effect = { _ in
                    var effect = GroupEffect()
                    effect.opacity = opacity
                    return effect
                }
            }
        }
    }
}
