import Foundation
import ProofsheetDrawing

/// A font request with its font found: everything shaping needs, and nothing of the size.
struct FontStyle {
    let design: FontDesign
    let isSlanted: Bool
    /// The weight asked for, which fallback fonts follow too.
    let weight: Double
    let features: Features
    /// The family's own distance between letters, in em.
    let tracking: Double

    /// OpenType features that change which glyphs are chosen.
    struct Features: Hashable {
        var tabularDigits = false
        var lowercaseSmallCapitals = false
        var uppercaseSmallCapitals = false
        /// Whether letters may join into ligatures; they may not where tracking pulls them apart.
        var ligatures = true
        /// Whether the font may exchange characters by context, arrows for hyphens and the like; the system's do not.
        var alternates = true
    }

    /// The style of the runs' glyphs that come from another font than the family's.
    func fallback(_ face: FontFace, in library: FontLibrary) -> FontDesign {
        library.design(face, Self.variations(of: face, weight: weight, opticalSize: nil))
    }

    /// A place in a face's design space, for the axes it has.
    static func variations(of face: FontFace, weight: Double, opticalSize: Double?) -> [FontInstance.Variation] {
        var variations: [FontInstance.Variation] = []
        if let size = opticalSize, let value = face.nearest(size, on: FontTag.opticalSize) {
            variations.append(.init(tag: FontTag.name(FontTag.opticalSize), value: value))
        }
        if let value = face.nearest(weight, on: FontTag.weight) {
            variations.append(.init(tag: FontTag.name(FontTag.weight), value: value))
        }
        return variations
    }
}
