import CProofsheetCairo
import CProofsheetPixman
import Foundation
import ProofsheetDrawing

/// Coverage of rounded corners, kept by their size: the same corners come back in every row, card and cell.
final class CornerMasks {
    private static let limit = 1024
    private static let longestSide = 256

    /// A corner in pixels: its radius, how far from it the sides are bent, and its style.
    struct Corner: Hashable {
        let radius, reach: CGSize
        let isContinuous: Bool

        func hash(into hasher: inout Hasher) {
            hasher.combine(radius.width)
            hasher.combine(radius.height)
            hasher.combine(isContinuous)
        }
    }

    private struct Key: Hashable {
        let width, height: Int
        let corner: Corner
    }

    private var masks: [Key: CornerMask] = [:]

    /// The corners of a box of whole pixels, radii in pixels and at most half a side; nil where they are not worth keeping.
    func mask(box: PixelRect, _ corner: Corner) -> CornerMask? {
        // Columns and rows between the corners are all alike: one mask serves every box that has some.
        let across = 2 * Int(corner.reach.width.rounded(.up))
        let down = 2 * Int(corner.reach.height.rounded(.up))
        let key = Key(width: min(across, box.width), height: min(down, box.height), corner: corner)
        guard key.width <= Self.longestSide, key.height <= Self.longestSide else { return nil }
        if let mask = masks[key] { return mask }
        guard let mask = CornerMask(width: key.width, height: key.height, corner: corner) else { return nil }
        if masks.count >= Self.limit { masks.removeAll() }
        masks[key] = mask
        return mask
    }
}

/// A rounded box as small as its corners allow, in whole pixels; larger boxes are put together from its quarters.
final class CornerMask {
    private let width, height: Int
    private let surface: OpaquePointer
    /// pixman's view of the coverage.
    let image: OpaquePointer?

    init?(width: Int, height: Int, corner: CornerMasks.Corner) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
        else { return nil }
        let context = cairo_create(surface)
        defer { cairo_destroy(context) }
        if let context {
            let box = CGRect(x: 0, y: 0, width: width, height: height)
            let outline = corner.isContinuous ? Outline.continuousRect : Outline.roundedRect
            CairoContext.setPath(outline(box, corner.radius), context)
            cairo_fill(context)
        }
        cairo_surface_flush(surface)
        self.width = width
        self.height = height
        self.surface = surface
        image = UnsafeMutableRawPointer(data).withMemoryRebound(to: UInt32.self, capacity: 1) {
            pixman_image_create_bits(
                PIXMAN_a8, Int32(width), Int32(height), $0, cairo_image_surface_get_stride(surface))
        }
    }

    deinit {
        pixman_image_unref(image)
        cairo_surface_destroy(surface)
    }

    /// A piece of the mask and the pixels of the page it goes to.
    struct Part {
        let place: PixelRect
        let maskX, maskY: Int
    }

    /// The corners of a box at least as large as the mask.
    func parts(of box: PixelRect) -> [Part] {
        let columns = Self.split(box.x0, box.x1, width)
        let rows = Self.split(box.y0, box.y1, height)
        return rows.flatMap { row in
            columns.map { column in
                Part(
                    place: PixelRect(x0: column.from, y0: row.from, x1: column.to, y1: row.to), maskX: column.mask,
                    maskY: row.mask)
            }
        }
    }

    /// What is fully covered between the corners.
    func bodies(of box: PixelRect) -> [PixelRect] {
        let (left, right) = (box.x0 + width / 2, box.x1 - width / 2)
        let (top, bottom) = (box.y0 + height / 2, box.y1 - height / 2)
        switch (box.width > width, box.height > height) {
        case (true, true):
            return [
                PixelRect(x0: left, y0: box.y0, x1: right, y1: top), PixelRect(x0: box.x0, y0: top, x1: box.x1, y1: bottom),
                PixelRect(x0: left, y0: bottom, x1: right, y1: box.y1),
            ]
        case (true, false): return [PixelRect(x0: left, y0: box.y0, x1: right, y1: box.y1)]
        case (false, true): return [PixelRect(x0: box.x0, y0: top, x1: box.x1, y1: bottom)]
        case (false, false): return []
        }
    }

    private static func split(_ start: Int, _ end: Int, _ size: Int) -> [(from: Int, to: Int, mask: Int)] {
        guard end - start > size else { return [(start, end, 0)] }
        let half = size / 2
        return [(start, start + half, 0), (end - half, end, half)]
    }
}
