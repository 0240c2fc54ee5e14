import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Wheels of values side by side with the chosen ones in a band; those farther away turn away and are fainter.
nonisolated struct WheelLook: ComposedView {
    /// For each wheel seven rows around the chosen one, nil where there is none.
    let columns: [[LayoutNode?]]
    let rowHeight: CGFloat

    func compose(_ context: ResolveContext) -> some View {
        let profile = context.session.profile
        let inset = CGFloat(profile.metric("wheelPicker.bandInset"))
        let radius = CGFloat(profile.metric("wheelPicker.bandRadius"))
        return WheelColumns(gap: profile.metric("wheelPicker.columnGap")) { ForEach(columns.indices, id: \.self) { wheel(columns[$0]) } }
            .padding(.horizontal, columns.count > 1 ? inset : 0)
            .frame(height: profile.metric("wheelPicker.height"))
            .background {
                RoundedRectangle(cornerRadius: radius).fill(Color(.system("tertiarySystemFill")))
                    .frame(height: rowHeight).padding(.horizontal, inset)
            }
            .mapNodes { node, context in context.wrap(node) { $0.clips() } }
            .separatedFromTheEdge()
    }

    // Seen flat-on the rows of a wheel lie closer together and are lower the farther they turn away. Recorded on iOS 13: their
    // middles are 31.5, 58.6 and 77.5 from the chosen one's, their heights 0.93, 0.72 and 0.41 of it.
    private static let heights: [CGFloat] = [1, 0.93, 0.72, 0.41]
    private static let opacities = [1, 0.45, 0.25, 0.08]

    private func wheel(_ rows: [LayoutNode?]) -> some View {
        WheelRows(rowHeight: rowHeight) {
            ForEach(rows.indices, id: \.self) { index in
                let distance = min(abs(index - rows.count / 2), Self.heights.count - 1)
                PartView(part: ViewPart { context in rows[index].map { .nodes([$0]) } ?? Color.clear.resolved(context) })
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .scaleEffect(x: 1, y: Self.heights[distance])
                    .opacityGroup(Self.opacities[distance])
            }
        }
    }
}

/// Wheels side by side: each as wide as its widest row, and what is left shared equally.
struct WheelColumns: Layout {
    /// Between two wheels at least, in points.
    let gap: CGFloat

    private func widths(_ room: CGFloat?, _ subviews: Subviews) -> [CGFloat] {
        let ideal = subviews.map { $0.sizeThatFits(.unspecified).width + gap }
        let whole = ideal.reduce(0, +)
        guard let room, room.isFinite, whole > 0, !ideal.isEmpty else { return ideal }
        if room < whole { return ideal.map { $0 * room / whole } }
        return ideal.map { $0 + (room - whole) / CGFloat(ideal.count) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
        let own = widths(nil, subviews).reduce(0, +)
        return CGSize(width: proposal.width.map { max(0, $0) } ?? own, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, widths(bounds.width, subviews)) {
            subview.place(
                at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}

/// Rows of a wheel around the middle one, in a column that is as high as seven rows.
struct WheelRows: Layout {
    private static let middles: [CGFloat] = [0, 31.5, 58.6, 77.5]

    let rowHeight: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: rowHeight)).width }.max() ?? 0
        return CGSize(width: widest, height: rowHeight * CGFloat(subviews.count))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let middle = subviews.count / 2
        for (index, subview) in subviews.enumerated() {
            let distance = Self.middles[min(abs(index - middle), Self.middles.count - 1)]
            let y = bounds.midY + (index < middle ? -distance : distance)
            subview.place(
                at: CGPoint(x: bounds.midX, y: y), anchor: .center, proposal: ProposedViewSize(width: bounds.width, height: rowHeight))
        }
    }
}
