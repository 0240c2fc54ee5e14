import Foundation
import ProofsheetLayout

/// What the content of a sheet asks of it.
struct SheetRequest {
    /// None for the whole height.
    var detents: Set<PresentationDetent> = []
    /// The one that the code says the sheet is at.
    var chosenDetent: PresentationDetent?
    var dragIndicator = Visibility.automatic
    /// Points, nil for the system's.
    var cornerRadius: CGFloat?
    var background: AnyView?
    /// Whether the content wants to be a popover even where there is little room.
    var staysPopover = false

    /// Whether the bar to drag it by is shown: by itself where there are several heights.
    var showsDragIndicator: Bool { dragIndicator == .visible || dragIndicator == .automatic && detents.count > 1 }
}

private enum SheetRequestKey: PreferenceKey {
    static var defaultValue: SheetRequest { SheetRequest() }

    static func reduce(value: inout SheetRequest, nextValue: () -> SheetRequest) {
        let next = nextValue()
        if value.detents.isEmpty { (value.detents, value.chosenDetent) = (next.detents, next.chosenDetent) }
        if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.background = value.background ?? next.background
        value.staysPopover = value.staysPopover || next.staysPopover
    }
}

extension ResolveContext {
    /// What the content of a sheet asks of it.
    func sheetRequest(of nodes: [LayoutNode]) -> SheetRequest {
        PreferencePass.combine(SheetRequestKey.self, nodes) ?? SheetRequest()
    }
}

nonisolated extension View {
    private func sheetRequest(_ change: @escaping (inout SheetRequest) -> Void) -> some View {
        transformPreference(SheetRequestKey.self, change)
    }

    /// Lets the sheet around the view have one of several heights; it is shown at the lowest.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        sheetRequest { $0.detents = detents }
    }

    /// Lets the sheet around the view have one of several heights, and says at which it is.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        sheetRequest { request in
            request.detents = detents
            request.chosenDetent = selection.wrappedValue
        }
    }

    /// Shows or hides the bar to drag the sheet around the view by.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheetRequest { $0.dragIndicator = visibility }
    }

    /// The corner radius of the sheet around the view in points, nil for the system's.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        sheetRequest { $0.cornerRadius = cornerRadius }
    }

    /// Fills the sheet around the view with a style instead of the system's ground.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        sheetRequest { $0.background = AnyView(Rectangle().fill(style)) }
    }

    /// Draws a view instead of the ground of the sheet around the view.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let view = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        return sheetRequest { $0.background = view }
    }

    /// Says what the presentation around the view becomes where there is little room: a popover, or a sheet in all other cases.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        sheetRequest { $0.staysPopover = adaptation.isPopover }
    }

    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }
}
