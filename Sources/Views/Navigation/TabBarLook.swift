import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// The bar of a tab view: a strip below the screen, a capsule that floats there, or one above the screen of an iPad.
nonisolated struct TabBarLook: ComposedView {
    struct Item {
        let part: ViewPart?
        let badge: Text?
        let isSelected: Bool
        /// Whether the item stands apart where bars float.
        var isSearch = false
    }

    let items: [Item]
    let bars: BarContent
    let form: TabBarForm
    let overlap: BarOverlap

    func compose(_ context: ResolveContext) -> some View {
        let floats = context.session.profile.generation == .ios26
        let look =
            if form == .above { AnyView(TabCapsuleLook(items: items)) } else if floats {
                AnyView(TabPlatterLook(items: items, isLow: form == .low))
            } else { AnyView(TabStripLook(items: items, isLow: form == .low, bars: bars, overlap: overlap)) }
        return look.mapContext { bars.prepare(&$0, .tabBar) }
    }

    /// The font of names below icons or beside them.
    static func titleFont(_ context: ResolveContext, isLow: Bool) -> Font {
        let profile = context.session.profile
        let weight = Font.Weight(value: profile.metric("tabBar.titleWeight"))
        return .system(size: isLow ? 13 : profile.metric("tabBar.titleSize"), weight: weight)
    }
}

/// Items spread over the width, on a ground down to the edge of the screen.
nonisolated struct TabStripLook: ComposedView {
    let items: [TabBarLook.Item]
    let isLow: Bool
    let bars: BarContent
    let overlap: BarOverlap

    func compose(_ context: ResolveContext) -> some View {
        HStack(spacing: 0) {
            ForEach(items.indices, id: \.self) { index in
                TabItemLook(item: items[index], isLow: isLow, plain: AnyShapeStyle(Color.gray))
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        .environment(\.font, TabBarLook.titleFont(context, isLow: isLow))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { BarGround(bars: bars, bar: .tabBar, overlap: overlap) }
    }
}

/// Names on a capsule in the row of the navigation bar of an iPad.
nonisolated struct TabCapsuleLook: ComposedView {
    let items: [TabBarLook.Item]

    func compose(_ context: ResolveContext) -> some View {
        let profile = context.session.profile
        func metric(_ name: String) -> CGFloat { CGFloat(profile.metric(name)) }
        let isRaised = profile.generation == .ios18 && context.environment.colorScheme == .light
        let (height, inner) = (metric("tabBar.padHeight"), metric("tabBar.padItemHeight"))
        let size = profile.metric("tabBar.padTitleSize")
        return HStack(spacing: 2) {
            ForEach(items.indices, id: \.self) { index in
                let isSelected = items[index].isSelected
                TabNameLook(item: items[index])
                    .environment(\.font, .system(size: size, weight: isSelected ? .semibold : .medium))
                    .padding(.horizontal, 16)
                    .frame(height: inner)
                    .background {
                        if isSelected {
                            Capsule().fill(isRaised ? Color.white : Color(.system("tertiarySystemFill")))
                                .shadow(color: Color.black.opacity(isRaised ? 0.1 : 0), radius: 3, y: 1)
                        }
                    }
            }
        }
        .padding(.horizontal, (height - inner) / 2)
        .frame(height: height)
        .background { TabCapsuleGround() }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The ground of tabs above a screen: before bars floated it was flat and grey.
nonisolated struct TabCapsuleGround: ComposedView {
    func compose(_ context: ResolveContext) -> some View {
        context.session.profile.generation == .ios26
            ? AnyView(FloatingCapsule())
            : AnyView(
                ZStack {
                    Capsule().fill(Material.regular)
                    Capsule().fill(Color(.system("tertiarySystemFill")))
                })
    }
}
