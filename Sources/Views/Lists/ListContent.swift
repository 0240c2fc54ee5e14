import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Walks what a list holds from the top and arranges it: to the end if the list is short, else until the visible room is full.
///
/// Of a list that is scrolled the rows far above what it shows are skipped, if they are many: they are taken to be as high as
/// the others are on average.
struct ListContent {
    /// A node and its frame in the list's own coordinates, left to right.
    struct Piece {
        let node: LayoutNode
        var frame: CGRect
        /// Where the section ends that the piece is a header of, nil for other pieces.
        var endOfSection: CGFloat?
    }

    var pieces: [Piece] = []
    /// The cards behind groups of rows, in the list's own coordinates.
    var cards: [CardOutline] = []
    /// How far the list is scrolled, in points.
    var offset: CGFloat = 0
    /// Where the next piece begins.
    private(set) var y: CGFloat

    let look: ListLook
    let window: ListWindow
    let scroll: ListScroll
    private let context: ResolveContext
    private let selection: ListSelection
    private let left, width: CGFloat
    /// From where on nothing shows.
    private var limit: CGFloat
    private var rows: [ListRow] = []
    /// The last row of the section before, where nothing came after it.
    private var rowBefore: ListRow?
    private var cardTop = -CGFloat.infinity
    private var hasSections = false
    private(set) var lastHadFooter = false
    /// How many pieces are made even if they do not show.
    private var most = 0
    /// Elements of lazy runs that came to nothing.
    private var emptyElements = 0
    /// Where the last piece ends that shows, once the visible room is full.
    private var endOfSight: CGFloat?

    /// What the list has been asked to show, once it has been found.
    private(set) var target: ListScroll.Target?
    /// How many elements of a run are made before what is to show.
    private var kept: Int
    /// The room of elements that were skipped.
    private(set) var gaps: [(start: CGFloat, end: CGFloat)] = []
    private var beginsWithGap = false
    /// Elements after the last one that was made.
    private(set) var unmade = 0

    init(_ look: ListLook, _ context: ResolveContext, _ window: ListWindow, _ scroll: ListScroll, _ selection: ListSelection) {
        self.look = look
        self.context = context
        self.window = window
        self.scroll = scroll
        self.selection = selection
        left = window.leading + look.sideInset
        width = max(0, window.width - 2 * look.sideInset)
        y = window.top
        limit =
            switch scroll.goal {
            case .view, .part: .infinity
            case .offset(let offset): window.lastSight + offset
            case nil: window.lastSight
            }
        kept = max(LazyRoom.mostToTheEnd, Int(min(max(0, window.lastSight / max(look.rowHeight, 1)), 1e6)) + 2)
    }

    /// Arranges a list; one that moves should remember what it has made, for it may be walked again with less skipped.
    mutating func add(_ list: ViewList) {
        most = LazyRoom.most(of: list)
        let untouched = self
        endRows(isWhole: walk(list))
        guard scroll.moves else { return }
        settle()
        while showsGap {
            let more = kept * 4
            self = untouched
            kept = more
            endRows(isWhole: walk(list))
            settle()
        }
    }

    private var isOutOfSight: Bool { y >= limit }
    private var isFull: Bool { isOutOfSight && pieces.count + emptyElements >= most }

