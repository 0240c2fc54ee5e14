import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A view in front of everything, from edge to edge.
nonisolated struct CoverFrame<Content: View>: View {
    let content: Content

    @MainActor var body: some View {
        ZStack { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color(.system("systemBackground")))
    }
}

/// A sheet over a dimmed picture: from side to side at the bottom, or a card in the middle of a large window.
nonisolated struct SheetFrame<Content: View>: View {
    // A sheet begins 31 points from the top of a window with a status bar of 20, and a medium one takes 351 of 667 points:
    // swiftui-layout 12, measured on iOS 26, assumed for iOS 18. The picture behind is dimmed by 20 %.
    private static var gapBelowStatusBar: CGFloat { 11 }
    private static var mediumShare: CGFloat { 351.0 / 667.0 }
    private static var dimming: Double { 0.2 }

    let content: Content
    let detent: PresentationDetent?
    let metrics: SheetMetrics

    @MainActor var body: some View {
        ZStack(alignment: metrics.formSize == nil ? .bottom : .center) {
            Color.black.opacity(Self.dimming).ignoresSafeArea()
            GeometryReader { window in
                let height = height(in: window.size.height)
                ZStack { content }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background { ground }
                    .frame(width: metrics.formSize.map { min($0.width, window.size.width) }, height: height)
                    .frame(
                        maxWidth: .infinity, maxHeight: .infinity, alignment: metrics.formSize == nil ? .bottom : .center)
            }
        }
    }

    // The ground of a sheet at the bottom reaches below the window, where its lower corners are out of sight.
    @MainActor private var ground: some View {
        RoundedRectangle(cornerRadius: metrics.radius, style: .continuous)
            .fill(Color(.system("systemBackground")))
            .padding(.bottom, metrics.formSize == nil ? -metrics.radius : 0)
            .ignoresSafeArea(edges: .bottom)
    }

    private func height(in room: CGFloat) -> CGFloat {
        let large = room - Self.gapBelowStatusBar
        switch detent?.kind {
        case .medium?: return room * Self.mediumShare
        case .fraction(let share)?: return min(max(0, room * share), large)
        case .height(let height)?: return min(max(0, height), large)
        case .large?, nil: return metrics.formSize.map { min($0.height, large) } ?? large
        }
    }
}

/// Cards over a dimmed picture, in the middle or at the bottom.
nonisolated struct CardFrame<Content: View>: View {
    let content: Content
    let alignment: Alignment
    let metrics: SheetMetrics

    @MainActor var body: some View {
        ZStack(alignment: alignment) {
            Color.black.opacity(0.2).ignoresSafeArea()
            content
                .frame(width: alignment == .center ? metrics.alertWidth : nil)
                .padding(alignment == .center ? 0 : 8)
        }
    }
}
