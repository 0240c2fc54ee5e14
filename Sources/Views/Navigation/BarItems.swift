import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Items of a bar side by side; where bars float, those without room between them share a capsule. Those that are secondary stand for
/// a menu.
nonisolated struct BarItems: View, PrimitiveView {
    let items: [BarContent.Item]
    let floats: Bool

    /// Items on one ground.
    private struct Run {
        var nodes: [LayoutNode] = []
        var isProminent = false
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let place = context.inside(.horizontal)
        let items = settled(context)
        guard floats else { return .nodes(items.flatMap { flat($0, place) }) }
        var views: [LayoutNode] = []
        var run = Run()
        func close(isWayBack: Bool = false) {
            if !run.nodes.isEmpty {
                let lead = isWayBack ? wayBackLead(context) : 0
                views += capsule(run, context).padding(.leading, lead).resolved(place).realized
            }
            run = Run()
        }
        for item in items {
            let isProminent = item.placement == .confirmationAction
            if isProminent != run.isProminent || item.isWayBack || item.isRoom || !item.hasGround { close() }
            run.isProminent = isProminent
            var own = place
            if isProminent { own.environment.tintStyle = AnyShapeStyle(Color.white) }
            for node in item.part.resolve(own).realized {
                if node.info.type == "Spacer" || !item.hasGround {
                    close()
                    views.append(node)
                } else {
                    run.nodes.append(node)
                }
            }
            if item.isWayBack { close(isWayBack: true) }
        }
        close()
        return .nodes(views)
    }

    private func settled(_ context: ResolveContext) -> [BarContent.Item] {
        guard let first = items.firstIndex(where: { $0.placement == .secondaryAction }) else { return items }
        var settled = items
        let menu = Button(action: {}) { Image(systemName: floats ? "ellipsis" : "ellipsis.circle") }
        settled[first] = BarContent.Item(
            key: items[first].key, index: items[first].index, placement: .automatic, part: context.part("more", menu))
        return settled.filter { $0.placement != .secondaryAction }
    }

    // What confirms is set in heavier type.
    private func flat(_ item: BarContent.Item, _ place: ResolveContext) -> [LayoutNode] {
        var place = place
        if item.placement == .confirmationAction { place.environment.font = .headline }
        return item.part.resolve(place).realized
    }

    // On a phone without round corners the way back stands closer to the edge than other items.
    private func wayBackLead(_ context: ResolveContext) -> CGFloat {
        guard WindowSize(context.session.cell).isPlainPhone, !context.environment.isInSheet else { return 0 }
        let profile = context.session.profile
        return CGFloat(profile.metric("navigationBar.plainWayBackInset") - profile.metric("navigationBar.sideInset"))
    }

    private func capsule(_ run: Run, _ context: ResolveContext) -> some View & PrimitiveView {
        let nodes = run.nodes
        let height = CGFloat(context.session.profile.metric("navigationBar.buttonHeight"))
        return PartsOnCapsule(
            parts: nodes.map { node in ViewPart { _ in .nodes([node]) } }, height: height, inset: inset(run, context),
            isProminent: run.isProminent)
    }

    // Recorded on iOS 26: a symbol of 22 alone stands on a circle of 44, text that confirms has 16 on either side.
    private func inset(_ run: Run, _ context: ResolveContext) -> CGFloat {
        let isSymbol = run.nodes.count == 1 && !run.nodes[0].holdsText
        let part = isSymbol ? "symbol" : run.isProminent ? "prominent" : "button"
        return CGFloat(context.session.profile.metric("navigationBar.\(part)SideInset"))
    }
}

/// Items of a bar on a floating capsule; a single symbol makes a circle of it.
nonisolated struct PartsOnCapsule: ComposedView {
    let parts: [ViewPart]
    let height: CGFloat
    /// Points on either side of each part, at least.
    let inset: CGFloat
    let isProminent: Bool

    func compose(_ context: ResolveContext) -> some View {
        UnnamedRow(spacing: context.session.profile.metric("navigationBar.buttonGap")) {
            ForEach(parts.indices, id: \.self) { index in
                PartView(part: parts[index]).padding(.horizontal, inset).frame(minWidth: height, minHeight: height)
            }
        }
        .frame(height: height)
        .background { FloatingCapsule(tint: isProminent ? AnyShapeStyle(TintShapeStyle()) : nil) }
    }
}

extension LayoutNode {
    /// Whether there is a text in the node.
    var holdsText: Bool { info.type == "Text" || children.contains(where: \.holdsText) }
}

/// The ground of bars that float: a capsule with an edge and a shadow, over a blur of what lies behind.
nonisolated struct FloatingCapsule: ComposedView {
    var tint: AnyShapeStyle?

    // Edge and shadow are [assumed].
    func compose(_ context: ResolveContext) -> some View {
        let isDark = context.environment.colorScheme == .dark
        return Capsule().fill(tint ?? AnyShapeStyle(FloatingShapeStyle()))
            .overlay {
                Capsule().strokeBorder(isDark ? Color.white.opacity(0.16) : Color.black.opacity(0.07), lineWidth: 0.5)
            }
            .shadow(color: Color.black.opacity(isDark ? 0.4 : 0.12), radius: 10, y: 3)
    }
}

/// The translucent ground of bars that float.
struct FloatingShapeStyle: BackdropShapeStyle {
    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint {
        let color = context.session.profile.color("secondarySystemGroupedBackground", context.environment.colorScheme)
        return .color(color.opacity(0.82))
    }

    // [assumed]
    var backdropBlur: CGFloat { 8 }
}
