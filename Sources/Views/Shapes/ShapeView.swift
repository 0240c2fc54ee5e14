import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A view that fills or traces a shape, and can be filled and traced further.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A filled or traced shape over one that was drawn before it.
nonisolated public struct FilledShapeView<Content: Shape, Front: View, Background: View>: ShapeView, PrimitiveView {
    public let shape: Content
    let front: Front
    let background: Background

    func resolve(_ context: ResolveContext) -> ViewList { background.overlay { front }.resolved(context) }
}

/// A shape whose border is traced inside its outline.
nonisolated public struct BorderShapeView<Content: Shape, Border: View>: ShapeView, PrimitiveView {
    public let shape: Content
    let border: Border

    func resolve(_ context: ResolveContext) -> ViewList { border.resolved(context) }
}

nonisolated extension ShapeView {
    public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle()) -> some ShapeView<Content> {
        over(shape.fill(content, style: style))
    }

    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Content> {
        over(shape.stroke(content, style: style))
    }

    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> { over(shape.stroke(content, lineWidth: lineWidth)) }

    private func over<Front: View>(_ front: Front) -> FilledShapeView<Content, Front, Self> {
        FilledShapeView(shape: shape, front: front, background: self)
    }
}

nonisolated extension ShapeView where Content: InsettableShape {
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        FilledShapeView(shape: shape, front: shape.strokeBorder(content, style: style), background: self)
    }

    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

extension FilledShapeView: NamedByAnother {
    nonisolated static var namingType: Any.Type { Content.self }
}
