import CProofsheetCairo
import CProofsheetFreeType
import CProofsheetHarfBuzz
import CProofsheetPixman

/// The libraries that pictures are made with, as they are at run time.
package enum LibraryVersions {
    /// Versions by the name of the library.
    package static var all: [String: String] {
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        var library: FT_Library?
        if FT_Init_FreeType(&library) == 0 {
            FT_Library_Version(library, &major, &minor, &patch)
            FT_Done_FreeType(library)
        }
        return [
            "cairo": String(cString: cairo_version_string()), "pixman": String(cString: pixman_version_string()),
            "harfbuzz": String(cString: hb_version_string()), "freetype": "\(major).\(minor).\(patch)",
        ]
    }
}
