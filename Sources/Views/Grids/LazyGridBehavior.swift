import Foundation
import ProofsheetLayout

/// A lazy grid in the layout tree, written once for both axes: lines follow each other along the axis, tracks lie across.
///
/// Headers and footers of sections take a line of their own. Lines beyond the limit are not drawn, and of a long run not made.
final class LazyGridBehavior: NodeBehavior {
    private struct Line {
        /// The cells in their tracks, or one view across all of them.
        let cells: [LayoutNode]
        let part: SectionPart?

        /// Whether the line is a header or footer, which spans all tracks.
        var isWhole: Bool { part.map { $0.role != .content } ?? false }
    }

    private let axis: Axis
    private let items: [GridItem]
    private let guide: AlignmentKey
    private let spacing: CGFloat
    private let views: ViewList
    private let pinned: PinnedScrollableViews
    private let limit: CGFloat
    private let session: Session
    private var lines: [Line] = []
    private var remaining = 0
    private var knownTracks: Int?

    init(
        _ axis: Axis, _ items: [GridItem], _ guide: AlignmentKey, _ spacing: CGFloat, _ views: ViewList,
        pinned: PinnedScrollableViews, limit: CGFloat, _ session: Session
    ) {
        self.pinned = pinned
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
        let lengths = lines.map { length($0, tracks) }
        var major = lengths.reduce(0, +) + spacing * CGFloat(max(0, lengths.count - 1))
        if remaining > 0, !lengths.isEmpty {
            let left = (CGFloat(remaining) / CGFloat(max(tracks.count, 1))).rounded(.up)
            major += (major + spacing) / CGFloat(lengths.count) * left
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
        let pieces = lines.map { SectionPins.Piece(length: length($0, tracks), part: $0.part) }
        let starts = SectionPins(pinned, node, axis).starts(
            of: pieces, gaps: pieces.indices.map { $0 == 0 ? 0 : spacing }, raising: lines.map { $0.cells[0] })
        for (index, line) in lines.enumerated() {
            let own = line.isWhole ? [GridTrack(start: 0, length: extent(tracks))] : tracks
            for (cell, track) in zip(line.cells, own) {
                place(cell, track, at: CGPoint(axis, major: starts[index], minor: offset + track.start), pieces[index].length)
            }
        }
    }

    private func place(_ cell: LayoutNode, _ track: GridTrack, at corner: CGPoint, _ length: CGFloat) {
        let proposal = ProposedViewSize(axis, major: nil, minor: track.length)
        let bounds = ViewDimensions(size: CGSize(axis, major: length, minor: track.length))
        let own = cell.dimensions(in: proposal)
        let alignment = track.alignment ?? alignment
        let point = CGPoint(
            x: corner.x + bounds[alignment.horizontal] - own[alignment.horizontal],
            y: corner.y + bounds[alignment.vertical] - own[alignment.vertical])
        LayoutSubview(cell).place(at: point, proposal: proposal)
    }

    // What the tracks leave to the grid [assumed]: a grid is as wide as its tracks, so that its own guide has nothing else to align.
    private var alignment: Alignment {
        switch axis {
        case .horizontal: Alignment(horizontal: .center, vertical: VerticalAlignment(guide.id))
        case .vertical: Alignment(horizontal: HorizontalAlignment(guide.id), vertical: .center)
        }
    }

    private func tracks(_ minor: CGFloat?) -> [GridTrack] {
        let length = minor.flatMap { $0.isFinite ? $0 : nil } ?? 10
        return GridTrack.tracks(of: items, in: length)
    }

    private func extent(_ tracks: [GridTrack]) -> CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }

    private func length(_ line: Line, _ tracks: [GridTrack]) -> CGFloat {
        if line.isWhole { return line.cells[0].sizeThatFits(ProposedViewSize(axis, major: nil, minor: extent(tracks)))[axis] }
        return zip(line.cells, tracks).map { cell, track in
            cell.sizeThatFits(ProposedViewSize(axis, major: nil, minor: track.length))[axis]
        }.max() ?? 0
    }

    private func make(_ tracks: [GridTrack], _ node: LayoutNode) {
        guard knownTracks != tracks.count else { return }
        knownTracks = tracks.count
        lines = []
        remaining = 0
        guard !tracks.isEmpty else { return }
        var room = LazyRoom(limit, for: views, pinned: pinned, session)
        var cells: [LayoutNode] = []
        var part: SectionPart?
        func endLine(_ room: inout LazyRoom) {
            guard !cells.isEmpty else { return }
            let line = Line(cells: cells, part: part)
            lines.append(line)
            room.used += length(line, tracks) + spacing
            cells = []
        }
        views.visit(&room) { cell, room in
            // The next section, its header and its footer begin a line of their own.
            if part?.section != room.part?.section || part?.role != room.part?.role { endLine(&room) }
            part = room.part
            cell.info.isOutOfSight = room.isOutOfSight
            cells.append(cell)
            if cells.count == tracks.count || part.map({ $0.role != .content }) == true { endLine(&room) }
        } skipped: {
            remaining += $0
        }
        endLine(&room)
        node.children = lines.flatMap(\.cells)
    }
}
