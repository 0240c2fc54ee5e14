import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Pixels in a frame: whole, or cut into nine parts of which the outer ones keep their size.
struct ImageDrawing {
    /// A stretch of an image along one axis, in pixels, and where it is drawn, in points.
    struct Part: Equatable {
        var pixels: Range<Int>
        var place: ClosedRange<CGFloat>
        var isCenter = false
    }

    let picture: ImageReference
    /// The image's own size in points.
    let size: CGSize
    let slices: ImageSlices
    let smooth: Bool
    let tint: RGBA?
    /// Whether the leading edge is on the right; the cuts of a catalogue are those of left and right.
    var isMirrored = false

    func draw(in frame: CGRect, _ painter: inout Painter) {
        guard frame.isFinite, !frame.isEmpty else { return }
        let hasSize = size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0
        guard !slices.isWhole, hasSize else { return painter.image(picture, in: frame, smooth: smooth, tint: tint) }
        let insets = slices.insets
        let columns = Self.parts(
            picture.bitmap.width, size.width, isMirrored ? insets.trailing : insets.leading, isMirrored ? insets.leading : insets.trailing,
            in: frame.minX...frame.maxX)
        let rows = Self.parts(picture.bitmap.height, size.height, insets.top, insets.bottom, in: frame.minY...frame.maxY)
        for row in rows {
            for column in columns { draw(column, row, &painter) }
        }
    }

    /// The cap before, what lies between, and the cap behind; empty ones are left out. Caps that do not fit get smaller together.
    static func parts(_ pixels: Int, _ length: CGFloat, _ before: CGFloat, _ behind: CGFloat, in place: ClosedRange<CGFloat>) -> [Part] {
        let ratio = CGFloat(pixels) / length
        func cap(_ inset: CGFloat, _ room: Int) -> Int {
            inset.isFinite && inset > 0 ? Int(min((inset * ratio).rounded(), CGFloat(room))) : 0
        }
        let first = cap(before, pixels)
        let last = cap(behind, pixels - first)
        let span = place.upperBound - place.lowerBound
        let caps = CGFloat(first + last) / ratio
        let shrinking = caps > span ? span / caps : 1
        let start = place.lowerBound + CGFloat(first) / ratio * shrinking
        let end = max(start, place.upperBound - CGFloat(last) / ratio * shrinking)
        return [
            Part(pixels: 0..<first, place: place.lowerBound...start),
            Part(pixels: first..<(pixels - last), place: start...end, isCenter: true),
            Part(pixels: (pixels - last)..<pixels, place: end...max(end, place.upperBound)),
        ].filter { !$0.pixels.isEmpty && $0.place.upperBound > $0.place.lowerBound }
    }

    private func draw(_ column: Part, _ row: Part, _ painter: inout Painter) {
        guard let part = picture.part(columns: column.pixels, rows: row.pixels) else { return }
        let box = CGRect(
            x: column.place.lowerBound, y: row.place.lowerBound, width: column.place.upperBound - column.place.lowerBound,
            height: row.place.upperBound - row.place.lowerBound)
        guard slices.isTiled, column.isCenter || row.isCenter else {
            return painter.image(part, in: box, smooth: smooth, tint: tint)
        }
        // Caps are as long as their place; along the other axis they are repeated too.
        let tile = CGSize(
            width: column.isCenter ? size.width * CGFloat(column.pixels.count) / CGFloat(picture.bitmap.width) : box.width,
            height: row.isCenter ? size.height * CGFloat(row.pixels.count) / CGFloat(picture.bitmap.height) : box.height)
        repeatTile(part, tile, in: box, &painter)
    }

    /// So many tiles in a row, at most; there are more pixels in a tile where that would not do.
    private static let mostTiles: CGFloat = 32
    /// A tile is not made larger than this many pixels.
    private static let mostPixels = 4_000_000

    private func repeatTile(_ part: ImageReference, _ tile: CGSize, in box: CGRect, _ painter: inout Painter) {
        var (part, tile) = (part, tile)
        while box.width / tile.width > Self.mostTiles, part.bitmap.bytes.count / 2 < Self.mostPixels, let twice = part.twice(.horizontal) {
            (part, tile.width) = (twice, tile.width * 2)
        }
        while box.height / tile.height > Self.mostTiles, part.bitmap.bytes.count / 2 < Self.mostPixels, let twice = part.twice(.vertical) {
            (part, tile.height) = (twice, tile.height * 2)
        }
        let (across, down) = ((box.width / tile.width).rounded(.up), (box.height / tile.height).rounded(.up))
        guard across * down <= 100_000 else { return painter.image(part, in: box, smooth: smooth, tint: tint) }
        let (columns, rows) = (Int(across), Int(down))
        var inner = Painter(node: painter.node)
        for row in 0..<rows {
            for column in 0..<columns {
                let origin = CGPoint(x: box.minX + CGFloat(column) * tile.width, y: box.minY + CGFloat(row) * tile.height)
                inner.image(part, in: CGRect(origin: origin, size: tile), smooth: smooth, tint: tint)
            }
        }
        var effect = GroupEffect()
        effect.clip = .rect(box)
        painter.group(effect, inner.items)
    }
}
