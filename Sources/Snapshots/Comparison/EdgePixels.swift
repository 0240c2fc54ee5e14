/// Tells pixels that differ because an edge lies a fraction of a pixel elsewhere from pixels that show something else.
///
/// Such a pixel is a mixture of what lies around it: in both pictures its channels lie between the extremes of the eight pixels
/// around it in the two, and at least one of its two colours is between them and near neither. An edge that moved by a whole pixel
/// has no mixture and is no such case.
struct EdgePixels {
    /// The extremes of both pictures in one row: of each pixel with its two neighbours, and of the two neighbours alone.
    private struct Extremes {
        var row: Int
        let least, most, leastBeside, mostBeside: RowRoom

        init(_ count: Int) {
            row = -1
            (least, most) = (RowRoom(count, filledWith: 255), RowRoom(count))
            (leastBeside, mostBeside) = (RowRoom(count, filledWith: 255), RowRoom(count))
        }
    }

    private let golden, candidate: PixelRows.Bytes
    private let height, stride: Int
    private var rows: [Extremes]
    /// Stands for the row beyond an edge of the picture: it has no extremes.
    private let beyond: Extremes
    /// A row with one pixel more at each end, which beyond the picture changes no extreme.
    private let leastWide, mostWide: RowRoom
    private let within, mixed: RowRoom

    /// Extremes must be this far apart to be an edge, in steps of 0...255 [assumed].
    private static let contrast: UInt8 = 24

    /// Both pictures have this size in pixels and four bytes each.
    init(golden: PixelRows.Bytes, candidate: PixelRows.Bytes, width: Int, height: Int) {
        (self.golden, self.candidate, self.height, stride) = (golden, candidate, height, width * 4)
        let count = stride
        rows = (0..<3).map { _ in Extremes(count) }
        beyond = Extremes(count)
        (leastWide, mostWide) = (RowRoom(count + 8, filledWith: 255), RowRoom(count + 8))
        (within, mixed) = (RowRoom(count), RowRoom(count))
    }

    /// Turns all ones into zeros where a marked pixel of a row is explained so, and returns how many were.
    mutating func explain(_ y: Int, _ marked: RowRoom) -> Int {
        let (above, own, below) = (extremes(y - 1), extremes(y), extremes(y + 1))
        let (old, new) = (golden + y * stride, candidate + y * stride)
        let (ok, mixture) = (within.bytes, mixed.bytes)
        for place in 0..<stride {
            let least = min(min(above.least.bytes[place], below.least.bytes[place]), own.leastBeside.bytes[place])
            let most = max(max(above.most.bytes[place], below.most.bytes[place]), own.mostBeside.bytes[place])
            let (was, now) = (old[place], new[place])
            let range = most &- least
            let margin = range >> 4
            let (from, to) = (least &+ margin, most &- margin)
            let isWasMixed = PixelRows.mark(was > from) & PixelRows.mark(was < to)
            let isNowMixed = PixelRows.mark(now > from) & PixelRows.mark(now < to)
            mixture[place] = PixelRows.mark(range >= Self.contrast) & (isWasMixed | isNowMixed)
            ok[place] = PixelRows.mark(min(was, now) >= least) & PixelRows.mark(max(was, now) <= most)
        }
        var explained = 0
        for place in 0..<stride / 4 where marked.pixels[place] != 0 && within.pixels[place] == .max && mixed.pixels[place] != 0 {
            marked.pixels[place] = 0
            explained += 1
        }
        return explained
    }

    private mutating func extremes(_ y: Int) -> Extremes {
        guard (0..<height).contains(y) else { return beyond }
        guard rows[y % 3].row != y else { return rows[y % 3] }
        let (old, new) = (golden + y * stride, candidate + y * stride)
        PixelRows.least(old, new, stride, into: leastWide.bytes + 4)
        PixelRows.most(old, new, stride, into: mostWide.bytes + 4)
        let row = rows[y % 3]
        PixelRows.least(leastWide.bytes, leastWide.bytes + 8, stride, into: row.leastBeside.bytes)
        PixelRows.most(mostWide.bytes, mostWide.bytes + 8, stride, into: row.mostBeside.bytes)
        PixelRows.least(row.leastBeside.bytes, leastWide.bytes + 4, stride, into: row.least.bytes)
        PixelRows.most(row.mostBeside.bytes, mostWide.bytes + 4, stride, into: row.most.bytes)
        rows[y % 3].row = y
        return rows[y % 3]
    }
}
