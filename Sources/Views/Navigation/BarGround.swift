import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// The ground of a bar, where there is one: it reaches to the edge of the screen.
///
/// Unless a modifier says otherwise, a bar has one where the screen's content has scrolled or goes on under it; where bars float,
/// only content that has scrolled fades away under the bar.
nonisolated struct BarGround: ComposedView {
    let bars: BarContent
    let bar: ToolbarPlacement
    var overlap: BarOverlap?
    /// Whether content has been scrolled under a bar above the screen.
    var isScrolledUnder = false

    func compose(_ context: ResolveContext) -> some View {
        let visibility = bars.backgroundVisibility[bar] ?? .automatic
        let style = bars.backgrounds[bar]
        let isFlat = context.session.profile.generation == .ios18
        let (overlap, hairline) = (isFlat ? overlap : nil, context.environment.pixelLength)
        let isCovering = isFlat && isScrolledUnder
        return ZStack(alignment: isCovering ? .bottom : .top) {
            if !isFlat, isScrolledUnder, style == nil {
                FadingGround()
            } else {
                Rectangle().fill(style ?? AnyShapeStyle(Material.bar))
            }
            if overlap != nil || isCovering { Rectangle().fill(SeparatorShapeStyle()).frame(height: hairline) }
        }
        .ignoresSafeArea()
        .opacityGroup { node in
            switch visibility {
            case .visible: 1
            case .hidden: 0
            case .automatic: style != nil || isScrolledUnder || overlap?.reaches(below: node.frame.minY) == true ? 1 : 0
            }
        }
    }
}

/// Blurs what lies behind, the more the higher up [assumed].
nonisolated struct FadingGround: ComposedView {
    func compose(_ context: ResolveContext) -> some View {
        Rectangle().fill(Material.bar)
            .mask { LinearGradient(colors: [.black, .black.opacity(0.9), .clear], startPoint: .top, endPoint: .bottom) }
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
