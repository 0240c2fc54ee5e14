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
    // A medium sheet takes 351 of 667 points: swiftui-layout 12, measured on iOS 26, assumed for iOS 18.
    private static var mediumShare: CGFloat { 351.0 / 667.0 }

    let content: Content
    let request: SheetRequest
    let metrics: SheetMetrics

    @MainActor var body: some View {
        ZStack(alignment: isCard ? .center : .bottom) {
            Color.black.opacity(metrics.dimming).ignoresSafeArea()
            GeometryReader { window in
                let isPartial = isPartial(in: window)
                let inset = isPartial ? metrics.partialInset : 0
                ZStack { content }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background { (request.background ?? AnyView(Color(.system("systemBackground")))).ignoresSafeArea() }
                    .overlay(alignment: .top) { if request.showsDragIndicator, !isCard { grabber } }
                    .sheetOutline(radius: request.cornerRadius ?? metrics.radius, bottom: bottomRadius(inset), inset: inset)
                    .controlName("Sheet")
                    .padding(.horizontal, inset)
                    .frame(width: metrics.formSize.map { min($0.width, window.size.width) }, height: height(in: window))
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isCard ? .center : .bottom)
            }
        }
    }

    private var isCard: Bool { metrics.formSize != nil }

    private func bottomRadius(_ inset: CGFloat) -> CGFloat {
        if isCard { return request.cornerRadius ?? metrics.radius }
        return inset > 0 ? max(request.cornerRadius ?? 0, metrics.bottomRadius) : 0
    }

    // 5 points below the sheet's edge.
    @MainActor private var grabber: some View {
        Capsule().fill(Color(.system("tertiaryLabel")))
            .frame(width: metrics.grabber.width, height: metrics.grabber.height)
            .padding(.top, 5)
    }

    private func isPartial(in window: GeometryProxy) -> Bool {
        !isCard && height(in: window) < window.size.height - metrics.topGap - 0.5
    }

    // Heights count from the sheet's edge to the safe area's; half of the window and its share count to the window's edge.
    private func height(in window: GeometryProxy) -> CGFloat {
        let room = window.size.height
        let large = room - metrics.topGap
        let whole = room + window.safeAreaInsets.top + window.safeAreaInsets.bottom
        switch isCard ? nil : request.detent?.kind {
        case .medium?: return min(max(0, whole * Self.mediumShare - window.safeAreaInsets.bottom), large)
        case .fraction(let share)?: return min(max(0, (room - metrics.detentGap) * share), large)
        case .height(let height)?: return min(max(0, height), large)
        case .large?, nil: return metrics.formSize.map { min($0.height, large) } ?? large
        }
    }
}

nonisolated extension View {
    /// Cuts the view to the outline of a sheet; one that reaches to the window's edge has round corners at its top only.
    fileprivate func sheetOutline(radius: CGFloat, bottom: CGFloat, inset: CGFloat) -> some View {
        mapNodes { node, context in
            context.wrap(node) { info in
                info.effect = { node in
                    var frame = node.frame
                    let below = node.surroundings.insets(of: frame, tolerance: context.environment.pixelLength / 2).bottom
                    frame.size.height += max(0, below - inset)
                    var effect = GroupEffect()
                    effect.clip = CardOutline(frame: frame, top: radius, bottom: bottom).outline
                    return effect
                }
            }
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
