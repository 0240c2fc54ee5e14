import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A change of a view's drawing that may depend on its geometry.
public protocol VisualEffect: Sendable {
    associatedtype Body: VisualEffect = EmptyVisualEffect
}

/// No change, and the beginning of every chain of changes.
public struct EmptyVisualEffect: VisualEffect {
    init() {}
}

/// A change after others.
public struct ChainedVisualEffect: VisualEffect {
    /// What the effect does to a group of the given frame.
    typealias Step = @Sendable (inout GroupEffect, _ frame: CGRect, LayoutDirection) -> Void

    let steps: [Step]
}

extension VisualEffect {
    private var steps: [ChainedVisualEffect.Step] { (self as? ChainedVisualEffect)?.steps ?? [] }

    fileprivate func adding(_ step: @escaping ChainedVisualEffect.Step) -> ChainedVisualEffect {
        ChainedVisualEffect(steps: steps + [step])
    }

    private func filtering(_ filter: GroupEffect.ColorFilter) -> ChainedVisualEffect {
        adding { effect, _, _ in effect.filters.append(filter) }
    }

    private func transforming(_ make: @escaping @Sendable (CGSize) -> CGAffineTransform) -> ChainedVisualEffect {
        adding { effect, frame, direction in
            effect.transform = effect.transform.concatenating(make(frame.size).placed(in: frame, direction))
        }
    }

    /// What all steps do to a group of the given frame, taken together.
    func groupEffect(_ frame: CGRect, _ direction: LayoutDirection) -> GroupEffect {
        var effect = GroupEffect()
        for step in steps { step(&effect, frame, direction) }
        return effect
    }

    public func opacity(_ opacity: Double) -> some VisualEffect {
        adding { effect, _, _ in effect.opacity *= min(max(opacity, 0), 1) }
    }

    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding { effect, _, _ in effect.blur += max(0, radius) }
    }

    public func offset(_ offset: CGSize) -> some VisualEffect {
        transforming { _ in CGAffineTransform(translationX: offset.width, y: offset.height) }
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        transforming { CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.point(in: $0)) }
    }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        transforming { CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor.point(in: $0)) }
    }

    /// Accepted; the view is drawn flat.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect { self }

    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { transforming { _ in transform } }
    public func brightness(_ amount: Double) -> some VisualEffect { filtering(.brightness(amount)) }
    public func contrast(_ amount: Double) -> some VisualEffect { filtering(.contrast(amount)) }
    public func saturation(_ amount: Double) -> some VisualEffect { filtering(.saturation(amount)) }
    public func grayscale(_ amount: Double) -> some VisualEffect { filtering(.grayscale(amount)) }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { filtering(.hueRotation(radians: angle.radians)) }
}

nonisolated extension View {
    /// Changes the drawing of the view by its geometry; layout does not notice.
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        mapNodes { node, context in
            let effect = { (node: LayoutNode) in
                effect(EmptyVisualEffect(), GeometryProxy(node: node, context: context))
                    .groupEffect(node.frame, context.environment.layoutDirection)
            }
            return context.wrap(node, PassThroughRule { $1.moved(by: effect($0).transform) }) { $0.effect = effect }
        }
    }
}
