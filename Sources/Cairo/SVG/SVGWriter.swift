import Foundation
import ProofsheetDrawing

/// Writes a display list as an SVG file that needs nothing else: text stays text, its fonts are in the file.
///
/// Equal lists give equal bytes (with one version of HarfBuzz). Groups with equal content are written once, as symbols.
package struct SVGWriter {
    private let fonts: FontLibrary
    private let png: (Bitmap) -> [UInt8]

    /// The library is the one that the list was shaped with; `png` packs the pixels of an image.
    package init(fonts: FontLibrary, png: @escaping (Bitmap) -> [UInt8]) {
        self.fonts = fonts
        self.png = png
    }

    /// The file for a page; edges lie on the grid of `scale` pixels per point, by default the list's own.
    ///
    /// Items whose node is in `views` stand in groups labelled with the view's path.
    package func write(_ list: DisplayList, views: LaidOutTree = LaidOutTree(), scale: CGFloat? = nil) -> SVGFile {
        let scribe = SVGScribe(fonts: SVGFonts(library: fonts), png: png, views: views.views)
        let space = SVGSpace(scale: scale ?? list.scale)
        let body = scribe.markup(list.items, space)
        // As many whole pixels as the picture has.
        let size = space.snap(CGRect(origin: .zero, size: list.size)).size
        let (symbols, pages) = scribe.shared.resolve([scribe.definitions.markup, body])
        var file = SVGMarkup()
        file.raw("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        file.attribute("width", size.width)
        file.attribute("height", size.height)
        file.attribute("viewBox", [0, 0, size.width, size.height])
        file.raw(" xml:space=\"preserve\"><style>\n")
        file.raw(scribe.fonts.styleRules())
        file.raw(Self.textRules)
        file.raw("</style><defs>\n")
        file.raw(pages[0])
        file.raw(symbols)
        file.raw("</defs>\n")
        file.raw(pages[1])
        file.raw("</svg>\n")
        return SVGFile(bytes: file.bytes, notes: scribe.notes)
    }

    // Characters are set one by one in logical order at places that already are the visual ones: no reordering, no kerning, no
    // ligatures, no made-up bold or italic, and no rounding of places to whole pixels.
    private static let textRules = """
        text{white-space:pre;direction:ltr;unicode-bidi:bidi-override;text-rendering:geometricPrecision;\
        font-kerning:none;font-variant-ligatures:none;font-synthesis:none;font-weight:400}

        """
}
