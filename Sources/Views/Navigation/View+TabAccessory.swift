import Foundation
import ProofsheetLayout

/// Where the accessory of a tab view stands: above the bar, or in the row of one that has made room.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

nonisolated extension View {
    /// Shows a view on a capsule above the bar of the tab view on iOS 26.
    public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }

    public func tabViewBottomAccessory<C: View>(isEnabled: Bool, @ViewBuilder content: () -> C) -> some View {
        let content = content()
        return mapContext { place in
            place.environment.tabAccessory = isEnabled ? place.part("tabAccessory", content) : nil
        }
    }
}

private enum TabAccessoryKey: EnvironmentKey { static var defaultValue: ViewPart? { nil } }

private enum TabAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
    /// What the tab view inside shows above its bar.
    var tabAccessory: ViewPart? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }

    /// Where the accessory of a tab view stands that the view is in, nil elsewhere.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabAccessoryPlacementKey.self] }
        set { self[TabAccessoryPlacementKey.self] = newValue }
    }
}
