import Foundation
import ProofsheetLayout

/// Where the bar of a tab view stands: swiftui-layout 12.
enum TabBarForm {
    /// Below the screen, icons over names.
    case below
    /// Below a screen of compact height, icons beside names.
    case low
    /// On an iPad above the screen, in the row of a navigation bar, names only.
    case above

    init(_ context: ResolveContext) {
        let isWide = context.environment.horizontalSizeClass == .regular
        self =
            if context.session.cell.isPad, isWide { .above } else if context.environment.verticalSizeClass == .compact {
                .low
            } else { .below }
    }

    /// In points, without the safe area of the device.
    func height(_ context: ResolveContext) -> CGFloat {
        let profile = context.session.profile
        func metric(_ name: String) -> CGFloat { CGFloat(profile.metric(name)) }
        let safe = WindowSize(context.session.cell).insets.bottom
        let floats = profile.generation == .ios26
        return switch self {
        case .above: metric("navigationBar.padHeight")
        // A bar that floats keeps its distance from the edge of the screen, whatever is safe there.
        case .below where floats: max(0, metric("tabBar.platterHeight") + metric("tabBar.platterBottomInset") - safe)
        case .low where floats:
            max(0, metric("tabBar.compactPlatterHeight") + metric("tabBar.compactPlatterBottomInset") - safe)
        case .below: metric("tabBar.height")
        case .low: metric("tabBar.compactHeight")
        }
    }
}
