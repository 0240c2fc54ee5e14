import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Title, message and buttons of an alert or dialog, on their cards.
nonisolated struct AlertContent<Message: View, Actions: View>: ComposedView {
    let title: Text?
    let message: Message
    let actions: Actions
    var isDialog = false

    func compose(_ context: ResolveContext) -> some View {
        let look = AlertLook(context, isDialog: isDialog)
        var buttons = look.buttons(actions, context)
        var apart = look.hasCancelApart ? look.takeCancel(from: &buttons, context) : []
        if look.isPopover { apart = [] }
        let alignment: HorizontalAlignment = look.isOld ? .center : .leading
        let isEmpty = title == nil && Message.self == EmptyView.self
        return VStack(spacing: 8) {
            VStack(spacing: 0) {
                VStack(alignment: alignment, spacing: look.textGap) {
                    title.font(look.titleFont)
                    message.font(look.messageFont)
                }
                .multilineTextAlignment(look.isOld ? .center : .leading)
                .foregroundStyle(look.isOld && isDialog ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
                .frame(maxWidth: .infinity, alignment: look.isOld ? .center : .topLeading)
                .padding(.horizontal, look.textInset)
                .padding(.top, isEmpty ? look.emptyInset : look.topInset)
                .padding(.bottom, isEmpty ? 0 : look.bottomInset)
                AlertButtons(nodes: buttons, look: look)
            }
            .background { if !look.isPopover { card(look) } }
            if !apart.isEmpty {
                AlertButtons(nodes: apart, look: look, isAlone: true).background { card(look) }
            }
        }
    }

    private func card(_ look: AlertLook) -> some View {
        RoundedRectangle(cornerRadius: look.radius, style: .continuous)
            .fill(AlertShapeStyle())
    }
}

/// The translucent ground of alerts: recorded on iOS 17 as 240 over 204 in light, and as 31 over black in dark; on iOS 26 as 238 over
/// 204 in light [assumed in dark].
struct AlertShapeStyle: BackdropShapeStyle {
    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint {
        let isDark = context.environment.colorScheme == .dark
        let isOld = context.session.profile.generation != .ios26
        return .color((isDark ? context.systemColor("systemGray5").rgba(in: context) : .white).opacity(isOld ? 0.7 : 0.67))
    }

    // [assumed]
    var backdropBlur: CGFloat { 10 }
}

/// The figures of alerts and dialogs: rows with lines between them before iOS 26, capsules on it.
///
/// Rows are 44 and 57 points high before iOS 26. Recorded of an alert on iOS 17: 20 points above the title, 3.5 below it, and lines of
/// the message 16 apart. Of iOS 26 the distances are published; text in a dialog and the gap below titles are assumed.
struct AlertLook {
    let isOld, isDialog: Bool
    /// Whether the dialog is a popover, which a touch beside it cancels.
    let isPopover: Bool
    let rowHeight, radius: CGFloat
    let width: CGFloat
    /// From the card's sides to the text, and above and below the text.
    let textInset, topInset, bottomInset: CGFloat
    /// From the card's edge to buttons on grounds of their own, and between these.
    let buttonInset, buttonGap: CGFloat

    init(_ context: ResolveContext, isDialog: Bool) {
        let profile = context.session.profile
        isOld = profile.generation != .ios26
        self.isDialog = isDialog
        isPopover = isDialog && Self.isPopover(context)
        func metric(_ key: String) -> CGFloat { CGFloat(profile.metric(key)) }
        let kind = isDialog ? "dialog" : "alert"
        width = metric(isPopover ? "dialog.width" : "alert.width")
        radius = metric("\(kind).radius")
        rowHeight = metric("\(kind).rowHeight")
        textInset = metric("alert.textInset")
        topInset = isDialog && isOld ? metric("dialog.bottomInset") : metric("alert.topInset")
        bottomInset = metric("\(kind).bottomInset")
        buttonInset = metric("\(kind).buttonInset")
        buttonGap = metric("\(kind).buttonGap")
    }

    var titleFont: Font { isDialog && isOld ? .footnote.weight(.semibold) : .headline }
    var messageFont: Font { isOld ? .footnote.leading(.tight) : isDialog ? .body : .subheadline }
    /// Between title and message, in points.
    var textGap: CGFloat { isOld ? 3.5 : isDialog ? 4 : 8 }
    /// Above the buttons where there is no text.
    var emptyInset: CGFloat { buttonInset }
    /// Whether dialogs are popovers beside the view that shows them: where there is room, and on iOS 26 everywhere.
    static func isPopover(_ context: ResolveContext) -> Bool {
        context.environment.horizontalSizeClass == .regular || context.session.profile.generation == .ios26
    }

    /// The ground of a dialog that is a popover, nil for that of popovers: recorded on iOS 26 as 245 over white [assumed in dark].
    static func popoverGround(_ context: ResolveContext) -> AnyView? {
        context.session.profile.generation == .ios26 ? AnyView(Rectangle().fill(popoverColor(context))) : nil
    }

    static func popoverColor(_ context: ResolveContext) -> Color {
        context.environment.colorScheme == .dark ? context.systemColor("systemGray5") : Color(white: 245.0 / 255)
    }

    /// Whether the button that cancels has a card of its own, and is there without being asked for.
    var hasCancelApart: Bool { isPopover || isOld && isDialog }

    /// The buttons in their order, or OK where an alert has none.
    func buttons<Actions: View>(_ actions: Actions, _ context: ResolveContext) -> [LayoutNode] {
        let nodes = actions.resolved(place(context).child(.part("actions"))).realized
        if !nodes.isEmpty || isDialog { return nodes }
        return Button("OK") {}.resolved(place(context).child(.part("ok"))).realized
    }

    /// The button that cancels, or the system's own.
    func takeCancel(from buttons: inout [LayoutNode], _ context: ResolveContext) -> [LayoutNode] {
        if let index = buttons.firstIndex(where: { $0.info[AlertRoleAttribute.self] == .cancel }) {
            return [buttons.remove(at: index)]
        }
        return Button("Cancel", role: .cancel) {}.resolved(place(context).child(.part("cancel"))).realized
    }

    private func place(_ context: ResolveContext) -> ResolveContext {
        var place = context.inside()
        place.environment.buttonStyle = AnyButtonStyle(AlertButtonStyle())
        place.environment.font = isDialog && isOld ? .title3.weight(.regular) : .body
        return place
    }
}
