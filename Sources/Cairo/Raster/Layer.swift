import CProofsheetCairo
import CProofsheetPixman

/// Premultiplied pixels, 0xAARRGGBB, that lie somewhere on a page: memory that cairo and pixman draw into alike.
final class Layer {
    /// Where the pixels lie on the page.
    let rect: PixelRect
    /// cairo's view; its coordinates are the page's.
    let surface: OpaquePointer
    let context: OpaquePointer
    /// pixman's view; its coordinates start at the layer's corner.
    let image: OpaquePointer
    private var clip: PixelRect?

    /// Transparent pixels; nil where the memory or the size is out of reach.
    init?(_ rect: PixelRect) {
        guard !rect.isEmpty,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(rect.width), Int32(rect.height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface),
            let image = data.withMemoryRebound(
                to: UInt32.self, capacity: rect.width * rect.height,
                {
                    pixman_image_create_bits(
                        PIXMAN_a8r8g8b8, Int32(rect.width), Int32(rect.height), $0, cairo_image_surface_get_stride(surface))
                })
        else {
            cairo_surface_destroy(surface)
            return nil
        }
        // A new surface counts as empty, and laying down an empty one does nothing, whatever pixman has drawn into it.
        cairo_surface_mark_dirty(surface)
        cairo_surface_set_device_offset(surface, Double(-rect.x0), Double(-rect.y0))
        self.rect = rect
        self.surface = surface
        self.image = image
        context = cairo_create(surface)
    }

    deinit {
        cairo_destroy(context)
        pixman_image_unref(image)
        cairo_surface_destroy(surface)
    }

    /// Keeps pixman's drawing within a part of the page.
    func clipImage(to part: PixelRect) {
        guard part != clip else { return }
        clip = part
        var region = pixman_region32_t()
        pixman_region32_init_rect(
            &region, Int32(part.x0 - rect.x0), Int32(part.y0 - rect.y0), UInt32(part.width), UInt32(part.height))
        pixman_image_set_clip_region32(image, &region)
        pixman_region32_fini(&region)
    }

    /// All pixels, row by row without gaps; what cairo has drawn is there, and cairo is told of changes.
    func withPixels<Result>(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Result) -> Result? {
        cairo_surface_flush(surface)
        defer { cairo_surface_mark_dirty(surface) }
        let count = rect.width * rect.height
        return cairo_image_surface_get_data(surface)?.withMemoryRebound(to: UInt32.self, capacity: count) {
            body(UnsafeMutableBufferPointer(start: $0, count: count))
        }
    }
}
