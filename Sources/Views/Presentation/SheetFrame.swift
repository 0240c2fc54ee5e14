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
    let content: Content
    let request: SheetRequest
    /// The height that it has, nil for the whole.
    let detent: PresentationDetent?
    let metrics: SheetMetrics

    @MainActor var body: some View {
        ZStack(alignment: isCard ? .center : .bottom) {
            Color.black.opacity(metrics.dimming).ignoresSafeArea()
            GeometryReader { window in
                let isPartial = isPartial(in: window)
                let inset = isPartial ? metrics.partialInset : 0
                // Where nothing is unsafe below, the sheet ends before the edge; elsewhere what is unsafe counts as its own.
                let lift = window.safeAreaInsets.bottom > 0 ? 0 : inset
                ZStack { content }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background { (request.background ?? AnyView(Color(.system("systemBackground")))).ignoresSafeArea() }
                    .overlay(alignment: .top) { if request.showsDragIndicator, !isCard { grabber } }
                    .sheetOutline(radius: request.cornerRadius ?? metrics.radius, bottom: bottomRadius(inset), inset: inset)
                    .controlName("Sheet")
                    .padding(.horizontal, inset)
                    .frame(width: metrics.formSize.map { min($0.width, window.size.width) }, height: height(in: window))
                    .padding(.bottom, lift)
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

    private func heights(in window: GeometryProxy) -> SheetHeights {
        let insets = window.safeAreaInsets
        return SheetHeights(room: window.size.height, top: insets.top, bottom: insets.bottom, metrics: metrics)
    }

    private func isPartial(in window: GeometryProxy) -> Bool {
        let heights = heights(in: window)
        return !isCard && heights.height(of: detent) < heights.large - 0.5
    }

    private func height(in window: GeometryProxy) -> CGFloat { heights(in: window).height(of: detent) }
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
