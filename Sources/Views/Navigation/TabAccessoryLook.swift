import Foundation
import ProofsheetLayout

/// A bar of tabs with an accessory above it: on a phone from side to side, elsewhere as wide as it asks to be.
nonisolated struct TabAccessoryLook<Bar: View>: ComposedView {
    let part: ViewPart
    let form: TabBarForm
    let bar: Bar

    func compose(_ context: ResolveContext) -> some View {
        let profile = context.session.profile
        func metric(_ name: String) -> CGFloat { CGFloat(profile.metric(name)) }
        let isWide = form != .above
        return VStack(spacing: metric("tabAccessory.gap")) {
            PartView(part: part)
                .environment(\.tabViewBottomAccessoryPlacement, .expanded)
                .frame(maxWidth: isWide ? .infinity : nil)
                .frame(height: metric("tabAccessory.height"))
                .clipShape(Capsule())
                .background { FloatingCapsule() }
                .controlName("TabAccessory")
                .padding(.horizontal, metric("tabBar.platterBottomInset"))
            if isWide { bar }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }

    /// What an accessory takes of the screen, in points.
    static func height(_ context: ResolveContext) -> CGFloat {
        let profile = context.session.profile
        return CGFloat(profile.metric("tabAccessory.height") + profile.metric("tabAccessory.gap"))
    }
}
