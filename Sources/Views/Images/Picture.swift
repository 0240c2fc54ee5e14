import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A finished display list as a view, scaled: the form in which cells stand on sheets.
package struct Picture: View, PrimitiveView {
    private let list: DisplayList
    private let factor: CGFloat
    private let cornerRadius: CGFloat

    /// The corner radius is in points of the list, before it is scaled.
    nonisolated package init(_ list: DisplayList, factor: CGFloat, cornerRadius: CGFloat = 0) {
        self.list = list
        self.factor = factor
        self.cornerRadius = cornerRadius
    }

    nonisolated func resolve(_ context: ResolveContext) -> ViewList {
        let (list, factor, radius) = (list, factor, cornerRadius)
        let size = CGSize(width: list.size.width * factor, height: list.size.height * factor)
        let node = context.node("Picture", LeafBehavior { _ in size }) { info in
            info.draw = { node, painter in
                var effect = GroupEffect()
                // On whole pixels equal pictures are snapped alike wherever they stand.
                let origin = PixelGrid(scale: context.environment.displayScale).snap(node.frame).origin
                effect.transform = CGAffineTransform(factor, 0, 0, factor, origin.x, origin.y)
                effect.clip = .roundedRect(
                    CGRect(origin: .zero, size: list.size), cornerSize: CGSize(width: radius, height: radius))
                painter.group(effect, list.items.map { $0.drawn(by: painter.node) })
            }
        }
        return .nodes([node])
    }
}
