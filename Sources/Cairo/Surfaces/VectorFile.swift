import CProofsheetCairo
import Foundation
import ProofsheetDrawing

/// A display list as a vector file by cairo, its text as outlines.
///
///     let bytes = try VectorFile.pdf.bytes(list, fonts: library)
///
/// Blurs, shadows, colour filters and angular gradients become pictures at the list's own scale.
package enum VectorFile: Sendable {
    case pdf, svg

    /// The file; a point of the list is a point of the page, in SVG a CSS pixel. Throws `vectorFile`.
    package func bytes(_ list: DisplayList, fonts: FontLibrary) throws(CairoError) -> [UInt8] {
        let sink = ByteSink()
        let closure = Unmanaged.passUnretained(sink).toOpaque()
        let (width, height) = (max(Double(list.size.width), 1), max(Double(list.size.height), 1))
        let write: cairo_write_func_t = { closure, data, length in ByteSink.take(closure, data, length) }
        let surface: OpaquePointer?
        switch self {
        case .pdf:
            surface = cairo_pdf_surface_create_for_stream(write, closure, width, height)
            // Without a date of its own cairo would write the present one.
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        case .svg:
            surface = cairo_svg_surface_create_for_stream(write, closure, width, height)
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
        }
        draw(list, fonts, surface)
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        cairo_surface_destroy(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw .vectorFile(reason: String(cString: cairo_status_to_string(status)))
        }
        return self == .svg ? SurfaceNumbers.renumbered(sink.bytes) : sink.bytes
    }

    // Coordinates are the pixels of the list's own scale, so that edges snap as they do in its pictures.
    private func draw(_ list: DisplayList, _ fonts: FontLibrary, _ surface: OpaquePointer?) {
        guard let context = cairo_create(surface) else { return }
        let scale = list.scale > 0 ? list.scale : 1
        let (width, height) = Rasterizer.pixelSize(list.size, scale: scale)
        cairo_scale(context, 1 / Double(scale), 1 / Double(scale))
        let painter = Painter(
            context: context, tools: DrawingTools(fonts: fonts), transform: CGAffineTransform(scaleX: scale, y: scale),
            bounds: PixelRect(x0: 0, y0: 0, x1: width, y1: height))
        painter.draw(list.items)
        cairo_show_page(context)
        cairo_destroy(context)
    }
}

/// Collects what cairo writes.
private final class ByteSink {
    private(set) var bytes: [UInt8] = []

    static func take(
        _ closure: UnsafeMutableRawPointer?, _ data: UnsafePointer<UInt8>?, _ length: UInt32
    ) -> cairo_status_t {
        guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue().bytes += UnsafeBufferPointer(
            start: data, count: Int(length))
        return CAIRO_STATUS_SUCCESS
    }
}
