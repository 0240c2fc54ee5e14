import Foundation
import ProofsheetLayout

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
