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
                VStack(alignment: alignment, spacing: look.isOld ? 3.5 : 8) {
                    title.font(look.titleFont)
                    message.font(look.messageFont)
                }
                .multilineTextAlignment(look.isOld ? .center : .leading)
                .foregroundStyle(look.isOld && isDialog ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
                .frame(maxWidth: .infinity, alignment: look.isOld ? .center : .topLeading)
                .padding(.horizontal, look.isOld ? 16 : 24)
                .padding(.top, isEmpty ? 0 : look.verticalInset)
                .padding(.bottom, isEmpty ? 0 : look.isOld && !isDialog ? 20.667 : look.verticalInset)
                AlertButtons(nodes: buttons, look: look)
            }
            .background { card(look) }
            if !apart.isEmpty {
                AlertButtons(nodes: apart, look: look, isAlone: true).background { card(look) }
            }
        }
    }

    private func card(_ look: AlertLook) -> some View {
        RoundedRectangle(cornerRadius: look.radius, style: .continuous)
            .fill(look.isOld ? AnyShapeStyle(AlertShapeStyle()) : AnyShapeStyle(Color(.system("secondarySystemGroupedBackground"))))
    }
}

/// The translucent ground of alerts: recorded on iOS 17 as 240 over 204 in light, and as 31 over black in dark.
struct AlertShapeStyle: BackdropShapeStyle {
    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint {
        let isDark = context.environment.colorScheme == .dark
        return .color((isDark ? context.systemColor("systemGray5").rgba(in: context) : .white).opacity(0.7))
    }

    // [assumed]
    var backdropBlur: CGFloat { 10 }
}

/// The figures of alerts and dialogs: rows with lines between them before iOS 26, capsules on it.
///
/// Rows are 44 and 57 points high. Recorded of an alert on iOS 17: 20 points above the title, 3.5 below it, and lines of the message
/// 16 apart; other paddings and capsules are assumed.
struct AlertLook {
    let isOld, isDialog: Bool
    /// Whether the dialog is a popover, which a touch beside it cancels.
    let isPopover: Bool
    let width, radius, rowHeight: CGFloat

    init(_ context: ResolveContext, isDialog: Bool) {
        let profile = context.session.profile
        isOld = profile.generation != .ios26
        self.isDialog = isDialog
        isPopover = isDialog && Self.isPopover(context)
        width = CGFloat(profile.metric("alert.width"))
        radius = CGFloat(profile.metric("alert.radius"))
        rowHeight = CGFloat(profile.metric(isDialog ? "dialog.rowHeight" : "alert.rowHeight"))
    }

    var titleFont: Font { isDialog && isOld ? .footnote.weight(.semibold) : .headline }
    var messageFont: Font { isOld ? .footnote.leading(.tight) : .subheadline }
    /// Above the title and below the message, in points.
    var verticalInset: CGFloat { isOld && isDialog ? 17 : 20 }
    /// Whether dialogs are popovers beside the view that shows them: where there is room.
    static func isPopover(_ context: ResolveContext) -> Bool { context.environment.horizontalSizeClass == .regular }

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
