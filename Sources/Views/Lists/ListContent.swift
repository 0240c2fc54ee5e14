import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Walks what a list holds from the top and arranges it: to the end if the list is short, else until the visible room is full.
struct ListContent {
    /// A node and its frame in the list's own coordinates, left to right.
    struct Piece {
        let node: LayoutNode
        let frame: CGRect
    }

    private(set) var pieces: [Piece] = []
    /// The cards behind groups of rows, in the list's own coordinates.
    private(set) var cards: [CGRect] = []
    /// Where the next piece begins.
    private(set) var y: CGFloat

    private let look: ListLook
    private let context: ResolveContext
    private let selected: (AnyHashable) -> Bool
    private let left, width, limit: CGFloat
    private var rows: [ListRow] = []
    private var cardTop = -CGFloat.infinity
    private var hasSections = false
    private var lastHadFooter = false
    /// How many pieces are made even if they do not show.
    private var most = 0
    /// Elements of lazy runs that came to nothing.
    private var emptyElements = 0
    /// Where the last piece ends that shows, once the visible room is full.
    private var endOfSight: CGFloat?

    /// Starts at `top`, between two edges in points, and goes on to `limit`.
    init(
        _ look: ListLook, _ context: ResolveContext, top: CGFloat, left: CGFloat, width: CGFloat, limit: CGFloat,
        selected: @escaping (AnyHashable) -> Bool
    ) {
        self.look = look
        self.context = context
        self.selected = selected
        self.left = left + look.sideInset
        self.width = max(0, width - 2 * look.sideInset)
        self.limit = limit
        y = top
    }

    mutating func add(_ list: ViewList) {
        most = LazyRoom.most(of: list)
        endRows(isWhole: walk(list))
    }

    private var isOutOfSight: Bool { y >= limit }
    private var isFull: Bool { isOutOfSight && pieces.count + emptyElements >= most }

    /// Whether the whole list was walked.
    private mutating func walk(_ list: ViewList) -> Bool {
        switch list {
        case .nodes(let nodes):
            for node in nodes {
                if isFull { return false }
                addRow(node)
            }
        case .group(let lists):
            for list in lists where !walk(list) { return false }
        case .lazy(let views):
            for index in 0..<views.count {
                if isFull { return false }
                let before = pieces.count
                guard walk(context.session.outOfSight(if: isOutOfSight) { views.make(index) }) else { return false }
                if pieces.count == before { emptyElements += 1 }
            }
        case .section(let section):
            endRows(isWhole: true)
            if isFull { return false }
            return walk(section)
        case .row(let row): return walk(row.cells)
        }
        return true
    }

    private mutating func walk(_ section: SectionViews) -> Bool {
        let header = section.header.realized
        beginSection(hasHeader: !header.isEmpty)
        for node in header { addText(node, look.headerInsets) }
        cardTop = y
        guard walk(section.content) else { return false }
        endRows(isWhole: true)
        let footer = section.footer.realized
        for node in footer { addText(node, look.footerInsets) }
        lastHadFooter = !footer.isEmpty
        return true
    }

    private mutating func beginSection(hasHeader: Bool) {
        if !hasHeader {
            y += hasSections && lastHadFooter ? max(0, look.headerlessGap - look.sectionGap) : look.headerlessGap
        } else if hasSections && !lastHadFooter {
            y += look.sectionGap
        }
        hasSections = true
        lastHadFooter = false
        cardTop = y
    }

    private mutating func addRow(_ content: LayoutNode) {
        if rows.isEmpty && cardTop != y { beginSection(hasHeader: false) }
        let isSelected = content.info[TagAttribute.self].map(selected) ?? false
        let (row, node) = ListRow.make(content, look, isSelected: isSelected, context)
        row.position.isFirst = rows.isEmpty
        if !rows.isEmpty { y += look.rowSpacing }
        rows.append(row)
        append(node)
    }

    private mutating func append(_ node: LayoutNode) {
        let height = node.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        if isOutOfSight {
            endOfSight = endOfSight ?? y
            node.info.isOutOfSight = true
        }
        pieces.append(Piece(node: node, frame: CGRect(x: left, y: y, width: width, height: height)))
        y += height
    }

    private mutating func endRows(isWhole: Bool) {
        guard !rows.isEmpty else { return }
        if isWhole { rows.last?.position.isLast = true }
        if cardTop < limit {
            // A card that goes on below the visible room is drawn no further than to where its corners cannot show.
            let edge = max(endOfSight ?? y, limit) + look.cardRadius
            let bottom = isWhole ? min(y, edge) : edge
            cards.append(CGRect(x: left, y: cardTop, width: width, height: bottom - cardTop))
        }
        rows = []
        lastHadFooter = false
        cardTop = -.infinity
    }

    private mutating func addText(_ content: LayoutNode, _ insets: EdgeInsets) {
        let node = context.wrap(content, PaddingRule(content.info[ListRowAttribute.self]?.insets ?? insets))
        append(node)
    }
}
