import Foundation
import ProofsheetDrawing
import ProofsheetLayout

nonisolated extension View {
    /// Draws every node of the view as one picture, changed in some way; layout does not notice.
    func effect(_ make: @escaping (LayoutNode, ResolveContext) -> GroupEffect) -> some View {
        mapNodes { node, context in
            context.wrap(node) { info in info.effect = { make($0, context) } }
        }
    }

    /// Moves every node's drawing by a map of its own coordinates, whose origin is the top leading corner.
    func transform(_ make: @escaping (CGSize) -> CGAffineTransform) -> some View {
        motion { node, context in make(node.frame.size).placed(in: node.frame, context.environment.layoutDirection) }
    }

    /// Moves every node's drawing, and what geometry is read inside, by a map in coordinates of the cell.
    func motion(_ make: @escaping (LayoutNode, ResolveContext) -> CGAffineTransform) -> some View {
        mapNodes { node, context in context.moved(node) { make($0, context) } }
    }

    /// Changes the colours of every node's drawing.
    func filter(_ filter: @escaping (ResolveContext) -> GroupEffect.ColorFilter) -> some View {
        effect { _, context in
            var effect = GroupEffect()
            effect.filters = [filter(context)]
            return effect
        }
    }
}

extension ResolveContext {
    /// A node whose drawing is moved by a map in coordinates of the cell, and with it what geometry is read inside.
    func moved(_ node: LayoutNode, isRead: Bool = true, by map: @escaping (LayoutNode) -> CGAffineTransform) -> LayoutNode {
        wrap(node, PassThroughRule(handingDown: isRead ? { $1.moved(by: map($0)) } : nil)) { info in
            info.effect = { node in
                var effect = GroupEffect()
                effect.transform = map(node)
                return effect
            }
        }
    }
}

extension CGAffineTransform {
    /// The map in coordinates of the cell for one in coordinates of a view; mirrored where reading starts at the right:
    /// swiftui-layout 8.
    func placed(in frame: CGRect, _ direction: LayoutDirection) -> CGAffineTransform {
        let inwards =
            direction == .rightToLeft
            ? CGAffineTransform(-1, 0, 0, 1, frame.maxX, -frame.minY)
            : CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
        return inwards.concatenating(self).concatenating(inwards.inverted())
    }

    /// The same map with a point as its origin.
    func around(_ anchor: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }
}

extension UnitPoint {
    /// The point in a size, from the top leading corner, in points.
    func point(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
}
