import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A wheel of values with the chosen one in a band; those farther away are fainter.
nonisolated struct WheelLook: ComposedView {
    /// Seven rows around the chosen one, nil where there is none.
    let rows: [LayoutNode?]
    let rowHeight: CGFloat

    func compose(_ context: ResolveContext) -> some View {
        let profile = context.session.profile
        let inset = CGFloat(profile.metric("wheelPicker.bandInset"))
        let radius = CGFloat(profile.metric("wheelPicker.bandRadius"))
        let opacities = [0.08, 0.25, 0.45, 1, 0.45, 0.25, 0.08]
        return VStack(spacing: 0) {
            ForEach(rows.indices, id: \.self) { index in
                PartView(part: ViewPart { context in rows[index].map { .nodes([$0]) } ?? Color.clear.resolved(context) })
                    .frame(maxWidth: .infinity)
                    .frame(height: rowHeight)
                    .opacityGroup(opacities[min(index, opacities.count - 1)])
            }
        }
        .frame(height: profile.metric("wheelPicker.height"))
        .background {
            RoundedRectangle(cornerRadius: radius).fill(Color(.system("tertiarySystemFill")))
                .frame(height: rowHeight).padding(.horizontal, inset)
        }
        .mapNodes { node, context in context.wrap(node) { $0.clips() } }
    }
}
