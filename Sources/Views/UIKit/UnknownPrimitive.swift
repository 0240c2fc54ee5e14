import ProofsheetDrawing
import ProofsheetLayout

/// One of UIKit's views in SwiftUI's clothes, which cannot be drawn.
enum UnknownPrimitive {
    /// A labelled box that takes what it is offered.
    static func nodes(_ name: String, _ context: ResolveContext) -> ViewList {
        context.session.note("\(name) is a view of UIKit, which is not here; a labelled box stands for it.")
        let node = context.node(name, LeafBehavior.greedy()) { info in
            info.draw = { node, painter in PlaceholderDrawing.draw(name, in: node.frame, context, &painter) }
            info.describe = { _, view in view.isPlaceholder = true }
        }
        return .nodes([node])
    }
}
