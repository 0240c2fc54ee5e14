import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// One item of a tab bar: its icon, which may have a badge, over its name or before it.
nonisolated struct TabItemLook: ComposedView {
    let item: TabBarLook.Item
    let isLow: Bool
    /// The style of items that are not chosen.
    let plain: AnyShapeStyle
    /// Whether the item is its icon alone.
    var isBare = false

    func compose(_ context: ResolveContext) -> some View {
        let style = TabLabelStyle(isLow: isLow, isBare: isBare, badge: item.badge)
        return TabParts(part: item.part ?? .empty, style: style)
            .labelStyle(style)
            .environment(\.symbolFont, .system(size: isLow ? 15 : 18))
            .environment(\.takesImagesForMasks, true)
            .foregroundStyle(item.isSelected ? AnyShapeStyle(TintShapeStyle()) : plain)
            .symbolVariant(.fill)
    }
}

/// One item of a tab bar that shows names only, with its badge after the name.
nonisolated struct TabNameLook: ComposedView {
    let item: TabBarLook.Item

    func compose(_ context: ResolveContext) -> some View {
        UnnamedRow(spacing: 6) {
            TabNames(part: item.part ?? .empty)
                .labelStyle(TitleOnlyLabelStyle())
                .foregroundStyle(item.isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
            if let badge = item.badge { TabBadge(text: badge) }
        }
    }
}

/// A small red capsule with a count or a word.
nonisolated struct TabBadge: ComposedView {
    let text: Text
    var isSmall = false

    func compose(_ context: ResolveContext) -> some View {
        let height: CGFloat = isSmall ? 13 : 18
        return text.font(.system(size: isSmall ? 9 : 13)).foregroundStyle(Color.white)
            .padding(.horizontal, isSmall ? 4 : 5).frame(minWidth: height, minHeight: height)
            .background(Color.red, in: Capsule())
            .fixedSize()
    }
}

/// What stands in a tab: a label, or an image and a name that are arranged as a label is.
nonisolated private struct TabParts: View, PrimitiveView {
    let part: ViewPart
    let style: TabLabelStyle

    func resolve(_ context: ResolveContext) -> ViewList {
        let nodes = part.resolve(context.inside(.vertical)).realized
        let isIcon = nodes.first?.info.type == "Image"
        if nodes.count == 1, !isIcon { return .nodes(nodes) }
        let icons = isIcon ? Array(nodes.prefix(1)) : []
        let names = Array(nodes.dropFirst(icons.count))
        let look = TabItemStack(
            icon: PartView(part: ViewPart { _ in .nodes(icons) }), title: PartView(part: ViewPart { _ in .nodes(names) }),
            style: style)
        return look.resolve(context)
    }
}

/// The names of what stands in a tab: images are left out where there is anything else.
nonisolated private struct TabNames: View, PrimitiveView {
    let part: ViewPart

    func resolve(_ context: ResolveContext) -> ViewList {
        let nodes = part.resolve(context.inside(.horizontal)).realized
        let names = nodes.filter { $0.info.type != "Image" }
        return .nodes(names.isEmpty ? nodes : names)
    }
}

/// An icon over a title, or before it where the bar is low.
nonisolated struct TabLabelStyle: LabelStyle {
    let isLow: Bool
    let isBare: Bool
    let badge: Text?

    func makeBody(configuration: Configuration) -> some View {
        TabItemStack(icon: configuration.icon, title: configuration.title, style: self)
    }
}

/// An icon with its badge, and a title.
nonisolated struct TabItemStack<Icon: View, Title: View>: ComposedView {
    let icon: Icon
    let title: Title
    let style: TabLabelStyle

    func compose(_ context: ResolveContext) -> some View {
        let isLow = style.isLow
        let height = CGFloat(context.session.profile.metric("tabBar.iconSize")) + 3
        let layout = isLow ? AnyLayout(HStackLayout(spacing: 6)) : AnyLayout(VStackLayout(spacing: 1))
        let look = UnnamedPair {
            icon
                .overlay(alignment: .topTrailing) {
                    if let badge = style.badge {
                        // Its corner covers the icon's.
                        TabBadge(text: badge, isSmall: isLow)
                            .alignmentGuide(.trailing) { _ in 6 }
                            .alignmentGuide(.top) { _ in isLow ? 6 : 4 }
                    }
                }
                .frame(height: isLow ? nil : height)
            if !style.isBare { title }
        }
        return PartView(
            part: ViewPart { place in
                let nodes = look.resolved(place).realized
                return .nodes([
                    LayoutNode(LayoutBehavior(layout), children: nodes, direction: place.environment.layoutDirection)
                ])
            })
    }
}

/// Two views without an arrangement of their own.
nonisolated private struct UnnamedPair<Content: View>: View, PrimitiveView {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    func resolve(_ context: ResolveContext) -> ViewList { content.resolved(context) }
}
