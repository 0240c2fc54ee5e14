import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// The label on a pale ground.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(label: configuration.label, role: configuration.role, isProminent: false)
    }
}

/// The label in white on the accent colour.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(label: configuration.label, role: configuration.role, isProminent: true)
    }
}

/// The label on glass, drawn as a pale ground.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(label: configuration.label, role: configuration.role, isProminent: false)
    }
}

/// The label on tinted glass, drawn as the accent colour.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(label: configuration.label, role: configuration.role, isProminent: true)
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: BorderedButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle { public static var glass: GlassButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { .init() }
}

/// A button with a ground: swiftui-layout 11.
nonisolated struct BorderedButton<Label: View>: ComposedView {
    let label: Label
    let role: ButtonRole?
    let isProminent: Bool

    func compose(_ context: ResolveContext) -> some View {
        let environment = context.environment
        let insets = Self.insets(environment.controlSize, context.session.profile)
        let isSmall = environment.controlSize == .small || environment.controlSize == .mini
        let accent: AnyShapeStyle = ButtonColors.label(role, context)
        let ground = Self.ground(accent, isProminent, context)
        let standard = Self.radius(environment.controlSize, context.session.profile)
        let shape = environment.buttonBorderShape
        return UnnamedRow { label }
            .mapContext { inner in
                inner.setForeground([isProminent && inner.environment.isEnabled ? AnyShapeStyle(Color.white) : accent])
                if inner.environment.font == nil, isSmall { inner.environment.font = .subheadline }
            }
            .padding(insets)
            .background(
                DrawnView(isDimmedWhereDisabled: false, size: { $0.replacingUnspecifiedDimensions() }) { frame, context, painter in
                    let radius = shape.radius(in: frame.size, standard: standard)
                    let corner = CGSize(width: radius, height: radius)
                    let isRound = radius == min(frame.width, frame.height) / 2
                    let outline = isRound ? Outline.roundedRect : Outline.continuousRect
                    painter.shape(outline(frame, corner), ground.resolvedPaint(in: context, frame))
                })
    }

    // A pale ground is grey unless a tint or a role gives it a colour. Recorded on iOS 17: 0.18 of the tint, and the second
    // fill below a prominent button that is disabled.
    private static func ground(
        _ accent: AnyShapeStyle, _ isProminent: Bool, _ context: ResolveContext
    ) -> AnyShapeStyle {
        guard context.environment.isEnabled else {
            return AnyShapeStyle(context.systemColor(isProminent ? "secondarySystemFill" : "tertiarySystemFill"))
        }
        if isProminent { return accent }
        guard context.environment.tintStyle != nil || accent.base is Color else {
            return AnyShapeStyle(context.systemColor("tertiarySystemFill"))
        }
        return AnyShapeStyle(accent.opacity(0.18))
    }

    private static func radius(_ size: ControlSize, _ profile: SystemProfile) -> CGFloat {
        switch size {
        case .mini, .small: profile.metric("button.smallRadius")
        case .regular: profile.metric("button.radius")
        case .large, .extraLarge: profile.metric("button.largeRadius")
        }
    }

    private static func insets(_ size: ControlSize, _ profile: SystemProfile) -> EdgeInsets {
        let (side, vertical) =
            switch size {
            case .mini, .small: (profile.metric("button.smallSideInset"), profile.metric("button.smallVerticalInset"))
            case .regular: (profile.metric("button.sideInset"), profile.metric("button.verticalInset"))
            case .large, .extraLarge:
                (profile.metric("button.largeSideInset"), profile.metric("button.largeVerticalInset"))
            }
        return EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
    }
}
