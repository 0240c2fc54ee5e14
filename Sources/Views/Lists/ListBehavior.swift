import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A list in the layout tree: takes all it is offered, draws under the safe area, and makes the rows that show, or all of a short list.
final class ListBehavior: NodeBehavior {
    private let content: ViewList
    private let look: ListLook
    private let context: ResolveContext
    private let selection: ListSelection
    private let scroll: ListScroll
    private let memory: ScrollMemory
    private var room = ScrollRoom()
    private var cards: [CardOutline] = []
    private var length: CGFloat = 0

    init(
        _ content: ViewList, _ look: ListLook, _ selection: ListSelection, _ scroll: ListScroll, _ memory: ScrollMemory,
        _ context: ResolveContext
    ) {
        self.content = content
        self.scroll = scroll
        self.memory = memory
        self.look = look
        self.context = context
        self.selection = selection
    }

    func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

    func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? { nil }

    func surroundings(for node: LayoutNode, _ own: Surroundings) -> Surroundings {
        room = ScrollRoom(node, own, tolerance: context.environment.pixelLength / 2)
        context.container.size = CGSize(
            width: max(0, node.frame.width - room.covered.horizontal),
            height: max(0, node.frame.height - room.covered.vertical))
        let drawn = room.drawn(node.frame, node.direction)
        var inner = Surroundings(container: drawn, safe: drawn)
        inner.clear = CGRect(
            x: node.frame.minX + (node.direction == .rightToLeft ? room.covered.trailing : room.covered.leading),
            y: node.frame.minY + room.covered.top, width: max(0, node.frame.width - room.covered.horizontal),
            height: max(0, node.frame.height - room.covered.vertical))
        return inner
    }

    func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        let window = ListWindow(size, room, margins: context.environment.contentMargins)
        var arranged = ListContent(look, context, window, scroll, selection)
        arranged.add(content)
        node.children = arranged.pieces.map(\.node)
        for piece in arranged.pieces {
            LayoutSubview(piece.node).place(
                at: piece.frame.origin, proposal: ProposedViewSize(width: piece.frame.width, height: nil))
        }
        cards = arranged.cards
        length = arranged.length
        if arranged.offset > 0.5, room.bleed.top > 0 || room.covered.top > 0 { context.environment.screenBars?.isScrolled = true }
        memory.stand(at: CGSize(width: 0, height: arranged.offset))
    }

    func draw(_ node: LayoutNode, _ painter: inout Painter) {
        if let ground = look.ground { painter.shape(.rect(room.drawn(node.frame, node.direction)), .color(ground)) }
        guard let color = look.card else { return }
        for card in cards(of: node) { painter.shape(card.outline, .color(color)) }
    }

    /// The cards behind rows, in points of the cell.
    func cards(of node: LayoutNode) -> [CardOutline] {
        cards.map { card in
            let x = node.direction == .rightToLeft ? node.frame.width - card.frame.maxX : card.frame.minX
            var placed = card
            placed.frame.origin = CGPoint(x: node.frame.minX + x, y: node.frame.minY + card.frame.minY)
            return placed
        }
    }

    func geometry(of node: LayoutNode) -> ScrollGeometry {
        let margins = context.environment.contentMargins
        return ScrollGeometry(
            scrolled: CGPoint(x: 0, y: memory.offset?.height ?? 0),
            content: CGSize(width: node.frame.width - room.covered.horizontal - margins.horizontal, height: length),
            insets: room.covered + margins, window: node.frame.size)
    }

    func clip(_ node: LayoutNode) -> GroupEffect {
        var effect = GroupEffect()
        effect.clip = .rect(room.drawn(node.frame, node.direction))
        return effect
    }
}

extension ResolveContext {
    /// The node of a list with the given name around content.
    func listNode<Content: View>(
        _ type: String, _ kind: ListKind, _ content: Content, _ selection: ListSelection = ListSelection()
    ) -> LayoutNode {
        let look = ListLook(kind, self)
        var inner = inside().child(.part("content"))
        inner.container = ContainerSize(container.size)
        inner.environment.enclosingList = kind
        let space = inner.announceScrollView(.vertical)
        let memory = identity.child(.part("scroll")).slot(0) { ScrollMemory() }
        let (request, anchors) = (environment.scrollRequest, environment.scrollAnchors)
        inner.environment.scrollAnchors = ScrollAnchors()
        // A view may be in a scroll view further in; edges and distances are meant for this list.
        if case .view = request {} else { inner.environment.scrollRequest = nil }
        let moves = request != nil || anchors[.initialOffset] != nil || anchors[.alignment] != nil
        inner.environment.isScrolledAway = moves
        let rows = moves ? content.resolved(inner).remembering : content.resolved(inner)
        let scroll = ListScroll(rows, environment, before: memory.offset?.height ?? 0)
        let behavior = ListBehavior(rows, look, selection, scroll, memory, inner)
        let list = node(type, behavior) { info in
            info.draw = { behavior.draw($0, &$1) }
            info.effect = { behavior.clip($0) }
            info.describe = { _, view in view.isClipping = true }
            if look.hasCards { info.boxes = { node in behavior.cards(of: node).map { ("Card", $0.frame) } } }
            info[ScrollAttribute.self] = true
            if selection.hasOne { info.askStack { $0.isChosen = true } }
            info.scrollGeometry = { behavior.geometry(of: $0) }
        }
        space.node = list
        return list
    }
}

/// Marks nodes that take the whole room and keep only their content out of the unsafe area.
enum ScrollAttribute: NodeAttribute { typealias Value = Bool }
