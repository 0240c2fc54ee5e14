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

    var sentence: String {
        switch style {
        case .sheet: "A sheet is presented; it is drawn plainly over the view."
        case .cover: "A full-screen cover is presented; it is drawn over the view."
        case .popover: "A popover is presented; it is drawn as a sheet."
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
            case .sheet, .popover: SheetFrame(content: view, detent: context.detent(of: nodes), metrics: SheetMetrics(context))
            case .alert: CardFrame(content: view, alignment: .center, metrics: SheetMetrics(context))
            case .dialog: CardFrame(content: view, alignment: .bottom, metrics: SheetMetrics(context))
            }
        return framed.resolved(context.child(.part("frame"))).realized
    }
}

extension Session {
    /// Presents a view with the environment of the place that asks for it.
    func present(_ place: ResolveContext, _ style: PresentedView.Style, _ view: ViewResolver) {
        guard !isOutOfSight else { return }
        let presented = PresentedView(style: style, content: view)
        note(presented.sentence)
        presentations.present(place.identity) { root in
            var inner = place.inside()
            inner.identity = root.identity
            inner.container = root.container
            inner.environment.isPresented = true
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
    let radius, alertWidth: CGFloat
    /// The size of a form sheet on a large window, nil where sheets reach from side to side.
    let formSize: CGSize?

    init(_ context: ResolveContext) {
        let profile = context.session.profile
        func metric(_ key: String) -> CGFloat { CGFloat(profile.metric(key)) }
        radius = metric("sheet.radius")
        alertWidth = metric("alert.width")
        let isLarge = context.environment.horizontalSizeClass == .regular && context.environment.verticalSizeClass == .regular
        formSize = isLarge ? CGSize(width: metric("sheet.formWidth"), height: metric("sheet.formHeight")) : nil
    }
}
