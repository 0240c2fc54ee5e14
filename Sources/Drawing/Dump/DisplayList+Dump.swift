import Foundation

extension DisplayList {
    /// The list as text, one item a line with the number of the view that drew it; the same for lists with equal encodings.
    ///
    ///     page 100 x 50 at 3x
    ///     ├─ 0: rect 0 0 100 50 fill #FFFFFF
    ///     └─ 1: glyphs "Hello" at 10 30 width 39.5 font 3f2a90b1 17 fill #000000
    package var dump: String {
        TextTree(
            label: "page \(PlainText.size(size)) at \(PlainText.ratio(Double(scale)))x", children: items.map(\.textTree)
        ).text
    }
}

extension DisplayItem {
    fileprivate var textTree: TextTree {
        switch self {
        case .shape(let node, let outline, let paint, let stroke):
            let use = stroke.map { "stroke " + $0.plainText } ?? "fill"
            return TextTree(label: "\(node): \(outline.plainText) \(use) \(paint.plainText)")
        case .glyphs(let node, let run, let paint):
            return TextTree(label: "\(node): \(run.plainText) fill \(paint.plainText)")
        case .image(let node, let image, let rect, let smooth, let tint):
            let size = "\(image.bitmap.width) x \(image.bitmap.height)"
            let options = (smooth ? "" : " pixelated") + (tint.map { " tint " + PlainText.color($0) } ?? "")
            return TextTree(
                label: "\(node): image \(image.hash.prefix(8)) \(size) in \(PlainText.rect(rect))" + options)
        case .group(let node, let effect, let items):
            var children = items.map(\.textTree)
            if let mask = effect.mask {
                children.insert(TextTree(label: "mask", children: mask.map(\.textTree)), at: 0)
            }
            return TextTree(label: (["\(node): group"] + effect.plainTexts).joined(separator: " "), children: children)
        }
    }
}

extension GlyphRun {
    fileprivate var plainText: String {
        "glyphs \(PlainText.quoted(text)) at \(PlainText.point(origin)) width \(PlainText.number(width))"
            + (isRightToLeft ? " leftwards" : "") + " font \(font.plainText)"
    }
}

extension FontInstance {
    fileprivate var plainText: String {
        let axes = variations.map { " \($0.tag) \(PlainText.ratio($0.value))" }.joined()
        return "\(face.prefix(8)) \(PlainText.number(size))" + axes + (isSlanted ? " slanted" : "")
    }
}

extension GroupEffect {
    fileprivate var plainTexts: [String] {
        let parts = EffectParts(self)
        var texts: [String] = []
        if parts.contains(.transform) { texts.append("transform " + transform.plainText) }
        if let clip { texts.append("clip " + clip.plainText) }
        texts += filters.map(\.plainText)
        if parts.contains(.blur) { texts.append("blur " + PlainText.number(blur)) }
        if let shadow {
            let offset = PlainText.point(CGPoint(x: shadow.offset.width, y: shadow.offset.height))
            texts.append("shadow \(PlainText.number(shadow.radius)) by \(offset) \(PlainText.color(shadow.color))")
        }
        if parts.contains(.opacity) { texts.append("opacity " + PlainText.ratio(opacity)) }
        if parts.contains(.blend) { texts.append("blend " + blend.rawValue) }
        if isolated { texts.append("isolated") }
        return texts
    }
}
