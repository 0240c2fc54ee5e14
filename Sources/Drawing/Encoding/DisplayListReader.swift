import Foundation

/// Reads a display list from bytes that nobody vouches for.
struct DisplayListReader {
    var input: ByteReader
    private(set) var fonts: [FontInstance] = []
    /// Images in the order of their first use, still without pixels.
    private(set) var images: [(hash: String, width: Int, height: Int)] = []
    private let bitmaps: [Bitmap]
    private var depth = 0

    /// Reads with the pixels of the images in the order of their first use.
    init(_ input: ByteReader, bitmaps: [Bitmap] = []) {
        self.input = input
        self.bitmaps = bitmaps
    }

    mutating func list() throws(MalformedEncoding) -> DisplayList {
        try input.header(.displayList)
        let size = try input.size()
        let scale = CGFloat(try input.ratio())
        guard size.width >= 0, size.height >= 0 else { throw .outOfRange("page size", offset: input.position) }
        guard scale > 0 else { throw .outOfRange("scale", offset: input.position) }
        return DisplayList(size: size, scale: scale, items: try items())
    }

    private mutating func items() throws(MalformedEncoding) -> [DisplayItem] {
        guard depth < DisplayList.mostLevels else { throw .nestedTooDeeply(limit: DisplayList.mostLevels) }
        depth += 1
        defer { depth -= 1 }
        let count = try input.count(of: 4)
        var items: [DisplayItem] = []
        items.reserveCapacity(count)
        for _ in 0..<count { items.append(try item()) }
        return items
    }

    private mutating func item() throws(MalformedEncoding) -> DisplayItem {
        let tag = try input.byte()
        let node = try input.integer()
        switch tag {
        case ItemTag.filledShape:
            return .shape(node: node, outline: try outline(), paint: try paint(), stroke: nil)
        case ItemTag.strokedShape:
            return .shape(node: node, outline: try outline(), paint: try paint(), stroke: try stroke())
        case ItemTag.glyphs: return .glyphs(node: node, run: try run(), paint: try paint())
        case ItemTag.image:
            return .image(node: node, image: try image(), rect: try input.rect(), smooth: try input.flag(), tint: nil)
        case ItemTag.tintedImage:
            return .image(
                node: node, image: try image(), rect: try input.rect(), smooth: try input.flag(),
                tint: try input.color())
        case ItemTag.group: return .group(node: node, effect: try effect(), items: try items())
        default: throw .outOfRange("kind of item", offset: input.position)
        }
    }

    private mutating func image() throws(MalformedEncoding) -> ImageReference {
        let number = try index(below: images.count)
        if number == images.count {
            let hash = try input.string()
            images.append((hash, try dimension(), try dimension()))
        }
        let (hash, width, height) = images[number]
        guard number < bitmaps.count else { throw .imageWithoutPixels(hash: hash) }
        guard bitmaps[number].width == width, bitmaps[number].height == height else {
            throw .outOfRange("size of image", offset: input.position)
        }
        return ImageReference(hash: hash, bitmap: bitmaps[number])
    }

    private mutating func run() throws(MalformedEncoding) -> GlyphRun {
        let font = try font()
        let origin = try input.point()
        let width = try input.coordinate()
        let isRightToLeft = try input.flag()
        let text = try input.string()
        let count = try input.count(of: 3)
        var glyphs: [GlyphRun.Glyph] = []
        glyphs.reserveCapacity(count)
        for _ in 0..<count {
            guard let id = UInt32(exactly: try input.unsigned()) else {
                throw .outOfRange("glyph number", offset: input.position)
            }
            glyphs.append(GlyphRun.Glyph(id: id, x: try input.coordinate(), y: try input.coordinate()))
        }
        return GlyphRun(
            font: font, glyphs: glyphs, text: text, origin: origin, width: width, isRightToLeft: isRightToLeft)
    }

    private mutating func font() throws(MalformedEncoding) -> FontInstance {
        let number = try index(below: fonts.count)
        guard number == fonts.count else { return fonts[number] }
        let face = try input.string()
        let size = try input.coordinate()
        let isSlanted = try input.flag()
        var variations: [FontInstance.Variation] = []
        for _ in 0..<(try input.count(of: 2)) {
            variations.append(FontInstance.Variation(tag: try input.string(), value: try input.ratio()))
        }
        fonts.append(FontInstance(face: face, size: size, variations: variations, isSlanted: isSlanted))
        return fonts[number]
    }

    private mutating func effect() throws(MalformedEncoding) -> GroupEffect {
        guard let bits = UInt16(exactly: try input.unsigned()), bits <= EffectParts.all.rawValue else {
            throw .outOfRange("effect", offset: input.position)
        }
        let parts = EffectParts(rawValue: bits)
        var effect = GroupEffect()
        if parts.contains(.transform) { effect.transform = try transform() }
        if parts.contains(.clip) { effect.clip = try outline() }
        if parts.contains(.mask) { effect.mask = try items() }
        if parts.contains(.filters) {
            for _ in 0..<(try input.count()) { effect.filters.append(try filter()) }
        }
        if parts.contains(.blur) { effect.blur = try input.coordinate() }
        if parts.contains(.shadow) {
            effect.shadow = GroupEffect.Shadow(
                color: try input.color(), radius: try input.coordinate(), offset: try input.size())
        }
        if parts.contains(.opacity) {
            effect.opacity = try input.ratio()
            guard 0...1 ~= effect.opacity else { throw .outOfRange("opacity", offset: input.position) }
        }
        if parts.contains(.blend) { effect.blend = BlendMode.allCases[try index(below: BlendMode.allCases.count - 1)] }
        effect.isolated = parts.contains(.isolated)
        return effect
    }

    /// A number from 0 to `count`, which itself stands for something new.
    private mutating func index(below count: Int) throws(MalformedEncoding) -> Int {
        let start = input.position
        let value = try input.unsigned()
        guard value <= UInt64(count) else { throw .outOfRange("number of a thing", offset: start) }
        return Int(value)
    }

    private mutating func dimension() throws(MalformedEncoding) -> Int {
        let start = input.position
        guard let value = Int32(exactly: try input.unsigned()) else {
            throw .outOfRange("size of image", offset: start)
        }
        return Int(value)
    }
}
