import Foundation

/// The very font that glyph numbers belong to: a file by its content, at a size and a place in its design space.
package struct FontInstance: Hashable, Sendable {
    /// Lower-case hexadecimal SHA-256 of the font file.
    package let face: String
    /// Points per em.
    package let size: CGFloat
    /// Design coordinates by axis tag, sorted by tag.
    package let variations: [Variation]
    /// Whether upright glyphs are slanted because the family has no italic.
    package let isSlanted: Bool

    /// A value on one axis of a variable font.
    package struct Variation: Hashable, Sendable {
        package let tag: String
        package let value: Double

        package init(tag: String, value: Double) {
            self.tag = tag
            self.value = value
        }
    }

    package init(face: String, size: CGFloat, variations: [Variation] = [], isSlanted: Bool = false) {
        self.face = face
        self.size = size
        self.variations = variations.sorted { $0.tag < $1.tag }
        self.isSlanted = isSlanted
    }
}
