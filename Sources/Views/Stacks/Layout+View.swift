import Foundation
import ProofsheetLayout

extension Layout {
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

/// A layout with its subviews.
nonisolated struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
    let layout: L
    let content: Content

    func resolve(_ context: ResolveContext) -> ViewList {
        let axis = (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
        return .nodes([context.stackNode(TypeName.short(L.self), layout, axis: axis, content)])
    }
}
