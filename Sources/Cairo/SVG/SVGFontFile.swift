/// The bytes of a font file and the place of a font in it, 0 but in collections.
package struct SVGFontFile {
    package let bytes: [UInt8]
    package let index: Int

    package init(bytes: [UInt8], index: Int = 0) {
        self.bytes = bytes
        self.index = index
    }
}
