import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// What a list adds at the ends of a row: a badge and the chevron of a link, or the marks of a list that is being edited.
struct ListAccessories {
    // Circles of 22, and three lines of 18 with 12 before them [assumed].
    private static let circle: CGFloat = 22
    private static let handle: CGFloat = 18
    private static let handleGap: CGFloat = 12

    private let badge: TextLayout?
    private let badgeNode: LayoutNode?
    /// Around a badge that stands out, which has a ground of its own [assumed].
    private let badgeInsets: CGSize
    private let chevron: CGSize?
    private let isTinted: Bool
    private let mark: ListSelection.Mark
    private let deletes, moves: Bool
    private let indentation: CGFloat
    private let chevronWidth, chevronEnd, chevronGap, badgeGap: CGFloat
    /// Chevrons grow with the text.
    private let scale: CGFloat

    init(_ traits: ListRowTraits, _ mark: ListSelection.Mark, _ context: ResolveContext) {
        let profile = context.session.profile
        func metric(_ name: String) -> CGFloat { CGFloat(profile.metric(name)) }
        let isEditing = context.environment.isEditingList
        self.mark = mark
        indentation = metric("list.editingIndentation")
        deletes = isEditing && mark == .none && traits.isDeletable
        moves = isEditing && traits.isMovable
        let hasChevron = traits.hasChevron && !isEditing
        scale = hasChevron ? profile.scaling(.body, context.environment.sizeCategory) : 1
        isTinted = traits.opens
        // That of a group is the mark of a disclosure group.
        let link = CGSize(width: metric("list.chevronMarkWidth") * scale, height: metric("list.chevronMarkHeight") * scale)
        let size = isTinted ? DisclosureChevron.mark(isExpanded: false, scale) : link
        chevron = hasChevron ? size : nil
        chevronWidth = isTinted ? DisclosureChevron.side * scale : metric("list.chevronWidth") * scale
        chevronEnd = isTinted ? (chevronWidth - size.width) / 2 : metric("list.chevronEndInset") * scale
        (chevronGap, badgeGap) = (isTinted ? 8 : metric("list.chevronGap"), metric("list.badgeGap"))
        var inner = context
        let level = traits.badgeProminence == .decreased ? HierarchicalShapeStyle.tertiary : .secondary
        let standsOut = traits.badgeProminence == .increased
        inner.setForeground([standsOut ? AnyShapeStyle(Color.white) : AnyShapeStyle(level)])
        badgeInsets = standsOut ? CGSize(width: 7, height: 2) : .zero
        badge = traits.badge.map { TextLayout($0, inner) }
        badgeNode = badge.map { LayoutNode($0.behavior) }
    }

    /// The room taken from the row at its beginning, in points.
    var leadingWidth: CGFloat { deletes || mark != .none ? indentation : 0 }

    /// The room taken from the row at its end, in points.
    var trailingWidth: CGFloat {
        let text = badgeNode.map { $0.sizeThatFits(.unspecified).width + 2 * badgeInsets.width + badgeGap } ?? 0
        return text + (chevron == nil ? 0 : chevronWidth + chevronGap) + (moves ? Self.handle + Self.handleGap : 0)
    }

    func draw(in row: CGRect, _ look: ListLook, _ context: ResolveContext, _ painter: inout Painter) {
        let isMirrored = context.environment.layoutDirection == .rightToLeft
        let tertiary = context.session.profile.color("tertiaryLabel", context.environment.colorScheme)
        var used = look.rowInsets.trailing
        func frame(_ size: CGSize, _ end: CGFloat) -> CGRect {
            let x = isMirrored ? row.minX + end : row.maxX - end - size.width
            return CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
        }
        if leadingWidth > 0 { drawCircle(in: row, look, context, &painter) }
        if moves {
            let place = frame(CGSize(width: Self.handle, height: 11), used)
            for line in 0..<3 {
                let y = place.minY + CGFloat(line) * 5
                painter.shape(.rect(CGRect(x: place.minX, y: y, width: place.width, height: 1)), .color(tertiary))
            }
            used += Self.handle + Self.handleGap
        }
        if let chevron {
            let place = frame(chevron, used + chevronEnd)
            let paint = isTinted ? TintShapeStyle().paint(in: context, place) : .color(tertiary)
            Chevron.draw(isMirrored ? .left : .right, in: place, paint, weight: 2 * scale, &painter)
            used += chevronWidth + chevronGap
        }
        if let badge, let badgeNode {
            let size = badgeNode.sizeThatFits(.unspecified)
            if badgeInsets != .zero {
                let height = size.height + 2 * badgeInsets.height
                let ground = frame(CGSize(width: max(height, size.width + 2 * badgeInsets.width), height: height), used)
                SwitchDrawing.capsule(ground, .color(context.systemColor("systemRed").rgba(in: context)), &painter)
            }
            let place = frame(size, used + badgeInsets.width)
            badgeNode.arrange(place, proposal: .unspecified, surroundings: badgeNode.surroundings)
            badge.draw(badgeNode, &painter)
        }
    }

    private func drawCircle(in row: CGRect, _ look: ListLook, _ context: ResolveContext, _ painter: inout Painter) {
        let isMirrored = context.environment.layoutDirection == .rightToLeft
        let x = isMirrored ? row.maxX - look.rowInsets.leading - Self.circle : row.minX + look.rowInsets.leading
        let place = CGRect(x: x, y: row.midY - Self.circle / 2, width: Self.circle, height: Self.circle)
        EditingMark.draw(mark, in: place, context, &painter)
    }
}

/// The circles at the beginning of rows of a list that is being edited.
enum EditingMark {
    static func draw(_ mark: ListSelection.Mark, in place: CGRect, _ context: ResolveContext, _ painter: inout Painter) {
        let radius = CGSize(width: place.width / 2, height: place.width / 2)
        var sign = Path()
        switch mark {
        case .open:
            let gray = context.session.profile.color("tertiaryLabel", context.environment.colorScheme)
            painter.shape(
                .roundedRect(place.insetBy(dx: 0.75, dy: 0.75), cornerSize: radius), .color(gray),
                stroke: StrokeStyle(lineWidth: 1.5))
            return
        case .chosen:
            painter.shape(.roundedRect(place, cornerSize: radius), TintShapeStyle().paint(in: context, place))
            sign.addLines([
                CGPoint(x: place.minX + 6, y: place.midY + 0.5), CGPoint(x: place.minX + 9.5, y: place.midY + 4.5),
                CGPoint(x: place.maxX - 6, y: place.midY - 4.5),
            ])
        case .none:
            painter.shape(.roundedRect(place, cornerSize: radius), .color(context.systemColor("systemRed").rgba(in: context)))
            sign.addLines([CGPoint(x: place.minX + 6, y: place.midY), CGPoint(x: place.maxX - 6, y: place.midY)])
        }
        painter.shape(
            .path(sign, evenOdd: false), .color(.white), stroke: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    }
}