    /// Whether the whole list was walked.
    private mutating func walk(_ list: ViewList) -> Bool {
        switch list {
        case .nodes(let nodes):
            for (index, node) in nodes.enumerated() {
                if isFull { return stop(before: nodes.count - index) }
                addRow(node)
            }
        case .group(let lists):
            for list in lists where !walk(list) { return false }
        case .lazy(let views):
            for index in skip(views)..<views.count {
                if isFull { return stop(before: views.count - index) }
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

    private mutating func stop(before count: Int) -> Bool {
        unmade += count
        return false
    }

    private mutating func walk(_ section: SectionViews) -> Bool {
        let header = section.header.realized
        beginSection(hasHeader: !header.isEmpty)
        let first = pieces.count
        for node in header { addText(node, "Header", look.headerInsets) }
        let headers = first..<pieces.count
        defer { for index in headers { pieces[index].endOfSection = y } }
        cardTop = y
        guard walk(section.content) else { return false }
        endRows(isWhole: true)
        let footer = section.footer.realized
        for node in footer { addText(node, "Footer", look.footerInsets) }
        lastHadFooter = !footer.isEmpty
        return true
    }

    // The number of the first element that is made.
    private mutating func skip(_ views: LazyViews) -> Int {
        let first: Int
        switch scroll.goal {
        case .view(let id, _) where target == nil: first = (views.index(of: id) ?? views.count) - kept
        case .part(let part) where part == 1: first = views.count - kept
        default: first = 0
        }
        guard first > 0 else { return 0 }
        beginLooseRows()
        let start = y
        y += CGFloat(first) * meanHeight
        gaps.append((start, y))
        beginsWithGap = true
        return first
    }

    /// What a piece takes of the list's length on average, in points.
    var meanHeight: CGFloat {
        guard !pieces.isEmpty else { return look.rowHeight + look.rowSpacing }
        return pieces.reduce(0) { $0 + $1.frame.height } / CGFloat(pieces.count) + look.rowSpacing
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

    // Rows that stand in no section are one of their own.
    private mutating func beginLooseRows() {
        if rows.isEmpty && !beginsWithGap && cardTop != y { beginSection(hasHeader: false) }
    }

    private mutating func addRow(_ content: LayoutNode) {
        beginLooseRows()
        let (row, node) = ListRow.make(content, look, selection, context)
        row.position.isFirst = rows.isEmpty && !beginsWithGap
        row.position.isAlone = look.hasCards && look.rowSpacing > 0
        row.position.followsLine = rowBefore?.endsWithLine == true
        rowBefore = nil
        rows.last?.isFollowed(by: row)
        if !rows.isEmpty { y += look.rowSpacing }
        rows.append(row)
        append(node)
    }

    // Between the margins of the list, or those of the node's section.
    private func span(_ node: LayoutNode) -> (left: CGFloat, width: CGFloat) {
        let traits = node.info[ListRowAttribute.self]
        let leading = traits?.leadingMargin?.map { window.leading + max(0, $0) } ?? left
        let trailing = traits?.trailingMargin?.map { window.leading + window.width - max(0, $0) } ?? left + width
        return (leading, max(0, trailing - leading))
    }

    private mutating func append(_ node: LayoutNode) {
        let span = span(node)
        // A row without an end is as high as an empty one.
        let ideal = node.sizeThatFits(ProposedViewSize(width: span.width, height: nil)).height
        let height = ideal.isFinite ? min(ideal, 0x1p40) : look.rowHeight
        if isOutOfSight {
            endOfSight = endOfSight ?? y
            node.info.isOutOfSight = true
        }
        pieces.append(Piece(node: node, frame: CGRect(x: span.left, y: y, width: span.width, height: height)))
        if case .view(let id, _) = scroll.goal, target == nil, node.holds(id) {
            let found = ListScroll.Target(start: y - window.top, height: height)
            target = found
            limit = window.lastSight + scroll.offset(length: .infinity, clear: window.clear, target: found)
        }
        y += height
    }

    private mutating func endRows(isWhole: Bool) {
        beginsWithGap = false
        guard !rows.isEmpty else { return }
        if isWhole { rows.last?.position.isLast = true }
        if look.hasCards || look.kind.isGrouped { addCards(isWhole: isWhole) }
        rowBefore = rows.last
        rows = []
        lastHadFooter = false
        cardTop = -.infinity
    }

    // Rows with room between them stand on a card each.
    private mutating func addCards(isWhole: Bool) {
        let frames = pieces.suffix(rows.count).map(\.frame)
        if rows.contains(where: { $0.position.isAlone }) {
            for frame in frames where frame.minY < limit { addCard(frame, first: frame.height, last: frame.height) }
        } else if cardTop < limit, let first = frames.first, let last = frames.last {
            // A card that goes on below the visible room is drawn no further than to where its corners cannot show.
            let edge = max(endOfSight ?? y, limit) + look.cardRadius
            let bottom = isWhole ? min(y, edge) : edge
            let frame = CGRect(x: first.minX, y: cardTop, width: first.width, height: bottom - cardTop)
            addCard(frame, first: first.height, last: last.height)
        }
    }

    private mutating func addCard(_ frame: CGRect, first: CGFloat, last: CGFloat) {
        cards.append(
            CardOutline(
                frame: frame, top: look.cornerRadius(ofRow: first), bottom: look.cornerRadius(ofRow: last),
                isContinuous: look.cardIsContinuous))
    }

    private mutating func addText(_ content: LayoutNode, _ type: String, _ insets: EdgeInsets) {
        rowBefore = nil
        let rule = PaddingRule(content.info[ListRowAttribute.self]?.insets ?? insets)
        let whole = FlexibleFrameRule(
            horizontal: .init(min: nil, ideal: nil, max: .infinity), vertical: .init(min: nil, ideal: nil, max: nil),
            alignment: .leading)
        guard type == "Header", let least = look.leastHeaderHeight else {
            append(context.wrap(context.wrap(content, whole), rule) { $0.type = type })
            return
        }
        // Text keeps its place above the rows [assumed].
        let height = FlexibleFrameRule(
            horizontal: .init(min: nil, ideal: nil, max: nil), vertical: .init(min: least, ideal: nil, max: nil), alignment: .bottom)
        append(context.wrap(context.wrap(context.wrap(content, whole), rule), height) { $0.type = type })
    }
}
