import Foundation
import ProofsheetLayout

/// A lazy grid in the layout tree, written once for both axes: lines follow each other along the axis, tracks lie across.
///
/// Headers and footers of sections take a line of their own. Lines beyond the limit are not drawn, and of a long run not made.
final class LazyGridBehavior: NodeBehavior {
    private enum Entry {
        case cells([LayoutNode])
        case whole(LayoutNode)

        var children: [LayoutNode] {
            switch self {
            case .whole(let child): [child]
            case .cells(let cells): cells
            }
        }
    }

    private let axis: Axis
    private let items: [GridItem]
    private let guide: AlignmentKey
    private let spacing: CGFloat
    private let views: ViewList
    private let limit: CGFloat
    private let session: Session
    private var entries: [Entry] = []
    private var remaining = 0
    private var knownTracks: Int?

    init(
        _ axis: Axis, _ items: [GridItem], _ guide: AlignmentKey, _ spacing: CGFloat, _ views: ViewList, limit: CGFloat,
        _ session: Session
    ) {
        self.axis = axis
        self.items = items
        self.guide = guide
        self.spacing = spacing
        self.views = views
        self.limit = limit
        self.session = session
    }

    func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        let tracks = tracks(proposal[axis.other])
        make(tracks, node)
        let lines = lengths(tracks)
        var major = lines.reduce(0, +) + spacing * CGFloat(max(0, lines.count - 1))
        if remaining > 0, !lines.isEmpty {
            let left = (CGFloat(remaining) / CGFloat(max(tracks.count, 1))).rounded(.up)
            major += (major + spacing) / CGFloat(lines.count) * left
        }
        return CGSize(axis, major: major, minor: extent(tracks))
    }

    func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

    func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? { nil }

    func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        let tracks = tracks(proposal[axis.other] ?? size[axis.other])
        make(tracks, node)
        let room = CGSize(axis, major: 0, minor: extent(tracks))
        let offset = ViewDimensions(size: size)[guide] - ViewDimensions(size: room)[guide]
        var position: CGFloat = 0
        for (entry, length) in zip(entries, lengths(tracks)) {
            switch entry {
            case .whole(let child):
                LayoutSubview(child).place(
                    at: CGPoint(axis, major: position, minor: offset),
                    proposal: ProposedViewSize(axis, major: nil, minor: extent(tracks)))
            case .cells(let cells):
                for (cell, track) in zip(cells, tracks) {
                    place(cell, track, at: CGPoint(axis, major: position, minor: offset + track.start), length)
                }
            }
            position += length + spacing
        }
    }

    private func place(_ cell: LayoutNode, _ track: GridTrack, at corner: CGPoint, _ length: CGFloat) {
        let proposal = ProposedViewSize(axis, major: nil, minor: track.length)
        let bounds = ViewDimensions(size: CGSize(axis, major: length, minor: track.length))
        let own = cell.dimensions(in: proposal)
        let alignment = track.alignment ?? .center
        let point = CGPoint(
            x: corner.x + bounds[alignment.horizontal] - own[alignment.horizontal],
            y: corner.y + bounds[alignment.vertical] - own[alignment.vertical])
        LayoutSubview(cell).place(at: point, proposal: proposal)
    }

    private func tracks(_ minor: CGFloat?) -> [GridTrack] {
        let length = minor.flatMap { $0.isFinite ? $0 : nil } ?? 10
        return GridTrack.tracks(of: items, in: length)
    }

    private func extent(_ tracks: [GridTrack]) -> CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }

    private func lengths(_ tracks: [GridTrack]) -> [CGFloat] { entries.map { length($0, tracks) } }

    private func length(_ entry: Entry, _ tracks: [GridTrack]) -> CGFloat {
        switch entry {
        case .whole(let child):
            child.sizeThatFits(ProposedViewSize(axis, major: nil, minor: extent(tracks)))[axis]
        case .cells(let cells):
            zip(cells, tracks).map { cell, track in
                cell.sizeThatFits(ProposedViewSize(axis, major: nil, minor: track.length))[axis]
            }.max() ?? 0
        }
    }

    private func make(_ tracks: [GridTrack], _ node: LayoutNode) {
        guard knownTracks != tracks.count else { return }
        knownTracks = tracks.count
        entries = []
        remaining = 0
        var room = LazyRoom(limit, for: views, session)
        add(views, tracks, &room)
        node.children = entries.flatMap(\.children)
    }

    private func add(_ list: ViewList, _ tracks: [GridTrack], _ room: inout LazyRoom) {
        guard !tracks.isEmpty else { return }
        switch list {
        case .section(let section):
            for header in section.header.realized { add(.whole(header), tracks, &room) }
            add(section.content, tracks, &room)
            for footer in section.footer.realized { add(.whole(footer), tracks, &room) }
        case .group(let lists) where lists.contains(where: \.isSection):
            for list in lists { add(list, tracks, &room) }
        default:
            var line: [LayoutNode] = []
            list.visit(&room) { cell, room in
                line.append(cell)
                if line.count == tracks.count {
                    add(.cells(line), tracks, &room)
                    line = []
                }
            } skipped: {
                remaining += $0
            }
            if !line.isEmpty { add(.cells(line), tracks, &room) }
        }
    }

    private func add(_ entry: Entry, _ tracks: [GridTrack], _ room: inout LazyRoom) {
        for child in entry.children { child.info.isOutOfSight = room.isOutOfSight }
        entries.append(entry)
        room.used += length(entry, tracks) + spacing
    }
}

extension ViewList {
    /// Whether the list is one section.
    var isSection: Bool {
        if case .section = self { return true }
        return false
    }
}
