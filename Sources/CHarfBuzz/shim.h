#include <hb.h>
#include <hb-ot.h>
#include <hb-subset.h>

// One name for a function that HarfBuzz 7 renamed.
static inline void hb_font_trace_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *funcs, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, funcs, data);
#else
    hb_font_get_glyph_shape(font, glyph, funcs, data);
#endif
}
