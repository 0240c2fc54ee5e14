import Foundation
import ProofsheetDrawing

/// All fonts of one file, in the order they are first used.
final class SVGFonts {
    private struct Key: Hashable {
        let face: String
        let variations: [FontInstance.Variation]
    }

    private let library: FontLibrary
    private var numbers: [Key: Int] = [:]
    private var fonts: [SVGFont] = []

    init(library: FontLibrary) { self.library = library }

    /// The font of an instance, or nil where the library does not hold its file.
    func font(_ instance: FontInstance) -> SVGFont? {
        let key = Key(face: instance.face, variations: instance.variations)
        if let number = numbers[key] { return fonts[number] }
        guard let design = library.design(instance) else { return nil }
        let font = SVGFont(name: "f\(fonts.count)", design: design)
        numbers[key] = fonts.count
        fonts.append(font)
        return font
    }

    /// A rule for each layer of each font, with the font itself as data.
    func styleRules() -> String {
        var rules = ""
        for font in fonts {
            for (index, glyphs) in font.layers.enumerated() {
                guard let bytes = SubsetFont.bytes(font.design, glyphs: glyphs) else { continue }
                let data = Data(bytes).base64EncodedString()
                rules += "@font-face{font-family:\(font.family(index));src:url(data:font/ttf;base64,\(data))}\n"
            }
        }
        return rules
    }
}
