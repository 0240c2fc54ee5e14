import Foundation

/// Writes a display list in its canonical form, in one pass.
///
/// A font or an image is written out where it first occurs and from then on stands for itself by its number.
struct DisplayListWriter {
    var out: ByteWriter
    private(set) var images: [ImageReference] = []
    private var imageNumbers: [String: Int] = [:]
    private var fontNumbers: [FontInstance: Int] = [:]
    private var knownFonts: [(font: FontInstance, number: Int)] = []

    init(_ list: DisplayList, capacity: Int = 16_384) {
        out = ByteWriter(capacity: capacity)
        out.header(.displayList)
        out.size(list.size)
        out.ratio(Double(list.scale))
        items(list.items)
    }

    private mutating func items(_ items: [DisplayItem]) {
        out.count(items.count)
        for item in items { self.item(item) }
    }

    private mutating func item(_ item: DisplayItem) {
        switch item {
        case .shape(let node, let outline, let paint, let stroke):
            out.byte(stroke == nil ? ItemTag.filledShape : ItemTag.strokedShape)
            out.integer(node)
            self.outline(outline)
            self.paint(paint)
            if let stroke { self.stroke(stroke) }
        case .glyphs(let node, let run, let paint):
            out.byte(ItemTag.glyphs)
            out.integer(node)
            self.run(run)
            self.paint(paint)
        case .image(let node, let image, let rect, let smooth, let tint):
            out.byte(tint == nil ? ItemTag.image : ItemTag.tintedImage)
            out.integer(node)
            self.image(image)
            out.rect(rect)
            out.flag(smooth)
            if let tint { out.color(tint) }
        case .group(let node, let effect, let items):
            out.byte(ItemTag.group)
            out.integer(node)
            self.effect(effect)
            self.items(items)
        }
    }

    private mutating func image(_ image: ImageReference) {
        if let number = imageNumbers[image.hash] {
            out.count(number)
            return
        }
        out.count(images.count)
        imageNumbers[image.hash] = images.count
        images.append(image)
        out.string(image.hash)
        out.count(image.bitmap.width)
        out.count(image.bitmap.height)
    }

    private mutating func run(_ run: GlyphRun) {
        font(run.font)
        out.point(run.origin)
        out.coordinate(run.width)
        out.flag(run.isRightToLeft)
        out.string(run.text)
        out.count(run.glyphs.count)
        for glyph in run.glyphs { out.glyph(glyph) }
    }

    private mutating func font(_ font: FontInstance) {
        if let known = knownFonts.last(where: { $0.font == font }) {
            out.count(known.number)
            return
        }
        // Fonts that are written alike have to be one font, or equal pictures would have unequal bytes.
        let key = font.quantised
        let number = fontNumbers[key] ?? fontNumbers.count
        out.count(number)
        knownFonts.append((font, number))
        guard fontNumbers[key] == nil else { return }
        fontNumbers[key] = number
        out.string(font.face)
        out.coordinate(font.size)
        out.flag(font.isSlanted)
        out.count(font.variations.count)
        for variation in font.variations {
            out.string(variation.tag)
            out.ratio(variation.value)
        }
    }

    private mutating func effect(_ effect: GroupEffect) {
        let parts = EffectParts(effect)
        out.unsigned(UInt64(parts.rawValue))
        if parts.contains(.transform) { transform(effect.transform) }
        if parts.contains(.clip), let clip = effect.clip { outline(clip) }
        if parts.contains(.mask), let mask = effect.mask { items(mask) }
        if parts.contains(.filters) {
            out.count(effect.filters.count)
            for filter in effect.filters { self.filter(filter) }
        }
        if parts.contains(.blur) { out.coordinate(effect.blur) }
        if parts.contains(.shadow), let shadow = effect.shadow {
            out.color(shadow.color)
            out.coordinate(shadow.radius)
            out.size(shadow.offset)
        }
        if parts.contains(.opacity) { out.integer(Quantum.opacity(effect.opacity)) }
        if parts.contains(.blend) { out.count(BlendMode.allCases.firstIndex(of: effect.blend) ?? 0) }
    }
}
