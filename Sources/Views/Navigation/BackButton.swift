import Foundation
import ProofsheetLayout

/// The button that leads back to the screen below, named after it where there is room and bars do not float.
nonisolated struct BackButton: ComposedView {
    let title: Text?

    func compose(_ context: ResolveContext) -> some View {
        let floats = context.session.profile.generation == .ios26
        // The mark stands half a margin before the bar's other items [recalled].
        return Button(action: {}) {
            HStack(spacing: 6) {
                Image(systemName: "chevron.backward").font(.system(size: 17, weight: .semibold)).imageScale(floats ? .medium : .large)
                if !floats { label(context) }
            }
        }
        .padding(.leading, floats ? 0 : -8)
    }

    // A title longer than a third of the window gives way to a word [assumed].
    private func label(_ context: ResolveContext) -> Text {
        guard let title, !title.string.isEmpty else { return Text(verbatim: "Back") }
        let width = LayoutNode(TextLayout(title, context).behavior).sizeThatFits(.unspecified).width
        return width <= context.session.cell.width / 3 ? title : Text(verbatim: "Back")
    }
}

private enum LeadingBarItemKey: EnvironmentKey { static var defaultValue: BarContent.Item? { nil } }

extension EnvironmentValues {
    /// The item that the first bar inside begins with: a way back, or the switch of a sidebar.
    var leadingBarItem: BarContent.Item? {
        get { self[LeadingBarItemKey.self] }
        set { self[LeadingBarItemKey.self] = newValue }
    }
}
