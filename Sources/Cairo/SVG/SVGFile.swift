/// A finished SVG file.
package struct SVGFile: Equatable, Sendable {
    /// UTF-8.
    package let bytes: [UInt8]
    /// Sentences about what could not be written faithfully, each once.
    package let notes: [String]
}
