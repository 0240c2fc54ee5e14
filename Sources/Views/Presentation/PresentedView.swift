import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// What is drawn over the picture, in a plain form of the system's sheets and cards.
struct PresentedView {
    /// The kind of presentation.
    enum Style {
        case sheet, cover, popover
        case alert, dialog
    }

    let style: Style
    let content: ViewResolver
    /// Where a popover points to, and a dialog where there is room.
    let anchor: LayoutNode?

    var sentence: String {
        switch style {
        case .sheet: "A sheet is presented; it is drawn plainly over the view."
        case .cover: "A full-screen cover is presented; it is drawn over the view."
        case .popover: "A popover is presented; it is drawn plainly over the view."
        case .alert: "An alert is presented; it is drawn plainly over the view."
        case .dialog: "A confirmation dialog is presented; it is drawn plainly over the view."
        }
    }

    func nodes(_ context: ResolveContext) -> [LayoutNode] {
        let nodes = content.resolve(context.alone.child(.part("content"))).realized
        let view = ResolvedView(nodes: nodes)
        let framed: any View =
            switch style {
            case .cover: CoverFrame(content: view)
            case .sheet: sheet(view, context.sheetRequest(of: nodes), context)
            case .popover: popover(view, context.sheetRequest(of: nodes), context)
            case .alert: CardFrame(content: view, alignment: .center, metrics: SheetMetrics(context))
            case .dialog where AlertLook.isPopover(context):
                PopoverFrame(
                    content: view.frame(width: SheetMetrics(context).dialogWidth), anchor: anchor,
                    background: AlertLook.popoverGround(context),
                    isDialog: true)
            case .dialog: CardFrame(content: view, alignment: .bottom, metrics: SheetMetrics(context))
            }
        return framed.resolved(context.child(.part("frame"))).realized
    }
}

extension PresentedView {
    private func sheet(_ view: ResolvedView, _ request: SheetRequest, _ context: ResolveContext) -> any View {
        let metrics = SheetMetrics(context)
        let heights = SheetHeights(WindowSize(context.session.cell), metrics)
        let detent = heights.detent(request, context.environment)
        let isWhole = heights.height(of: detent) >= heights.large - 0.5
        // A sheet of the whole height pushes the picture back, unless the screen is too low for it.
        if isWhole, metrics.formSize == nil, context.environment.verticalSizeClass == .regular {
            context.session.presentations.pushesBack = true
        }
        return SheetFrame(content: view, request: request, detent: detent, metrics: metrics)
    }

    // Where there is little room a popover is a sheet, unless its content asks to stay one.
    private func popover(_ view: ResolvedView, _ request: SheetRequest, _ context: ResolveContext) -> any View {
        let isRoomy = context.environment.horizontalSizeClass == .regular
        guard isRoomy || request.staysPopover else {
            return sheet(view, request, context)
        }
        return PopoverFrame(content: view, anchor: anchor, background: request.background)
    }
}

extension Session {
    /// Presents a view with the environment of the place that asks for it.
    func present(_ place: ResolveContext, _ style: PresentedView.Style, _ view: ViewResolver, from anchor: LayoutNode?) {
        guard !isOutOfSight else { return }
        let presented = PresentedView(style: style, content: view, anchor: anchor)
        note(presented.sentence)
        presentations.present(place.identity) { root in
            var inner = place.inside()
            inner.identity = root.identity
            inner.container = root.container
            inner.environment.isPresented = true
            inner.environment.leadingBarItem = nil
            inner.environment.screenBars = nil
            inner.environment.isElevated = style != .cover
            inner.environment.isInSheet = style == .sheet || style == .popover && inner.environment.horizontalSizeClass == .compact
            return presented.nodes(inner)
        }
    }
}

/// Nodes that have been made already, as a view.
nonisolated struct ResolvedView: View, PrimitiveView {
    let nodes: [LayoutNode]

    func resolve(_ context: ResolveContext) -> ViewList { .nodes(nodes) }
}

/// Figures of sheets and cards in points.
struct SheetMetrics {
    let radius, alertWidth, dialogWidth: CGFloat
    let grabber: CGSize
    /// Of the corners at the lower edge of a sheet that has some.
    let bottomRadius: CGFloat
    /// How far a sheet that does not have its whole height stays away from the edges.
    let partialInset: CGFloat
    /// Between the safe area and a sheet of the whole height.
    let topGap: CGFloat
    /// From the window's edge to a sheet of the whole height, at least.
    let leastTop: CGFloat
    /// What is taken off the room before a share of it is.
    let detentGap: CGFloat
    /// The opacity of the black over the picture behind.
    let dimming: Double
    /// The size of a form sheet on a large window, nil where sheets reach from side to side.
    let formSize: CGSize?

    init(_ context: ResolveContext) {
        let profile = context.session.profile
        func metric(_ key: String) -> CGFloat { CGFloat(profile.metric(key)) }
        radius = metric("sheet.radius")
        alertWidth = metric("alert.width")
        dialogWidth = metric("dialog.width")
        grabber = CGSize(width: metric("sheet.grabberWidth"), height: metric("sheet.grabberHeight"))
        // Screens with round corners have an indicator at their lower edge.
        let isRound = WindowSize(context.session.cell).insets.bottom > 0
        bottomRadius = isRound ? metric("sheet.roundBottomRadius") : radius
        partialInset = metric(isRound ? "sheet.roundPartialInset" : "sheet.partialInset")
        topGap = metric(isRound ? "sheet.topGap" : "sheet.plainTopGap")
        leastTop = isRound ? 0 : metric("sheet.plainLeastTop")
        detentGap = metric("sheet.detentGap")
        dimming = profile.metric("sheet.dimming")
        let isLarge = context.environment.horizontalSizeClass == .regular && context.environment.verticalSizeClass == .regular
        formSize = isLarge ? CGSize(width: metric("sheet.formWidth"), height: metric("sheet.formHeight")) : nil
    }
}
