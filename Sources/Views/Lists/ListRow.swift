import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// One row of a list: its node, and what is known of its place once its neighbours are.
final class ListRow {
    /// The card or ground behind, the corners rounded by position, and the line below.
    struct Position: Equatable {
        var isFirst = false
        var isLast = false
    }

    var position = Position()
    private let content: LayoutNode
    private let traits: ListRowTraits
    private let look: ListLook
    private let accessories: ListAccessories
    private let context: ResolveContext
    private var frame = CGRect.zero

    private init(_ content: LayoutNode, _ look: ListLook, _ context: ResolveContext) {
        self.content = content
        self.look = look
        self.context = context
        traits = content.info[ListRowAttribute.self] ?? ListRowTraits()
        accessories = ListAccessories(traits, context)
    }

    /// The row and its node; the node keeps the row.
    static func make(
        _ content: LayoutNode, _ look: ListLook, isSelected: Bool, _ context: ResolveContext
    ) -> (row: ListRow, node: LayoutNode) {
        let row = ListRow(content, look, context)
        return (row, row.makeNode(isSelected: isSelected))
    }

    private func makeNode(isSelected: Bool) -> LayoutNode {
        let rule = ListRowRule(
            insets: traits.insets ?? look.rowInsets, minimum: look.rowHeight, accessoryWidth: accessories.width)
        let layers = traits.background?().map { context.wrap($0) } ?? []
        for layer in layers { layer.info.effect = { _ in self.clip } }
        let body = context.wrap(content) { $0.draw = { _, painter in self.drawDetails(&painter) } }
        rule.content = body
        return context.wrap(body, rule, children: layers + [body]) { info in
            info.draw = { node, painter in
                self.frame = node.frame
                if isSelected { painter.shape(self.outline, .color(self.look.selection)) }
            }
        }
    }

    private var clip: GroupEffect {
        var effect = GroupEffect()
        effect.clip = outline
        return effect
    }

    /// The row's rectangle with the corners of the card that are its own.
    private var outline: Outline {
        CardOutline.outline(frame, radius: look.cardRadius, isTop: position.isFirst, isBottom: position.isLast)
    }

    private func drawDetails(_ painter: inout Painter) {
        drawSeparators(&painter)
        accessories.draw(in: frame, look, context, &painter)
    }

    private func drawSeparators(_ painter: inout Painter) {
        let tint = traits.separatorTint?.rgba(in: context) ?? look.separator
        let isEdged = !look.kind.hasCards
        if position.isFirst, isEdged, traits.topSeparator != .hidden {
            line(at: frame.minY, isFull: look.kind == .grouped, tint, &painter)
        }
        let hasBottom = position.isLast ? isEdged : true
        if hasBottom, traits.bottomSeparator != .hidden {
            line(at: frame.maxY - look.hairline, isFull: position.isLast && look.kind == .grouped, tint, &painter)
        }
    }

    private var isMirrored: Bool { content.direction == .rightToLeft }

    // From the row's first text, or the guide that a view in it sets, to the trailing inset: swiftui-layout 12.
    private func line(at y: CGFloat, isFull: Bool, _ color: RGBA, _ painter: inout Painter) {
        var (start, end) = (frame.minX, frame.maxX)
        if !isFull {
            let leading = leadingOfText
            start = isMirrored ? frame.minX + look.separatorTrailing : leading
            end = isMirrored ? leading : frame.maxX - look.separatorTrailing
        }
        guard end > start else { return }
        painter.shape(.rect(CGRect(x: start, y: y, width: end - start, height: look.hairline)), .color(color))
    }

    private var leadingOfText: CGFloat {
        let dimensions = content.dimensions(in: content.proposal)
        if let guide = dimensions[explicit: HorizontalAlignment.listRowSeparatorLeading] {
            return isMirrored ? content.frame.maxX - guide : content.frame.minX + guide
        }
        let frame = firstText(content)?.frame ?? content.frame
        return isMirrored ? frame.maxX : frame.minX
    }

    private func firstText(_ node: LayoutNode) -> LayoutNode? {
        if node.info.type == "Text" { return node }
        for child in node.children {
            if let text = firstText(child) { return text }
        }
        return nil
    }
}
