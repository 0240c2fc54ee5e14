import Foundation
import ProofsheetLayout

/// The dots that count the pages of a tab view.
nonisolated struct PageDots: ComposedView {
    let count: Int
    let current: Int
    /// Whether the dots stand on a ground of their own [assumed].
    var hasGround = false

    func compose(_ context: ResolveContext) -> some View {
        let profile = context.session.profile
        let (height, size) = (profile.metric("pageControl.height"), CGFloat(profile.metric("pageControl.dotSize")))
        let shown = min(count, 20)
        return HStack(spacing: profile.metric("pageControl.dotGap")) {
            ForEach(0..<shown, id: \.self) { index in
                Circle().fill(Color.white.opacity(index == current ? 1 : 0.3)).frame(width: size, height: size)
            }
        }
        .padding(.horizontal, hasGround ? height / 2 : 0)
        .frame(height: height)
        .background { if hasGround { Capsule().fill(Color.black.opacity(0.3)) } }
    }
}
