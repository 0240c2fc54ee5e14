import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A finished display list as a view, scaled: the form in which cells stand on sheets.
package struct Picture: View, PrimitiveView {
    private let list: DisplayList
    private let factor: CGFloat
    private let cornerRadius: CGFloat
    private let name: String
    private let views: LaidOutTree

    /// The corner radius is in points of the list, before it is scaled.
    ///
    /// With the views that drew the list, they stand in the laid-out tree below the picture, whose path is then the name.
    nonisolated package init(
        _ list: DisplayList, factor: CGFloat, cornerRadius: CGFloat = 0, name: String = "", views: LaidOutTree = LaidOutTree()
    ) {
        self.name = name
        self.views = views
        self.list = list
        self.factor = factor
        self.cornerRadius = cornerRadius
    }

    nonisolated func resolve(_ context: ResolveContext) -> ViewList {
        let (list, factor, radius, name, views) = (list, factor, cornerRadius, name, views)
        let size = CGSize(width: list.size.width * factor, height: list.size.height * factor)
        let node = context.node("Picture", LeafBehavior { _ in size }) { info in
            if !name.isEmpty { info.describe = { _, view in view.path = name } }
            info.innerViews = views.views
            info.draw = { node, painter in
                var effect = GroupEffect()
                // On whole pixels equal pictures are snapped alike wherever they stand.
                let origin = PixelGrid(scale: context.environment.displayScale).snap(node.frame).origin
                effect.transform = CGAffineTransform(factor, 0, 0, factor, origin.x, origin.y)
                effect.clip = .roundedRect(
                    CGRect(origin: .zero, size: list.size), cornerSize: CGSize(width: radius, height: radius))
                let first = painter.node + 1
                let items = list.items.map { views.views.isEmpty ? $0.drawn(by: painter.node) : $0.renumbered { first + $0 } }
                painter.group(effect, items)
            }
        }
        return .nodes([node])
    }
}
