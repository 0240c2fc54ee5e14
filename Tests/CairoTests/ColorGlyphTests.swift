import CProofsheetHarfBuzz
import Foundation
import ProofsheetDrawing
import Testing

@testable import ProofsheetCairo

@Suite struct ColorGlyphTests {
    /// A face of nothing but these tables.
    private func face(_ tables: [String: [UInt8]]) throws -> OpaquePointer {
        let builder = try #require(hb_face_builder_create())
        defer { hb_face_destroy(builder) }
        for (tag, bytes) in tables.sorted(by: { $0.key < $1.key }) {
            let table = bytes.withUnsafeBytes {
                hb_blob_create($0.baseAddress, UInt32($0.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
            }
            hb_face_builder_add_table(builder, FontTag.tag(tag), table)
            hb_blob_destroy(table)
        }
        let blob = hb_face_reference_blob(builder)
        defer { hb_blob_destroy(blob) }
        return try #require(hb_face_create(blob, 0))
    }

    private func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
    private func long(_ value: Int) -> [UInt8] { short(value >> 16) + short(value) }

    /// One palette of one colour, blue 10, green 20, red 30.
    private var palette: [UInt8] { short(0) + short(1) + short(1) + short(1) + long(14) + short(0) + [10, 20, 30, 255] }

    /// Colours for glyph 5 alone; its paint stands at byte 52 of the table and is the only layer too.
    private func colors(_ paint: [UInt8]) -> [UInt8] {
        let header = short(1) + short(0) + long(0) + long(0) + short(0) + long(34) + long(44) + long(0) + long(0) + long(0)
        let glyphs = long(1) + short(5) + long(18)
        return header + glyphs + long(1) + long(8) + paint
    }

    private func paint(_ bytes: [UInt8], glyph: UInt32 = 5) throws -> ColorPaint? {
        let face = try face(["COLR": colors(bytes), "CPAL": palette])
        defer { hb_face_destroy(face) }
        return try #require(ColorTable(face)).paint(glyph)
    }

    @Test("a solid paint takes its colour from the palette and multiplies its alpha")
    func solid() throws {
        let color = RGBA(red: 30 / 255, green: 20 / 255, blue: 10 / 255, alpha: 0.5)
        let found = try paint([2] + short(0) + short(0x2000))
        #expect(found == .fill(.color(color)))
    }

    @Test("a glyph without a record has no colours", arguments: [UInt32(0), 4, 6, 70_000])
    func plain(glyph: UInt32) throws {
        #expect(try paint([2] + short(0) + short(0x4000), glyph: glyph) == nil)
    }

    @Test("a colour outside the palette, and a kind of paint that is not known, leave the glyph without colours")
    func unknown() throws {
        #expect(try paint([2] + short(9) + short(0x4000)) == nil)
        #expect(try paint([99]) == nil)
        #expect(try paint([]) == nil)
    }

    @Test("paints that contain themselves end")
    func endless() throws {
        // The first layer is the paint that lists it, and the glyph to be drawn is the glyph itself.
        #expect(try paint([1, 1] + long(0)) == nil)
        #expect(try paint([11] + short(5)) == nil)
    }

    @Test("a font cut off anywhere gives no colours and no crash")
    func truncated() throws {
        let whole = colors([10, 0, 0, 6] + short(3) + [2] + short(0) + short(0x4000))
        for length in 1..<whole.count {
            let face = try face(["COLR": Array(whole.prefix(length)), "CPAL": palette])
            defer { hb_face_destroy(face) }
            #expect(ColorTable(face)?.paint(5) == nil)
        }
    }

    @Test("every coloured glyph of the pinned font can be read")
    func pinned() throws {
        let library = try FontLibrary(FontSet(entries: [TestFonts.inter, TestFonts.emoji]))
        let face = try #require(library.face(.emoji))
        let table = try #require(ColorTable(face.face))
        // 3993: counted in the font's table with another program.
        #expect((0..<hb_face_get_glyph_count(face.face)).count { table.paint($0) != nil } == 3993)
    }

    @Test("a glyph is a group in font units that stands upright at its place")
    func item() throws {
        let library = try FontLibrary(FontSet(entries: [TestFonts.inter, TestFonts.emoji]))
        let face = try #require(library.face(.emoji))
        let design = library.design(face, [])
        var glyph: hb_codepoint_t = 0
        hb_font_get_nominal_glyph(design.font, 0x1F600, &glyph)
        let item = try #require(design.colorGlyphs?.item(glyph, at: CGPoint(x: 3, y: 50), size: 1024))
        // The glyph's box in its font: 64...1184 across, -192...896 up.
        #expect(CGRect(x: 3 + 64, y: 50 - 896, width: 1120, height: 1088).insetBy(dx: -2, dy: -2).contains(item.bounds))
        #expect(item.bounds.width > 1000)
    }
}
