/// The first byte of every item of an encoded display list.
enum ItemTag {
    static let filledShape: UInt8 = 0
    static let strokedShape: UInt8 = 1
    static let glyphs: UInt8 = 2
    static let image: UInt8 = 3
    static let tintedImage: UInt8 = 4
    static let group: UInt8 = 5
}
