import Foundation
import ProofsheetLayout

/// Title, message and buttons of an alert or dialog.
nonisolated struct AlertContent<Message: View, Actions: View>: View {
    let title: Text?
    let message: Message
    let actions: Actions

    @MainActor var body: some View {
        VStack(spacing: 0) {
            VStack(spacing: 4) {
                if let title { title.font(.headline).multilineTextAlignment(.center) }
                message.font(.footnote).multilineTextAlignment(.center)
            }
            .padding(16)
            AlertButtons(actions: actions)
        }
    }
}

/// The buttons of an alert, one below the other, or OK where there is none.
nonisolated struct AlertButtons<Actions: View>: View, PrimitiveView {
    // The height of a row in points, as in lists.
    private static var rowHeight: CGFloat { 44 }

    let actions: Actions

    func resolve(_ context: ResolveContext) -> ViewList {
        var nodes = actions.resolved(context.inside().child(.part("actions"))).realized
        if nodes.isEmpty { nodes = Text("OK").foregroundStyle(.tint).resolved(context.inside()).realized }
        let height = Self.rowHeight
        let rows = nodes.flatMap { node in
            VStack(spacing: 0) {
                Divider()
                ResolvedView(nodes: [node]).frame(maxWidth: .infinity, minHeight: height)
            }
            .resolved(context.inside()).realized
        }
        return VStack(spacing: 0) { ResolvedView(nodes: rows) }.resolved(context)
    }
}
