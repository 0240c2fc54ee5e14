import Foundation
import ProofsheetDrawing
import ProofsheetLayout

nonisolated extension View {
    /// Cuts the view's drawing at a shape in its frame.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        mapNodes { node, context in
            context.wrap(context.clipping(node)) { info in
                info.effect = { node in
                    var effect = GroupEffect()
                    effect.clip = context.placed(shape).outline(
                        in: node.frame, context.environment.layoutDirection, evenOdd: style.isEOFilled)
                    return effect
                }
            }
        }
    }

    /// Cuts the view's drawing at its frame.
    public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    /// Cuts the view's drawing at its frame with rounded corners; the radius is in points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        // Recorded on iOS 17: the corners are continuous.
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
}

extension ResolveContext {
    /// The shape itself, or the container's where it stands for that.
    func placed<S: Shape>(_ shape: S) -> any Shape {
        (shape as? ContainerRelativeShape)?.found(in: environment) ?? shape
    }

    /// Marks the view at a node as cut at its frame, as far as the node that does the cutting has the same one.
    fileprivate func clipping(_ node: LayoutNode) -> LayoutNode {
        var inner = node
        while inner.info.type == nil, inner.children.count == 1 { inner = inner.children[0] }
        let info = inner.info
        guard info.type != nil else { return node }
        let describe = info.describe
        info.describe = { own, view in
            describe?(own, &view)
            view.isClipping = view.isClipping || own.frame == node.frame
        }
        return node
    }
}
