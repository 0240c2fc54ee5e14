import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// The part of a shape's outline between two fractions of its length; takes the size its base takes.
nonisolated public struct _TrimmedShape<Base: Shape>: Shape {
    public var shape: Base
    public var startFraction, endFraction: CGFloat

    public init(shape: Base, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        (self.shape, self.startFraction, self.endFraction) = (shape, startFraction, endFraction)
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape moved, turned or stretched inside its frame; it takes whatever it is offered: swiftui-layout 1.
nonisolated public struct _MovedShape<Base: Shape>: Shape {
    let shape: Base
    let transform: @Sendable (CGRect) -> CGAffineTransform

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(rect)) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape that is drawn in a size of its own, in the top leading corner of its frame.
nonisolated public struct _SizedShape<Base: Shape>: Shape {
    public var shape: Base
    public var size: CGSize

    public init(shape: Base, size: CGSize) { (self.shape, self.size) = (shape, size) }

    public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

nonisolated extension Shape {
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }

    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        moved { CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor.point(of: $0)) }
    }

    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        moved { CGAffineTransform(scaleX: x, y: y).around(anchor.point(of: $0)) }
    }

    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self.scale(x: scale, y: scale, anchor: anchor) }

    public func offset(_ offset: CGSize) -> some Shape {
        moved { _ in CGAffineTransform(translationX: offset.width, y: offset.height) }
    }

    public func offset(_ offset: CGPoint) -> some Shape { self.offset(CGSize(width: offset.x, height: offset.y)) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { offset(CGSize(width: x, height: y)) }

    /// A shape mapped in the coordinates of its own rectangle.
    public func transform(_ transform: CGAffineTransform) -> some Shape { moved { transform.around($0.origin) } }

    public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

    private func moved(_ transform: @escaping @Sendable (CGRect) -> CGAffineTransform) -> some Shape {
        _MovedShape(shape: self, transform: transform)
    }
}

extension UnitPoint {
    fileprivate func point(of rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}

extension _TrimmedShape: NamedByAnother {
    nonisolated static var namingType: Any.Type { Base.self }
}

extension _MovedShape: NamedByAnother {
    nonisolated static var namingType: Any.Type { Base.self }
}

extension _SizedShape: NamedByAnother {
    nonisolated static var namingType: Any.Type { Base.self }
}
