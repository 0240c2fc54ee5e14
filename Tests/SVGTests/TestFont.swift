import Foundation
import ProofsheetDrawing
import ProofsheetPNG
import Testing

@testable import ProofsheetCairo

/// Runs set in the pinned fonts by our own shaper.
enum TestFont {
    private static let folder: String = {
        let environment = ProcessInfo.processInfo.environment
        return environment["PROOFSHEET_FONTS"] ?? (environment["HOME"] ?? "") + "/.cache/proofsheet/fonts"
    }()

    /// Pinned fonts that `Config/setup` installs.
    static func library() throws -> FontLibrary {
        let fallbacks = ["Hebrew", "Arabic", "Symbols2", "CJK"].map { (name: String) in
            FontSet.Entry(
                name: "Noto Sans \(name)", role: .fallback, file: "\(folder)/NotoSans\(name).\(name == "CJK" ? "ttc" : "ttf")",
                // Any name that is the file's own does as its identity.
                sha256: name)
        }
        return try FontLibrary(
            FontSet(
                entries: [FontSet.Entry(name: "Inter", role: .roman(.system), file: folder + "/Inter.ttf")] + fallbacks + [
                    FontSet.Entry(
                        name: "Noto Color Emoji", role: .emoji, file: folder + "/NotoColorEmoji.ttf", sha256: "emoji")
                ]), isChecked: true)
    }

    /// One line of text as the runs that it takes, each font and direction its own, from left to right.
    static func runs(
        _ text: String, _ request: FontRequest = FontRequest(size: 16), at origin: CGPoint = .zero
    ) throws -> [GlyphRun] {
        let shaped = try HarfBuzzShaper(fonts: library()).shape(StyledParagraph(text: text, font: request))
        let bytes = Array(text.utf8)
        var x = origin.x
        var runs: [GlyphRun] = []
        var rest = shaped.clusters[...]
        while let first = rest.first {
            let part = rest.prefix { $0.font == first.font && $0.level == first.level }
            rest = rest.dropFirst(part.count)
            let isRightToLeft = first.level % 2 == 1
            var width: CGFloat = 0
            var glyphs: [GlyphRun.Glyph] = []
            for cluster in isRightToLeft ? Array(part.reversed()) : Array(part) {
                glyphs += cluster.glyphs.map { GlyphRun.Glyph(id: $0.id, x: $0.x + width, y: $0.y) }
                width += cluster.advance
            }
            let characters = part.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }.joined()
            runs.append(
                GlyphRun(
                    font: shaped.fonts[first.font], glyphs: glyphs, text: characters, origin: CGPoint(x: x, y: origin.y),
                    width: width, isRightToLeft: isRightToLeft))
            x += width
        }
        return runs
    }

    /// The single run of a text.
    static func run(
        _ text: String, _ request: FontRequest = FontRequest(size: 16), at origin: CGPoint = .zero
    ) throws -> GlyphRun {
        let all = try runs(text, request, at: origin)
        #expect(all.count == 1)
        return try #require(all.first)
    }

    static func font(_ run: GlyphRun) throws -> SVGFont {
        SVGFont(name: "f0", design: try #require(try library().design(run.font)))
    }
}

/// A writer as programs use it.
func browserWriter() throws -> SVGWriter {
    SVGWriter(fonts: try TestFont.library()) { (try? PNGEncoder(.golden).encode($0)) ?? [] }
}

/// A writer that puts three letters in the place of a picture's bytes.
func testWriter() throws -> SVGWriter {
    SVGWriter(fonts: try TestFont.library(), png: { _ in Array("png".utf8) })
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
    return String(decoding: try testWriter().write(list, views: views).bytes, as: UTF8.self)
}

extension Paint {
    static let red = Paint.color(RGBA(red: 1, green: 0, blue: 0))
}
