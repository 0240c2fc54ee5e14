import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A modifier that moves drawing by a map which depends on the view's size.
///
/// *Differences:* perspective is flattened to the affine map that agrees with it in the middle of the view.
public protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation where Body == Never {
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

nonisolated extension GeometryEffect {
    /// The same effect, which never counts for geometry that is read.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }

    /// The content with the effect on each of its nodes.
    func applied(to content: ViewList, _ context: ResolveContext) -> ViewList {
        content.mapNodes { node in
            context.moved(node, isRead: !(self is any UnreadEffect)) {
                context.flattened(effectValue(size: $0.frame.size), in: $0.frame)
            }
        }
    }
}

/// An effect that geometry which is read inside knows nothing of.
private protocol UnreadEffect {}

/// A geometry effect that moves the drawing, but not what geometry is read inside.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect, UnreadEffect {
    public var base: Base

    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension _IgnoredByLayoutEffect: Sendable where Base: Sendable {}

extension ResolveContext {
    /// A projection as an affine map in coordinates of the cell.
    func flattened(_ projection: ProjectionTransform, in frame: CGRect) -> CGAffineTransform {
        if !projection.isAffine { session.note("Perspective is flattened: views turned in space keep parallel sides.") }
        return projection.flattened(at: CGPoint(x: frame.width / 2, y: frame.height / 2))
            .placed(in: frame, environment.layoutDirection)
    }
}

nonisolated extension View {
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        motion { node, context in context.flattened(transform, in: node.frame) }
    }

    /// Turns the view in space around an axis; `anchorZ` is in points.
    ///
    /// *Differences:* perspective is flattened.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        motion { node, context in
            let rotation = SpaceRotation(angle, axis, anchorZ: anchorZ, perspective: perspective, size: node.frame.size)
            return context.flattened(rotation.projection(anchor.point(in: node.frame.size)), in: node.frame)
        }
    }
}
