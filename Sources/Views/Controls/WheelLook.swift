import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Wheels of values side by side with the chosen ones in a band; those farther away are fainter.
nonisolated struct WheelLook: ComposedView {
    /// For each wheel seven rows around the chosen one, nil where there is none.
    let columns: [[LayoutNode?]]
    let rowHeight: CGFloat

    func compose(_ context: ResolveContext) -> some View {
        let profile = context.session.profile
        let inset = CGFloat(profile.metric("wheelPicker.bandInset"))
        let radius = CGFloat(profile.metric("wheelPicker.bandRadius"))
        return UnnamedRow(spacing: 0) { ForEach(columns.indices, id: \.self) { wheel(columns[$0]) } }
            .padding(.horizontal, columns.count > 1 ? inset : 0)
            .frame(height: profile.metric("wheelPicker.height"))
            .background {
                RoundedRectangle(cornerRadius: radius).fill(Color(.system("tertiarySystemFill")))
                    .frame(height: rowHeight).padding(.horizontal, inset)
            }
            .mapNodes { node, context in context.wrap(node) { $0.clips() } }
            .separatedFromTheEdge()
    }

    private func wheel(_ rows: [LayoutNode?]) -> some View {
        let opacities = [0.08, 0.25, 0.45, 1, 0.45, 0.25, 0.08]
        return VStack(spacing: 0) {
            ForEach(rows.indices, id: \.self) { index in
                PartView(part: ViewPart { context in rows[index].map { .nodes([$0]) } ?? Color.clear.resolved(context) })
                    .frame(maxWidth: .infinity)
                    .frame(height: rowHeight)
                    .opacityGroup(opacities[min(index, opacities.count - 1)])
            }
        }
    }
}
