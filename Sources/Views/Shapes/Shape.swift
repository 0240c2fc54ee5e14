import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// An outline that depends on the rectangle it is drawn in; as a view it fills itself with the foreground style.
public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    nonisolated static var role: ShapeRole { get }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// Keeps a protocol that refines `View` free of the main actor.
nonisolated public protocol _RemoveGlobalActorIsolation {}

/// What a shape is used for.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// Whether a shape is mirrored where reading starts at the right.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

nonisolated extension Shape {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    public static var role: ShapeRole { .fill }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The geometry in a rectangle of the cell, mirrored where the direction asks for it.
    func outline(in frame: CGRect, _ direction: LayoutDirection, evenOdd: Bool = false) -> Outline {
        if let named = (self as? any NamedOutline)?.namedOutline(in: frame) { return named }
        let own = path(in: CGRect(origin: .zero, size: frame.size))
        var place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        if case .mirrors(let mirrored) = layoutDirectionBehavior, mirrored == direction {
            place = CGAffineTransform(-1, 0, 0, 1, frame.maxX, frame.minY)
        }
        var path = Path()
        path.addPath(own, transform: place)
        return .path(path, evenOdd: evenOdd)
    }
}

/// A shape that is one of the outlines every back end knows by name.
protocol NamedOutline {
    func namedOutline(in rect: CGRect) -> Outline?
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        if let relative = shape as? ContainerRelativeShape {
            return AnyShape(relative.found(in: context.environment)).fill(style, style: fillStyle).resolved(context)
        }
        let (shape, style) = (shape, style)
        let isEvenOdd = fillStyle.isEOFilled
        let behavior = LeafBehavior { shape.sizeThatFits($0) }
        let node = context.node(TypeName.short(Content.self), behavior) { info in
            let direction = context.environment.layoutDirection
            if let line = shape as? any StrokedOutline {
                info.draw = { node, painter in
                    let paint = style.resolvedPaint(in: context, node.frame)
                    painter.shape(line.traced(in: node.frame, direction), paint, stroke: line.style)
                }
            } else {
                info.fills(with: style, in: context) { shape.outline(in: $0, direction, evenOdd: isEvenOdd) }
            }
            if let style = style as? any EffectShapeStyle { info.effect = { _ in style.effect(in: context) } }
        }
        return .nodes([node])
    }
}

/// A shape that is the trace of another one, drawn as a stroke.
protocol StrokedOutline {
    var style: StrokeStyle { get }
    /// The outline of the other shape in a rectangle of the cell.
    func traced(in frame: CGRect, _ direction: LayoutDirection) -> Outline
}

/// How the inside of an outline is found.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

extension _ShapeView: NamedByAnother {
    nonisolated static var namingType: Any.Type { Content.self }
}
