import CHarfBuzz
import Foundation
import ProofsheetDrawing
import Testing

@testable import ProofsheetCairo

/// A font file of the machine and runs set in it by HarfBuzz alone, so that these tests need no shaper of ours.
struct TestFont {
    let path: String

    /// The pinned font that `Config/setup` installs.
    static let inter = TestFont(path: folder + "/Inter.ttf")
    static let arabic = TestFont(path: folder + "/NotoSansArabic.ttf")

    private static let folder: String = {
        let environment = ProcessInfo.processInfo.environment
        return environment["PROOFSHEET_FONTS"] ?? (environment["HOME"] ?? "") + "/.cache/proofsheet/fonts"
    }()

    func file() throws -> SVGFontFile {
        try #require(fileIfThere, "Config/setup installs \(path).")
    }

    var fileIfThere: SVGFontFile? {
        FileManager.default.contents(atPath: path).map { SVGFontFile(bytes: Array($0)) }
    }

    func instance(_ size: CGFloat, weight: Double = 400, isSlanted: Bool = false) -> FontInstance {
        let axes = [("opsz", Double(min(max(size, 14), 32))), ("wght", weight)]
        return FontInstance(
            face: path, size: size, variations: axes.map { FontInstance.Variation(tag: $0.0, value: $0.1) },
            isSlanted: isSlanted)
    }

    func run(_ text: String, in font: FontInstance, at origin: CGPoint = .zero, tracking: CGFloat = 0) throws -> GlyphRun {
        let face = try #require(SVGFontFace(try file()))
        let hbFont = hb_font_create(face.face)
        let buffer = hb_buffer_create()
        defer {
            hb_buffer_destroy(buffer)
            hb_font_destroy(hbFont)
        }
        let variations = font.variations.map {
            hb_variation_t(tag: SVGFontFace.tag($0.tag), value: Float($0.value))
        }
        hb_font_set_variations(hbFont, variations, UInt32(variations.count))
        hb_buffer_add_utf8(buffer, text, -1, 0, -1)
        hb_buffer_guess_segment_properties(buffer)
        hb_shape(hbFont, buffer, nil, 0)
        var count: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(buffer, &count)
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
        let unit = font.size / CGFloat(hb_face_get_upem(face.face))
        var x: CGFloat = 0
        var glyphs: [GlyphRun.Glyph] = []
        for (info, position) in zip(
            UnsafeBufferPointer(start: infos, count: Int(count)), UnsafeBufferPointer(start: positions, count: Int(count)))
        {
            glyphs.append(
                GlyphRun.Glyph(
                    id: info.codepoint, x: x + CGFloat(position.x_offset) * unit, y: -CGFloat(position.y_offset) * unit))
            x += CGFloat(position.x_advance) * unit + tracking
        }
        return GlyphRun(
            font: font, glyphs: glyphs, text: text, origin: origin, width: x,
            isRightToLeft: hb_buffer_get_direction(buffer) == HB_DIRECTION_RTL)
    }

    func design(_ font: FontInstance) throws -> SVGFontDesign {
        let face = try #require(SVGFontFace(try file()))
        return try #require(SVGFontDesign(name: "f0", face: face, variations: font.variations))
    }
}

/// A writer that reads the fonts of test runs and puts three letters in the place of a picture's bytes.
func testWriter() -> SVGWriter {
    SVGWriter(fontFile: { TestFont(path: $0.face).fileIfThere }, png: { _ in Array("png".utf8) })
}

/// What a page of 100 x 50 points with these items says between its definitions and its end.
func pageBody(_ items: [DisplayItem], views: LaidOutTree = LaidOutTree(), scale: CGFloat = 1) throws -> String {
    let text = try wholePage(items, views: views, scale: scale)
    let body = try #require(text.range(of: "</defs>\n"))
    return String(text[body.upperBound...].dropLast("</svg>\n".count))
}

/// The definitions of the same page.
func pageDefinitions(_ items: [DisplayItem]) throws -> String {
    let text = try wholePage(items)
    let start = try #require(text.range(of: "<defs>\n"))
    let end = try #require(text.range(of: "</defs>"))
    return String(text[start.upperBound..<end.lowerBound])
}

func wholePage(_ items: [DisplayItem], views: LaidOutTree = LaidOutTree(), scale: CGFloat = 1) throws -> String {
    let list = DisplayList(size: CGSize(width: 100, height: 50), scale: scale, items: items)
    return String(decoding: testWriter().write(list, views: views).bytes, as: UTF8.self)
}

extension Paint {
    static let red = Paint.color(RGBA(red: 1, green: 0, blue: 0))
}
