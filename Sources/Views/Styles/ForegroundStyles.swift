import Foundation
import ProofsheetDrawing

/// The foreground styles in force: none set, or one for each level of emphasis from the first on.
struct ForegroundStyles: Sendable {
    var levels: [AnyShapeStyle] = []

    // Labels of the system at each level; under another style a level is that style at this opacity [assumed].
    private static let labels = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "quinaryLabel"]
    private static let opacities = [1, 0.5, 0.25, 0.18, 0.1]

    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint { paint(level: 0, in: context, rect) }

    func paint(level: Int, in context: ResolveContext, _ rect: CGRect) -> Paint {
        if level < levels.count { return levels[level].paint(in: context, rect) }
        if let last = levels.last {
            return last.paint(in: context, rect).opacity(Self.opacities[level] / Self.opacities[levels.count - 1])
        }
        return .color(context.session.profile.color(Self.labels[level], context.environment.colorScheme))
    }
}

private enum ForegroundKey: EnvironmentKey { static var defaultValue: ForegroundStyles { ForegroundStyles() } }
private enum TintKey: EnvironmentKey { static let defaultValue: Color? = nil }
private enum TintStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private enum BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
    var foreground: ForegroundStyles {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The accent colour, where a modifier sets one.
    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }

    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

/// The foreground style in force.
nonisolated public struct ForegroundStyle: PrimitiveShapeStyle {
    public init() {}

    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint { context.environment.foreground.paint(in: context, rect) }
}

/// The accent colour or style in force.
nonisolated public struct TintShapeStyle: PrimitiveShapeStyle {
    public init() {}

    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint {
        // A tint that is made of the tint means the system's one.
        let plain = context.environment(\.tintStyle, nil)
        return context.environment.tintStyle?.paint(in: plain, rect) ?? .color(Color.accentColor.rgba(in: context))
    }
}

/// The background of the surroundings.
nonisolated public struct BackgroundStyle: PrimitiveShapeStyle {
    public init() {}

    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint {
        context.environment.backgroundStyle?.paint(in: context, rect)
            ?? .color(context.color("systemBackground"))
    }
}

/// The colour of separators.
nonisolated public struct SeparatorShapeStyle: PrimitiveShapeStyle {
    public init() {}

    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint {
        .color(context.session.profile.color("separator", context.environment.colorScheme))
    }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { .init() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { .init() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { .init() } }

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var white: Color { .white }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
    public static var accentColor: Color { .accentColor }
}
