import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// One row of a list: its node, and what is known of its place once its neighbours are.
final class ListRow {
    /// The card or ground behind, the corners rounded by position, and the line below.
    struct Position {
        var isFirst = false
        var isLast = false
        /// Whether the row stands on a card of its own.
        var isAlone = false
        /// Whether the line above the section is that below the section before.
        var followsLine = false
        /// What the row below asks of the line above itself.
        var lineBelow = RowSeparator()
    }

    var position = Position()
    private let content: LayoutNode
    private let traits: ListRowTraits
    private let look: ListLook
    private let accessories: ListAccessories
    private let context: ResolveContext
    private var frame = CGRect.zero

    private init(_ content: LayoutNode, _ look: ListLook, _ selection: ListSelection, _ context: ResolveContext) {
        self.content = content
        self.look = look
        self.context = context
        traits = content.info[ListRowAttribute.self] ?? ListRowTraits()
        accessories = ListAccessories(traits, selection.mark(of: content), context)
    }

    /// The row and its node; the node keeps the row.
    static func make(
        _ content: LayoutNode, _ look: ListLook, _ selection: ListSelection, _ context: ResolveContext
    ) -> (row: ListRow, node: LayoutNode) {
        let row = ListRow(content, look, selection, context)
        return (row, row.makeNode(isSelected: selection.contains(content)))
    }

    /// Takes note of the row that comes below.
    func isFollowed(by row: ListRow) { position.lineBelow = row.traits.topSeparator }

    /// Whether a line is drawn at the row's lower edge.
    var endsWithLine: Bool {
        guard look.hasSeparators, traits.bottomSeparator.visibility != .hidden else { return false }
        if position.isLast { return !look.hasCards && traits.sectionBottom.visibility != .hidden }
        return !position.isAlone && position.lineBelow.visibility != .hidden
    }

    private func makeNode(isSelected: Bool) -> LayoutNode {
        var insets = traits.insets ?? look.rowInsets
        insets.leading += CGFloat(traits.depth) * look.indentation
        let rule = ListRowRule(
            insets: insets, minimum: look.rowHeight, leadingWidth: accessories.leadingWidth,
            trailingWidth: accessories.trailingWidth)
        let layers = traits.background?().map { context.wrap($0) } ?? []
        for layer in layers { layer.info.effect = { _ in self.clip } }
        let body = context.wrap(content) { $0.draw = { _, painter in self.drawDetails(&painter) } }
        rule.content = body
        return context.wrap(body, rule, children: layers + [body]) { info in
            info.type = "Row"
            info.owners = RowOwners.take(from: content)
            info.boxes = { node in self.lines(in: node.frame).map { ("Separator", $0.rect) } }
            info.draw = { node, painter in
                self.frame = node.frame
                guard isSelected else { return }
                painter.shape(self.selectionOutline, .color(self.look.selection))
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
        let radius = look.cornerRadius(ofRow: frame.height)
        let (isTop, isBottom) = (position.isFirst || position.isAlone, position.isLast || position.isAlone)
        return CardOutline(
            frame: frame, top: isTop ? radius : 0, bottom: isBottom ? radius : 0, isContinuous: look.cardIsContinuous
        ).outline
    }

    private var selectionOutline: Outline {
        guard look.selectionRadius > 0 else { return outline }
        return .continuousRect(frame, cornerSize: CGSize(width: look.selectionRadius, height: look.selectionRadius))
    }

    private func drawDetails(_ painter: inout Painter) {
        for line in lines(in: frame) { painter.shape(.rect(line.rect), .color(line.color)) }
        accessories.draw(in: frame, look, context, &painter)
    }

    private typealias Line = (rect: CGRect, color: RGBA)

    private func lines(in frame: CGRect) -> [Line] {
        guard look.hasSeparators else { return [] }
        func color(_ tints: Color?...) -> RGBA { tints.compactMap { $0 }.first?.rgba(in: context) ?? look.separator }
        var lines: [Line] = []
        if startsWithLine {
            let tint = color(traits.sectionTop.tint, traits.topSeparator.tint)
            lines += line(in: frame, at: frame.minY, isFull: look.kind == .grouped, tint)
        }
        if endsWithLine {
            let isFull = position.isLast && look.kind == .grouped
            let own = traits.bottomSeparator.tint
            let tint = position.isLast ? color(traits.sectionBottom.tint, own) : color(own, position.lineBelow.tint)
            lines += line(in: frame, at: frame.maxY - look.lineHeight, isFull: isFull, tint)
        }
        return lines
    }

    private var startsWithLine: Bool {
        position.isFirst && !look.hasCards && !position.followsLine && traits.topSeparator.visibility != .hidden
            && traits.sectionTop.visibility != .hidden
    }

    private var isMirrored: Bool { content.direction == .rightToLeft }

    // From the row's first text, or the guide that a view in it sets, to the trailing inset: swiftui-layout 12.
    private func line(in frame: CGRect, at y: CGFloat, isFull: Bool, _ color: RGBA) -> [Line] {
        var (start, end) = (frame.minX, frame.maxX)
        if !isFull {
            let leading = leadingOfText
            start = isMirrored ? frame.minX + look.separatorTrailing : leading
            end = isMirrored ? leading : frame.maxX - look.separatorTrailing
        }
        guard end > start else { return [] }
        return [(CGRect(x: start, y: y, width: end - start, height: look.lineHeight), color)]
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

/// The loop elements that a row's content begins with, which name the row instead.
enum RowOwners {
    static func take(from content: LayoutNode) -> [PathComponent] {
        var node = content
        while true {
            let elements = node.info.owners.prefix { component in
                if case .element = component { true } else { false }
            }
            if !elements.isEmpty {
                node.info.namesElementsAbove = true
                return Array(elements)
            }
            guard node.info.owners.isEmpty, node.info.type == nil, node.children.count == 1 else { return [] }
            node = node.children[0]
        }
    }
}
