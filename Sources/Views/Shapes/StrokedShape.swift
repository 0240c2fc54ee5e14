import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// The trace of a shape's outline; as a path it is the area that the line covers.
nonisolated public struct _StrokedShape<Base: Shape>: Shape, StrokedOutline {
    public var shape: Base
    public var style: StrokeStyle

    public init(shape: Base, style: StrokeStyle) { (self.shape, self.style) = (shape, style) }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public static var role: ShapeRole { .stroke }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    func traced(in frame: CGRect, _ direction: LayoutDirection) -> Outline { shape.outline(in: frame, direction) }
}

extension _StrokedShape: InsettableShape where Base: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape {
        _StrokedShape<Base.InsetShape>(shape: shape.inset(by: amount), style: style)
    }
}

nonisolated extension Shape {
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<_StrokedShape<Self>, S> { _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content) }

    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<_StrokedShape<Self>, S> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }

    public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

    public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

nonisolated extension InsettableShape {
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> BorderShapeView<Self, _ShapeView<_StrokedShape<InsetShape>, S>> {
        BorderShapeView(shape: self, border: inset(by: style.lineWidth / 2).stroke(content, style: style))
    }

    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> BorderShapeView<Self, _ShapeView<_StrokedShape<InsetShape>, S>> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func strokeBorder(
        style: StrokeStyle, antialiased: Bool = true
    ) -> BorderShapeView<Self, _ShapeView<_StrokedShape<InsetShape>, ForegroundStyle>> { strokeBorder(ForegroundStyle(), style: style) }

    public func strokeBorder(
        lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> BorderShapeView<Self, _ShapeView<_StrokedShape<InsetShape>, ForegroundStyle>> {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}

extension _StrokedShape: NamedByAnother {
    nonisolated static var namingType: Any.Type { Base.self }
}
