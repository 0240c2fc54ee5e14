import Foundation
import ProofsheetLayout

/// Presents a view over the picture while there is something to present.
nonisolated struct PresentingModifier: PrimitiveModifier {
    let style: PresentedView.Style
    /// What is presented, nil while nothing is.
    let presented: () -> ViewResolver?

    func resolve(_ context: ResolveContext, content: (ResolveContext) -> ViewList) -> ViewList {
        let place = context.child(.part("presenting"))
        let list = content(place)
        guard let view = MainThread.run(presented, { $0() }) else { return list }
        let style = style
        guard style == .popover || style == .dialog else {
            place.session.present(place, style, view, from: nil)
            return list
        }
        let nodes = list.realized
        place.session.present(place, style, view, from: nodes.first)
        return .nodes(nodes)
    }
}

nonisolated extension View {
    private func presenting<Content: View>(
        _ style: PresentedView.Style, _ isPresented: Binding<Bool>, @ViewBuilder _ content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentingModifier(style: style) { isPresented.wrappedValue ? ViewResolver(content()) : nil })
    }

    private func presenting<Item: Identifiable, Content: View>(
        _ style: PresentedView.Style, _ item: Binding<Item?>, @ViewBuilder _ content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PresentingModifier(style: style) { item.wrappedValue.map { ViewResolver(content($0)) } })
    }

    /// Shows a sheet over the picture if the binding says so from the start.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.sheet, isPresented, content) }

    /// Shows a sheet over the picture if there is an item from the start.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.sheet, item, content) }

    /// Covers the picture if the binding says so from the start.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.cover, isPresented, content) }

    /// Covers the picture if there is an item from the start.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.cover, item, content) }

    /// Shows a popover, or a sheet where there is little room, if the binding says so from the start.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.popover, isPresented, content) }

    /// Shows a popover, or a sheet where there is little room, if there is an item from the start.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.popover, item, content) }
}

/// Where the arrow of a popover points to.
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}
