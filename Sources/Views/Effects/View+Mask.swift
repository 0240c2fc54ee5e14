import Foundation
import ProofsheetDrawing
import ProofsheetLayout

nonisolated extension View {
    /// Keeps of the view what lies under the opaque parts of another one.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        masked(by: mask(), alignment)
    }

    public func mask<Mask: View>(_ mask: Mask) -> some View { masked(by: mask, .center) }

    private func masked<Mask: View>(by mask: Mask, _ alignment: Alignment) -> some View {
        mapNodes { node, context in
            let place = context.inside().layered.child(.part("mask"))
            let layers = context.pile(mask.resolved(place))
            for layer in layers { layer.info.isSetApart = true }
            return context.wrap(node, LayersRule(primary: 0, alignment: alignment), children: [node] + layers) { info in
                info.effect = { node in
                    var effect = GroupEffect()
                    effect.mask = layers.flatMap { $0.drawnApart() }
                    return effect
                }
            }
        }
    }
}

extension LayoutNode {
    /// What a node draws that is no part of the tree.
    func drawnApart() -> [DisplayItem] {
        info.isSetApart = false
        defer { info.isSetApart = true }
        var writer = TreeWriter()
        return writer.write(self)
    }
}
