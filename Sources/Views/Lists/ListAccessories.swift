import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// What a list adds at the trailing end of a row: a badge and the chevron of a link.
struct ListAccessories {
    private let badge: TextLayout?
    private let badgeNode: LayoutNode?
    private let chevron: CGSize?
    private let gap: CGFloat
    /// Chevrons grow with the text.
    private let scale: CGFloat

    init(_ traits: ListRowTraits, _ context: ResolveContext) {
        let profile = context.session.profile
        gap = CGFloat(profile.metric("list.chevronGap"))
        scale = traits.hasChevron ? profile.scaling(.body, context.environment.sizeCategory) : 1
        let (width, height) = (CGFloat(profile.metric("list.chevronWidth")), CGFloat(profile.metric("list.chevronHeight")))
        chevron = traits.hasChevron ? CGSize(width: width * scale, height: height * scale) : nil
        var inner = context
        inner.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
        badge = traits.badge.map { TextLayout($0, inner) }
        badgeNode = badge.map { LayoutNode($0.behavior) }
    }

    /// The room taken from the row, in points.
    var width: CGFloat {
        let text = badgeNode.map { $0.sizeThatFits(.unspecified).width + gap } ?? 0
        return text + (chevron.map { $0.width + gap } ?? 0)
    }

    func draw(in row: CGRect, _ look: ListLook, _ context: ResolveContext, _ painter: inout Painter) {
        let isMirrored = context.environment.layoutDirection == .rightToLeft
        var used = look.rowInsets.trailing
        func frame(_ size: CGSize) -> CGRect {
            let x = isMirrored ? row.minX + used : row.maxX - used - size.width
            return CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
        }
        if let chevron {
            let color = context.session.profile.color("tertiaryLabel", context.environment.colorScheme)
            Chevron.draw(isMirrored ? .left : .right, in: frame(chevron), .color(color), weight: 2 * scale, &painter)
            used += chevron.width + gap
        }
        if let badge, let badgeNode {
            let place = frame(badgeNode.sizeThatFits(.unspecified))
            badgeNode.arrange(place, proposal: .unspecified, surroundings: badgeNode.surroundings)
            badge.draw(badgeNode, &painter)
        }
    }
}
