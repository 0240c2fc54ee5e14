import Foundation
import ProofsheetLayout

/// How far a lazy container has come on its way along the axis, and whether it makes another view.
struct LazyRoom {
    /// How many views a lazy container may hold to be made to the end, beyond what shows.
    ///
    /// A form or a page of settings has up to a few dozen rows, and its tree should name them all at every text size; a
    /// list of data may have any number, and a longer one costs the rows that show. 48 is about three times what a
    /// phone shows at the default size. Nothing that shows depends on the figure [assumed].
    static let mostToTheEnd = 48

    /// The longest run of which nothing is passed over [assumed].
    static let mostExact = 1000

    /// Where a container stands that makes only the views of a stretch: what lies before it in long runs is taken to be of mean length.
    struct Passage {
        /// The beginning of the stretch, in points from that of the container.
        let start: CGFloat
        /// What an element takes on average, in points.
        let pitch: CGFloat
        /// How many elements reach from the beginning of the stretch to the end of everything, nil where it ends earlier.
        let rest: Int?
    }

    /// The length of what has been made or passed over, in points.
    var used: CGFloat = 0
    /// The length of what has been passed over since the last view, in points.
    private(set) var passed: CGFloat = 0
    private let passage: Passage?
    /// Views made, and elements that came to nothing.
    private var count = 0
    private let limit: CGFloat
    private let session: Session
    private let most: Int
    private let pinned: PinnedScrollableViews
    private var sections = 0

    /// The part of a section that the view taken now belongs to, nil outside of sections.
    private(set) var part: SectionPart?

    /// Room for views up to a length in points, and for footers beyond it that stay in sight.
    init(
        _ limit: CGFloat, for views: ViewList, pinned: PinnedScrollableViews, _ session: Session, passing passage: Passage? = nil
    ) {
        self.passage = passage
        self.pinned = pinned
        self.limit = limit
        self.session = session
        most = Self.most(of: views)
    }

    /// How many of the views are made even if they do not show: what lies in elements of lazy runs is not known before.
    static func most(of views: ViewList) -> Int { views.knownCount <= mostToTheEnd ? mostToTheEnd : 0 }

    /// Whether what comes next cannot show.
    var isOutOfSight: Bool { used >= limit && !keepsFooter }

    private var keepsFooter: Bool { part.map { $0.role == .footer && $0.beginsInSight && pinned.contains(.sectionFooters) } ?? false }

    /// Whether nothing else is made.
    var isFull: Bool { isOutOfSight && count >= most }

    fileprivate mutating func take(_ node: LayoutNode, _ take: (LayoutNode, inout LazyRoom) -> Void) {
        count += 1
        take(node, &self)
        passed = 0
    }

    /// The number of the first element of a run that is made.
    fileprivate mutating func pass(_ run: Int) -> Int {
        guard let passage, run > Self.mostExact, passage.pitch > 0 else { return 0 }
        let before = passage.rest.map { run - $0 } ?? Int(min(max(0, (passage.start - used) / passage.pitch - 1), CGFloat(run)))
        let first = min(max(0, before), run)
        used += CGFloat(first) * passage.pitch
        passed += CGFloat(first) * passage.pitch
        return first
    }

    fileprivate mutating func visit(_ make: () -> ViewList, _ walk: (ViewList, inout LazyRoom) -> Void) {
        let before = count
        walk(session.outOfSight(if: isOutOfSight, make), &self)
        if count == before { count += 1 }
    }

    fileprivate mutating func visit(_ section: SectionViews, _ walk: (ViewList, inout LazyRoom) -> Void) {
        let around = part
        let beginsInSight = used < limit
        sections += 1
        let number = sections
        for (list, role) in [(section.header, SectionPart.Role.header), (section.content, .content), (section.footer, .footer)] {
            part = SectionPart(section: number, role: role, beginsInSight: beginsInSight)
            walk(list, &self)
        }
        part = around
    }
}

/// Where a view of a lazy container stands in its section.
struct SectionPart {
    enum Role { case header, content, footer }

    /// The number of the section in its container.
    let section: Int
    let role: Role
    /// Whether the section begins before the limit of what shows.
    let beginsInSight: Bool
}

extension ViewList {
    /// Whether the list has a run so long that views of it may be passed over.
    var hasLongRun: Bool {
        switch self {
        case .nodes, .row: false
        case .group(let lists): lists.contains(where: \.hasLongRun)
        case .lazy(let views): views.count > LazyRoom.mostExact
        case .section(let section): section.content.hasLongRun
        }
    }

    /// The number of nodes before the view with an identity, as far as that is known without making it; else nil.
    func index(of id: AnyHashable) -> Int? {
        switch self {
        case .nodes(let nodes): return nodes.firstIndex { $0.holds(id) }
        case .row(let row): return row.cells.holds(id) ? 0 : nil
        case .lazy(let views): return views.index(of: id)
        case .group(let lists): return Self.index(of: id, in: lists)
        case .section(let section): return Self.index(of: id, in: [section.header, section.content, section.footer])
        }
    }

    private static func index(of id: AnyHashable, in lists: [ViewList]) -> Int? {
        var before = 0
        for list in lists {
            if let index = list.index(of: id) { return before + index }
            before += list.knownCount
        }
        return nil
    }

    /// The number of nodes, each element of a lazy run taken for one.
    var knownCount: Int {
        switch self {
        case .nodes(let nodes): nodes.count
        case .group(let lists): lists.reduce(0) { $0 + $1.knownCount }
        case .lazy(let views): views.count
        case .section(let section): section.header.knownCount + section.content.knownCount + section.footer.knownCount
        case .row: 1
        }
    }

    /// Visits nodes in order until the room is full; then counts what is left without making lazy views.
    func visit(_ room: inout LazyRoom, _ take: (LayoutNode, inout LazyRoom) -> Void, skipped: (Int) -> Void) {
        switch self {
        case .nodes(let nodes):
            for node in nodes {
                if room.isFull { skipped(1) } else { room.take(node, take) }
            }
        case .group(let lists):
            for list in lists { list.visit(&room, take, skipped: skipped) }
        case .lazy(let views):
            for index in room.pass(views.count)..<views.count {
                if room.isFull { return skipped(views.count - index) }
                room.visit({ views.make(index) }, { $0.visit(&$1, take, skipped: skipped) })
            }
        case .section(let section):
            room.visit(section) { $0.visit(&$1, take, skipped: skipped) }
        case .row(let row):
            if room.isFull { skipped(1) } else { room.take(row.node, take) }
        }
    }
}
