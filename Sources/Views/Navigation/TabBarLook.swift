import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// The bar below a tab view: icons over names, the chosen one in the accent colour.
nonisolated struct TabBarLook: ComposedView {
    struct Item {
        let part: ViewPart?
        let badge: Text?
        let isSelected: Bool
    }

    let items: [Item]
    let bars: BarContent

    /// In points, above the safe area of the device.
    static func height(_ context: ResolveContext) -> CGFloat {
        let profile = context.session.profile
        if context.session.cell.isPad { return CGFloat(profile.metric("tabBar.padHeight")) }
        let isLow = context.environment.verticalSizeClass == .compact
        return CGFloat(isLow ? profile.metric("tabBar.compactHeight") : profile.metric("tabBar.height"))
    }

    func compose(_ context: ResolveContext) -> some View {
        let profile = context.session.profile
        let isLow = context.environment.verticalSizeClass == .compact || context.session.cell.isPad
        let size = CGFloat(profile.metric("tabBar.titleSize"))
        let weight = Font.Weight(value: profile.metric("tabBar.titleWeight"))
        return HStack(spacing: 0) {
            ForEach(items.indices, id: \.self) { index in
                TabItemLook(item: items[index], isLow: isLow)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        .font(.system(size: isLow ? 13 : size, weight: weight))
        .mapContext { bars.prepare(&$0, .tabBar) }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { TabBarGround(bars: bars) }
    }
}

/// One item of a tab bar.
nonisolated struct TabItemLook: ComposedView {
    let item: TabBarLook.Item
    let isLow: Bool

    func compose(_ context: ResolveContext) -> some View {
        let iconSize = CGFloat(context.session.profile.metric("tabBar.iconSize"))
        let layout = isLow ? AnyLayout(HStackLayout(spacing: 6)) : AnyLayout(VStackLayout(spacing: 1))
        return UnnamedTabParts(layout: layout, part: item.part ?? .empty)
            .labelStyle(TabLabelStyle(iconSize: iconSize, isLow: isLow))
            .environment(\.symbolFont, .system(size: isLow ? 15 : 18))
            .foregroundStyle(item.isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.gray))
            .symbolsAsTabIcons()
            .overlay(alignment: .topTrailing) {
                if let badge = item.badge {
                    badge.font(.system(size: 13)).foregroundStyle(Color.white)
                        .padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18)
                        .background(Color.red, in: Capsule())
                        .mapNodes { node, context in
                            context.wrap(node, PaddingRule(EdgeInsets(top: -4, leading: 0, bottom: 0, trailing: -10)))
                        }
                }
            }
    }
}

/// What stands in a tab: a label, or an image and a name that are laid out as a label.
nonisolated struct UnnamedTabParts: View, PrimitiveView {
    let layout: AnyLayout
    let part: ViewPart

    func resolve(_ context: ResolveContext) -> ViewList {
        let nodes = part.resolve(context.inside(.vertical)).realized
        if nodes.count == 1 { return .nodes(nodes) }
        return .nodes([
            LayoutNode(LayoutBehavior(layout), children: nodes, direction: context.environment.layoutDirection)
        ])
    }
}

nonisolated extension View {
    /// Symbols and names in tabs keep their size at every text size.
    func symbolsAsTabIcons() -> some View { environment(\.sizeCategory, .large) }
}

/// An icon over a title, or beside it where the bar is low.
nonisolated struct TabLabelStyle: LabelStyle {
    let iconSize: CGFloat
    let isLow: Bool

    func makeBody(configuration: Configuration) -> some View {
        if isLow {
            HStack(spacing: 6) {
                configuration.icon.font(.system(size: 15))
                configuration.title
            }
        } else {
            VStack(spacing: 1) {
                configuration.icon.font(.system(size: 18)).frame(height: iconSize + 3)
                configuration.title
            }
        }
    }
}

/// The ground of a tab bar: a hairline on top, and the bar's colour down to the edge of the screen.
nonisolated struct TabBarGround: ComposedView {
    let bars: BarContent

    func compose(_ context: ResolveContext) -> some View {
        let isHidden = bars.backgroundVisibility[.tabBar] == .hidden
        let style = bars.backgrounds[.tabBar] ?? AnyShapeStyle(Color(.system("systemBackground")).opacity(0.94))
        let isFloating = context.session.profile.generation == .ios26
        return ZStack(alignment: .top) {
            if isFloating {
                TabPlatter()
            } else if !isHidden {
                Rectangle().fill(style).ignoresSafeArea()
                Rectangle().fill(SeparatorShapeStyle()).frame(height: context.environment.pixelLength)
            }
        }
    }
}

/// The floating capsule under the items of a tab bar.
nonisolated struct TabPlatter: ComposedView {
    func compose(_ context: ResolveContext) -> some View {
        let height = CGFloat(context.session.profile.metric("tabBar.platterHeight"))
        return DrawnView(size: { $0.replacingUnspecifiedDimensions() }) { frame, context, painter in
            let platter = CGRect(
                x: frame.minX + 21, y: frame.midY - height / 2, width: max(0, frame.width - 42), height: height)
            let color = context.session.profile.color("secondarySystemGroupedBackground", context.environment.colorScheme)
            SwitchDrawing.capsule(platter, .color(color.opacity(0.9)), &painter)
        }
    }
}

/// The dots that count the pages of a tab view.
nonisolated struct PageDots: ComposedView {
    let count: Int
    let current: Int

    func compose(_ context: ResolveContext) -> some View {
        let height = CGFloat(context.session.profile.metric("pageControl.height"))
        let shown = min(count, 20)
        return HStack(spacing: 9) {
            ForEach(0..<shown, id: \.self) { index in
                Circle().fill(Color.white.opacity(index == current ? 1 : 0.3)).frame(width: 7, height: 7)
            }
        }
        .frame(height: height)
    }
}
