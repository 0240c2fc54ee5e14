import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A button with a ground: swiftui-layout 11.
nonisolated struct BorderedButton<Label: View>: ComposedView {
    enum Kind: Equatable {
        /// Without a ground, but with its room.
        case bare
        case pale, prominent
        case glass(Glass)
    }

    let label: Label
    let role: ButtonRole?
    let kind: Kind

    func compose(_ context: ResolveContext) -> some View {
        let environment = context.environment
        let isSmall = environment.controlSize == .small || environment.controlSize == .mini
        let accent = accent(context)
        let insets = insets(context)
        let isCircle = environment.buttonBorderShape.kind == .circle
        let text = kind == .prominent && environment.isEnabled ? AnyShapeStyle(Color.white) : accent
        return UnnamedRow { label }
            .mapContext { inner in
                inner.setForeground([text])
                if inner.environment.font == nil, isSmall { inner.environment.font = .subheadline }
            }
            .padding(isCircle ? EdgeInsets(top: insets.top, leading: insets.top, bottom: insets.top, trailing: insets.top) : insets)
            .mapNodes { node, _ in
                isCircle ? LayoutNode(LayoutBehavior(SquareLayout()), children: [node], direction: node.direction) : node
            }
            .background { ground(accent, context) }
    }

    // Where glass has neither tint nor role its label has the colour of text.
    private func accent(_ context: ResolveContext) -> AnyShapeStyle {
        let accent: AnyShapeStyle = ButtonColors.label(role, context)
        guard case .glass = kind, context.environment.isEnabled, context.environment.tintStyle == nil, role != .destructive else {
            return accent
        }
        return AnyShapeStyle(Color.primary)
    }

    private func ground(_ accent: AnyShapeStyle, _ context: ResolveContext) -> AnyView {
        let profile = context.session.profile
        var outline = ButtonOutline(border: context.environment.buttonBorderShape, standard: radius(context))
        if context.environment.controlSize == .regular {
            outline.growth = (profile.metric("button.radiusHeight"), profile.metric("button.radiusGrowth"))
        }
        if kind == .bare { return AnyView(EmptyView()) }
        if case .glass(let glass) = kind, context.environment.isEnabled {
            return AnyView(Color.clear.glassEffect(glass, in: outline))
        }
        return AnyView(outline.fill(fill(accent, context)))
    }

    // A pale ground is grey unless a tint or a role gives it a colour. Recorded on iOS 17: 0.18 of the tint, and the second
    // fill below a prominent button that is disabled.
    private func fill(_ accent: AnyShapeStyle, _ context: ResolveContext) -> AnyShapeStyle {
        let isProminent = kind == .prominent
        guard context.environment.isEnabled else {
            return AnyShapeStyle(context.systemColor(isProminent ? "secondarySystemFill" : "tertiarySystemFill"))
        }
        if isProminent { return accent }
        guard context.environment.tintStyle != nil || accent.base is Color else {
            return AnyShapeStyle(context.systemColor("tertiarySystemFill"))
        }
        return AnyShapeStyle(accent.opacity(0.18))
    }

    private func radius(_ context: ResolveContext) -> CGFloat {
        let profile = context.session.profile
        if profile.metric("button.isCapsule") == 1 { return .infinity }
        return switch context.environment.controlSize {
        case .mini, .small: .infinity
        case .regular: profile.metric("button.radius")
        case .large, .extraLarge: profile.metric("button.largeRadius")
        }
    }

    private func insets(_ context: ResolveContext) -> EdgeInsets {
        let profile = context.session.profile
        let (side, vertical) =
            switch context.environment.controlSize {
            case .mini, .small: (profile.metric("button.smallSideInset"), profile.metric("button.smallVerticalInset"))
            case .regular: (profile.metric("button.sideInset"), profile.metric("button.verticalInset"))
            case .large, .extraLarge:
                (profile.metric("button.largeSideInset"), profile.metric("button.largeVerticalInset"))
            }
        // Recorded on iOS 18.4 of small buttons: 10 at `large` and 20 at the largest size, as titles grow; in between, and of larger
        // buttons, it is assumed.
        let room = side * max(1, profile.scaling(.title, context.environment.sizeCategory))
        return EdgeInsets(top: vertical, leading: room, bottom: vertical, trailing: room)
    }
}

/// The outline of a button with a border, `standard` the radius of the system's in points.
nonisolated struct ButtonOutline: Shape, NamedOutline {
    let border: ButtonBorderShape
    let standard: CGFloat
    /// The height in points that the standard is for, and how much larger it is a point above it.
    var growth: (height: CGFloat, factor: CGFloat) = (0, 0)

    func path(in rect: CGRect) -> Path { outline(in: rect).path }

    func namedOutline(in rect: CGRect) -> Outline? { outline(in: rect) }

    private func outline(in rect: CGRect) -> Outline {
        let radius = border.radius(in: rect.size, standard: standard + max(0, rect.height - growth.height) * growth.factor)
        return .continuousRect(rect, cornerSize: CGSize(width: radius, height: radius))
    }
}

/// A square around a view, as large as its longer side [assumed for round buttons].
struct SquareLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        return CGSize(width: max(size.width, size.height), height: max(size.width, size.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
}
