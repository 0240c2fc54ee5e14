import Foundation
import ProofsheetDrawing

/// All fonts of one file, in the order they are first used.
final class SVGFonts {
    private struct Key: Hashable {
        let face: String
        let variations: [FontInstance.Variation]
    }

    private let file: (FontInstance) -> SVGFontFile?
    private var faces: [String: SVGFontFace] = [:]
    private var numbers: [Key: Int] = [:]
    private var designs: [SVGFontDesign] = []

    init(file: @escaping (FontInstance) -> SVGFontFile?) { self.file = file }

    /// The design of an instance, or nil where its file is not at hand.
    func design(_ instance: FontInstance) -> SVGFontDesign? {
        let key = Key(face: instance.face, variations: instance.variations)
        if let number = numbers[key] { return designs[number] }
        guard let face = faces[instance.face] ?? file(instance).flatMap(SVGFontFace.init),
            let design = SVGFontDesign(name: "f\(designs.count)", face: face, variations: instance.variations)
        else { return nil }
        faces[instance.face] = face
        numbers[key] = designs.count
        designs.append(design)
        return design
    }

    /// A rule for each layer of each font, with the font itself as data.
    func styleRules() -> String {
        var rules = ""
        for design in designs {
            for (index, glyphs) in design.layers.enumerated() {
                guard let font = SubsetFont.bytes(design.face, design.variations, glyphs: glyphs) else { continue }
                let data = Data(font).base64EncodedString()
                rules += "@font-face{font-family:\(design.family(index));src:url(data:font/ttf;base64,\(data))}\n"
            }
        }
        return rules
    }
}
