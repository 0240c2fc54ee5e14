import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// The picture behind a sheet of the whole height: a smaller card in front of black, its top at the safe area's.
enum PushedBack {
    /// How far in points the card keeps from the sides, 0 where the picture stays as it is.
    static func inset(_ session: Session) -> CGFloat { CGFloat(session.profile.metric("sheet.behindInset")) }

    static func wrap(_ content: LayoutNode, _ context: ResolveContext) -> LayoutNode {
        let (inset, window) = (inset(context.session), WindowSize(context.session.cell))
        guard inset > 0, window.size.width > 2 * inset else { return content }
        let bounds = CGRect(origin: .zero, size: window.size)
        let scale = (window.size.width - 2 * inset) / window.size.width
        let ground = context.session.profile.color("systemBackground", context.session.scheme)
        let radius = CGFloat(context.session.profile.metric("sheet.radius")) / scale
        return context.wrap(content) { info in
            info.draw = { _, painter in painter.shape(.rect(bounds), .color(ground)) }
            info.effect = { _ in
                var effect = GroupEffect()
                effect.transform = CGAffineTransform(translationX: inset, y: window.insets.top).scaledBy(x: scale, y: scale)
                effect.clip = .continuousRect(bounds, cornerSize: CGSize(width: radius, height: radius))
                return effect
            }
        }
    }
}
