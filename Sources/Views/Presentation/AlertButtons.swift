import Foundation
import ProofsheetLayout

/// What a button of an alert does.
enum AlertRoleAttribute: NodeAttribute { typealias Value = ButtonRole }

/// The buttons of an alert: two short ones side by side, the one that cancels first; others below each other, it last.
nonisolated struct AlertButtons: View, PrimitiveView {
    let nodes: [LayoutNode]
    let look: AlertLook
    /// Whether nothing stands above them on their card.
    var isAlone = false

    func resolve(_ context: ResolveContext) -> ViewList {
        let inner = context.inside()
        func isCancel(_ node: LayoutNode) -> Bool { node.info[AlertRoleAttribute.self] == .cancel }
        let (cancels, others) = (nodes.filter(isCancel), nodes.filter { !isCancel($0) })
        let isRow = !look.isDialog && nodes.count == 2 && nodes.allSatisfy(fits)
        let cells = (isRow ? cancels + others : others + cancels).map(cell)
        if !look.isOld {
            let list = ForEach(cells.indices, id: \.self) { cells[$0] }
            let whole = isRow ? AnyView(HStack(spacing: look.buttonGap) { list }) : AnyView(VStack(spacing: look.buttonGap) { list })
            return whole.padding([.horizontal, .bottom], look.buttonInset).resolved(inner)
        }
        if isRow {
            return VStack(spacing: 0) {
                Divider()
                HStack(spacing: 0) {
                    cells[0]
                    Divider()
                    cells[1]
                }
                .frame(height: look.rowHeight)
            }
            .resolved(inner)
        }
        return VStack(spacing: 0) {
            ForEach(cells.indices, id: \.self) { index in
                if index > 0 || !isAlone { Divider() }
                cells[index]
            }
        }
        .resolved(inner)
    }

    // Texts keep clear of the lines, or of the ends of their grounds.
    private func fits(_ node: LayoutNode) -> Bool {
        node.sizeThatFits(.unspecified).width <= look.width / 2 - (look.isOld ? 16 : look.buttonInset + 20)
    }

    private func cell(_ node: LayoutNode) -> some View {
        let isCancel = node.info[AlertRoleAttribute.self] == .cancel
        return ResolvedView(nodes: [node])
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, minHeight: look.rowHeight)
            .background {
                if !look.isOld {
                    Capsule().fill(isCancel ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.system("tertiarySystemFill"))))
                }
            }
    }
}

/// Buttons of alerts: what cancels is semibold, and on iOS 26 white on the tint, where others have the colour of text.
nonisolated struct AlertButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        AlertButton(label: configuration.label, role: configuration.role)
    }
}

private nonisolated struct AlertButton<Label: View>: ComposedView {
    let label: Label
    let role: ButtonRole?

    func compose(_ context: ResolveContext) -> some View {
        let role = role
        let isOld = context.session.profile.generation != .ios26
        let plain = isOld ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)
        let plainOrCancel = role == .cancel && !isOld ? AnyShapeStyle(Color.white) : plain
        let style = role == .destructive ? AnyShapeStyle(Color.red) : plainOrCancel
        return UnnamedRow { label }
            .lineLimit(1).minimumScaleFactor(0.5)
            .mapContext { place in
                place.setForeground([context.environment.isEnabled ? style : AnyShapeStyle(context.systemColor("tertiaryLabel"))])
                if role == .cancel { place.environment.textAttributes.weight = .semibold }
            }
            .mapNodes { node, _ in
                node.info[AlertRoleAttribute.self] = role
                return node
            }
    }
}
