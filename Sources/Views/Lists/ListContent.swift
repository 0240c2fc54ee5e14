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
    private let selection: ListSelection
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
        selection: ListSelection
    ) {
        self.look = look
        self.context = context
        self.selection = selection
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
        for node in header { addText(node, "Header", look.headerInsets) }
        cardTop = y
        guard walk(section.content) else { return false }
        endRows(isWhole: true)
        let footer = section.footer.realized
        for node in footer { addText(node, "Footer", look.footerInsets) }
        lastHadFooter = !footer.isEmpty
        return true
    }

    // Rows and the section after them are a gap apart, which a footer takes the place of; a section without header has room of
    // its own above it: measured as 17.667 + 17.667 on iOS 18 and as 17.5 + 17.5 on iOS 26.
    private mutating func beginSection(hasHeader: Bool) {
        if hasSections {
            if !lastHadFooter { y += look.sectionGap }
            if !hasHeader { y += look.headerlessGap }
        } else if !hasHeader {
            y += look.firstGap
        }
        hasSections = true
        lastHadFooter = false
        cardTop = y
    }

    private mutating func addRow(_ content: LayoutNode) {
        if rows.isEmpty && cardTop != y { beginSection(hasHeader: false) }
        let (row, node) = ListRow.make(content, look, selection, context)
        row.position.isFirst = rows.isEmpty
        rows.last?.isFollowed(by: row)
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

    private mutating func addText(_ content: LayoutNode, _ type: String, _ insets: EdgeInsets) {
        let rule = PaddingRule(content.info[ListRowAttribute.self]?.insets ?? insets)
        let whole = FlexibleFrameRule(
            horizontal: .init(min: nil, ideal: nil, max: .infinity), vertical: .init(min: nil, ideal: nil, max: nil),
            alignment: .leading)
        append(context.wrap(context.wrap(content, whole), rule) { $0.type = type })
    }
}
