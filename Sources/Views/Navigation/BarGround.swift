import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// The ground of a bar, where there is one: it reaches to the edge of the screen.
///
/// Unless a modifier says otherwise, a bar below the screen has one where the screen's content scrolls under it, and only
/// before the systems whose bars float.
nonisolated struct BarGround: ComposedView {
    let bars: BarContent
    let bar: ToolbarPlacement
    var overlap: BarOverlap?

    func compose(_ context: ResolveContext) -> some View {
        let visibility = bars.backgroundVisibility[bar] ?? .automatic
        let style = bars.backgrounds[bar]
        let isFlat = context.session.profile.generation == .ios18
        let (overlap, hairline) = (isFlat ? overlap : nil, context.environment.pixelLength)
        return ZStack(alignment: .top) {
            Rectangle().fill(style ?? AnyShapeStyle(Material.bar))
            if overlap != nil { Rectangle().fill(SeparatorShapeStyle()).frame(height: hairline) }
        }
        .ignoresSafeArea()
        .opacityGroup { node in
            switch visibility {
            case .visible: 1
            case .hidden: 0
            case .automatic: style != nil || overlap?.reaches(below: node.frame.minY) == true ? 1 : 0
            }
        }
    }
}

nonisolated extension View {
    /// Draws the view as one picture with an opacity.
    func opacityGroup(_ opacity: Double) -> some View { opacityGroup { _ in opacity } }

    /// Draws the view as one picture with an opacity that is known once its frame is.
    func opacityGroup(_ opacity: @escaping (LayoutNode) -> Double) -> some View {
        mapNodes { node, context in
            context.wrap(node) { info in
                info.effect = { node in
                    var effect = GroupEffect()
                    effect.opacity = opacity(node)
                    return effect
                }
            }
        }
    }
}
