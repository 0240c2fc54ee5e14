import Foundation
import ProofsheetLayout

/// A bar that toolbar modifiers speak of.
public struct ToolbarPlacement: Hashable, Sendable {
    let name: String

    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")

    /// The bars meant by a list; none and automatic mean the navigation bar.
    static func bars(_ bars: [ToolbarPlacement]) -> [ToolbarPlacement] {
        bars.isEmpty ? [.navigationBar] : bars.map { $0 == .automatic ? .navigationBar : $0 }
    }
}

nonisolated extension View {
    /// Puts views into the bar around the view.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        return barContent { bars, context in
            let context = context.child(.part("toolbar"))
            bars.add([
                BarContent.Item(
                    key: ObjectIdentifier(context.identity), index: 0, placement: .automatic,
                    part: context.barPart("items", content))
            ])
        }
    }

    /// Puts items into the bars around the view.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let content = content()
        return barContent { bars, context in bars.add(content.resolvedItems(context.child(.part("toolbar")))) }
    }

    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { toolbar(content: content) }

    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let places = ToolbarPlacement.bars(bars)
        return barContent { content, _ in for bar in places { content.visibility[bar] = visibility } }
    }

    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let places = ToolbarPlacement.bars(bars)
        return barContent { content, _ in for bar in places { content.visibility[bar] = visibility } }
    }

    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let places = ToolbarPlacement.bars(bars)
        return barContent { content, _ in for bar in places { content.backgrounds[bar] = AnyShapeStyle(style) } }
    }

    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let places = ToolbarPlacement.bars(bars)
        return barContent { content, _ in for bar in places { content.backgroundVisibility[bar] = visibility } }
    }

    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let places = ToolbarPlacement.bars(bars)
        return barContent { content, _ in for bar in places { content.backgroundVisibility[bar] = visibility } }
    }

    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        let places = ToolbarPlacement.bars(bars)
        return barContent { content, _ in for bar in places { content.schemes[bar] = colorScheme } }
    }

    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .navigationBarLeading) { leading }
            ToolbarItem(placement: .navigationBarTrailing) { trailing }
        }
    }

    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
    }

    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
    }
}

/// Accepted; pictures have no status bar.
nonisolated extension View {
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    public func statusBar(hidden: Bool) -> some View { self }
}
