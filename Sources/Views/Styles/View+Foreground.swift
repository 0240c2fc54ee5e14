import Foundation
import ProofsheetDrawing

nonisolated extension View {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        mapContext { $0.setForeground([AnyShapeStyle(style)]) }
    }

    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        mapContext { $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) }
    }

    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        mapContext { $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]) }
    }

    public func foregroundColor(_ color: Color?) -> some View {
        mapContext { context in
            if let color { context.setForeground([AnyShapeStyle(color)]) } else { context.environment.foreground.levels = [] }
        }
    }

    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        mapContext {
            $0.environment.tintStyle = tint.map { AnyShapeStyle($0) }
            $0.environment.tint = tint as? Color
        }
    }

    public func tint(_ tint: Color?) -> some View {
        mapContext {
            $0.environment.tintStyle = tint.map { AnyShapeStyle($0) }
            $0.environment.tint = tint
        }
    }

    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}

extension ResolveContext {
    /// Sets foreground styles; levels of emphasis among them are taken relative to the styles in force until now.
    mutating func setForeground(_ styles: [AnyShapeStyle]) {
        let outer = environment.foreground
        environment.foreground.levels = styles.map { style in
            guard let level = (style.base as? HierarchicalShapeStyle)?.level else { return style }
            return AnyShapeStyle(RelativeLevel(outer: outer, level: level))
        }
        environment.textAttributes.foreground = nil
    }
}

/// A level of emphasis of styles that were in force further out.
private struct RelativeLevel: PrimitiveShapeStyle {
    let outer: ForegroundStyles
    let level: Int

    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint { outer.paint(level: level, in: context, rect) }
}
