import Foundation
import ProofsheetDrawing

/// A style at a lower level of emphasis.
struct LevelShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
    let base: Base
    let level: Int

    // The system's own fills and grounds have their levels in the colour table; other styles fade [assumed].
    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint {
        if let color = tableColor { return .color(context.session.profile.color(color, context.environment.colorScheme)) }
        let opacities = [1, 0.5, 0.25, 0.18, 0.1]
        return base.resolvedPaint(in: context, rect).opacity(opacities[min(level, opacities.count - 1)])
    }

    private var tableColor: String? {
        let fills = ["systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "quaternarySystemFill"]
        let grounds = ["systemBackground", "secondarySystemBackground", "tertiarySystemBackground"]
        if base is FillShapeStyle { return fills[min(level, fills.count - 1)] }
        if base is BackgroundStyle || base is WindowBackgroundShapeStyle { return grounds[min(level, grounds.count - 1)] }
        return nil
    }
}

extension ShapeStyle {
    public var secondary: some ShapeStyle { LevelShapeStyle(base: self, level: 1) }
    public var tertiary: some ShapeStyle { LevelShapeStyle(base: self, level: 2) }
    public var quaternary: some ShapeStyle { LevelShapeStyle(base: self, level: 3) }
    public var quinary: some ShapeStyle { LevelShapeStyle(base: self, level: 4) }
}
