import Foundation
import ProofsheetLayout

/// The toolbar below a screen: its items spread from edge to edge.
nonisolated struct BottomBarLook: ComposedView {
    let bars: BarContent
    let metrics: BarMetrics

    func compose(_ context: ResolveContext) -> some View {
        let items = bars.items.filter { $0.placement.place == .bottom }.map(\.part)
        return HStack(spacing: 16) {
            if metrics.bottomHeight > 0 {
                if items.count == 1 { Spacer(minLength: 0) }
                ForEach(items.indices, id: \.self) { PartView(part: items[$0]) }
                if items.count == 1 { Spacer(minLength: 0) }
            }
        }
        .padding(.horizontal, metrics.sideInset)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { BarGround(bars: bars, bar: .bottomBar) }
        .mapContext { bars.prepare(&$0, .bottomBar) }
    }
}
