import Foundation
import ProofsheetLayout

extension Layout {
    // Where a type is a layout and a view with an initializer that takes content, what follows it in braces is the content.
    @_disfavoredOverload
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

/// A layout with its subviews.
nonisolated struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
    let layout: L
    let content: Content

    func resolve(_ context: ResolveContext) -> ViewList {
        let properties = (layout as? AnyLayout)?.properties ?? L.layoutProperties
        return .nodes([
            context.layoutNode(
                TypeName.short(L.self), layout, content, in: context.inside(properties.stackOrientation, rows: properties.arrangesRows))
        ])
    }
}
