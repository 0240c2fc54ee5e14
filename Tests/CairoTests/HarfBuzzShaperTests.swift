import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import Testing

@Suite struct HarfBuzzShaperTests {
    let shaper: HarfBuzzShaper

    init() throws { shaper = try TestFonts.shaper() }

    private func shape(_ text: String, _ font: FontRequest = FontRequest(), isRightToLeft: Bool = false) -> ShapedParagraph {
        shaper.shape(StyledParagraph(text: text, font: font, isRightToLeft: isRightToLeft))
    }

    private func width(_ text: String, _ font: FontRequest = FontRequest()) -> CGFloat {
        shape(text, font).clusters.reduce(0) { $0 + $1.advance }
    }

    private func pieces(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return shape(text).clusters.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
    }

    // row: 14.1-line-box, recorded
    @Test("the system families have the system's line box", arguments: [FontRequest.Family.system, .rounded, .monospaced])
    func lineBox(family: FontRequest.Family) {
        let metrics = shaper.metrics(FontRequest(family: family, size: 17))
        #expect(abs(metrics.ascent - 16.187) < 0.001)
        #expect(abs(metrics.descent - 4.101) < 0.001)
        #expect(abs(metrics.capHeight - 11.978) < 0.001)
        #expect(abs(metrics.xHeight - 8.949) < 0.001)
        // The line box grows with the size alone; small letters are lower from 28 points on.
        for size in [17, 20, 28, 34] as [CGFloat] {
            #expect(abs(shaper.metrics(FontRequest(family: family, size: size)).lineHeight / size - 1.193359) < 1e-6)
        }
        for size in [28, 34, 60] as [CGFloat] {
            #expect(abs(shaper.metrics(FontRequest(family: family, size: size)).xHeight / size - 0.5078) < 2e-5)
        }
    }

    // Recorded of the serif design of 20 points on iOS 26.0: a line of 24, capitals of 14.102, an x of 9.053.
    @Test("the serif design has the system's line box, whatever font draws it")
    func serifLineBox() {
        let metrics = shaper.metrics(FontRequest(family: .serif, size: 20))
        #expect(abs(metrics.lineHeight - 23.867) < 0.001)
        #expect(abs(metrics.capHeight - 14.1016) < 0.001)
        #expect(abs(metrics.xHeight - 9.0527) < 0.001)
    }

    @Test("a font by name has its own line box")
    func namedLineBox() {
        let metrics = shaper.metrics(FontRequest(family: .named("Source Serif 4"), size: 1000))
        // hhea of Source Serif 4: 1036, -335.
        #expect(metrics.ascent == 1036)
        #expect(metrics.descent == 335)
    }

    // Recorded on iOS 26.0, in points: offset of the middle below the baseline and thickness by design, size and weight.
    @Test(
        "the line under text lies where the system's fonts have it",
        arguments: [
            (.system, 17, 400, 2.5732, 0.9961), (.system, 17, 600, 2.4155, 1.3641), (.system, 17, 700, 2.3242, 1.5771),
            (.system, 13, 400, 1.9678, 0.7617), (.system, 13, 800, 1.6758, 1.4430), (.system, 20, 300, 3.1504, 0.9196),
            (.system, 20, 900, 2.4414, 2.5391), (.system, 40, 400, 6.0547, 2.3438), (.rounded, 20, 400, 3.0273, 1.1719),
            (.serif, 20, 400, 2.3112, 0.8679), (.monospaced, 20, 400, 1.9531, 0.9766),
        ] as [(FontRequest.Family, CGFloat, Double, CGFloat, CGFloat)])
    func underlines(family: FontRequest.Family, size: CGFloat, weight: Double, offset: CGFloat, thickness: CGFloat) {
        let line = shaper.underline(FontRequest(family: family, size: size, weight: weight))
        #expect(abs(line.offset - offset) < 0.002)
        #expect(abs(line.thickness - thickness) < 0.002)
    }

    @Test("a font by name has the line under text that it says itself")
    func namedUnderline() {
        // Inter's post table: the upper edge 322 units of 2048 below the baseline, 150 thick.
        let line = shaper.underline(FontRequest(family: .named("Inter"), size: 2048))
        #expect(line.thickness > 100 && line.thickness < 200)
        #expect(line.offset > 200 && line.offset < 500)
    }

    // row: 14.3-monospaced, recorded
    @Test("every monospaced character advances like the system's")
    func monospaced() {
        let clusters = shape("iW->.0", FontRequest(family: .monospaced, size: 10)).clusters
        #expect(clusters.count == 6)
        #expect(clusters.allSatisfy { abs($0.advance - 6.18164) < 0.0001 })
    }

    @Test("pairs of a font with its own advances are kerned")
    func kerning() {
        let serif = FontRequest(family: .serif)
        #expect(width("AV", serif) < width("A", serif) + width("V", serif))
    }

    @Test("tracking is added after each character, ends included")
    func tracking() {
        let plain = shape("abc").clusters.map(\.advance)
        let tracked = shape("abc", FontRequest(tracking: 5)).clusters.map(\.advance)
        #expect(zip(plain, tracked).allSatisfy { abs($1 - $0 - 5) < 1e-9 })
    }

    @Test("tracking keeps letters from joining into ligatures")
    func ligatures() {
        // Source Serif joins f and i.
        #expect(shape("fi", FontRequest(family: .serif)).clusters.count == 1)
        #expect(shape("fi", FontRequest(family: .serif, tracking: 1)).clusters.count == 2)
    }

    @Test("hyphen and greater-than stay what they are")
    func noArrows() {
        #expect(shape("->").clusters.count == 2)
    }

    @Test("an upright font is slanted where the family has no italic")
    func slanted() {
        #expect(shape("a", FontRequest(family: .monospaced, italic: true)).fonts.map(\.isSlanted) == [true])
        #expect(shape("a", FontRequest(italic: true)).fonts.map(\.isSlanted) == [false])
        #expect(shape("a", FontRequest(italic: true)).fonts != shape("a").fonts)
    }

    @Test("a family nobody knows is set in the system's and reported")
    func unknownFamily() {
        #expect(width("abc", FontRequest(family: .named("Papyrus"))) == width("abc"))
        #expect(shaper.substitute(for: .named("Papyrus")) == "Inter")
        #expect(shaper.substitute(for: .rounded) == "Inter")
        #expect(shaper.substitute(for: .serif) == nil)
        #expect(shaper.substitute(for: .named("Inter")) == nil)
    }

    @Test("lines may end after spaces and hyphens")
    func breaks() {
        let clusters = shape("a b-c").clusters
        #expect(clusters.map(\.allowsBreakAfter) == [false, true, false, true, true])
        #expect(clusters.map(\.isSpace) == [false, true, false, false, false])
    }

    @Test("lines end between Korean words and not in them, before and after other scripts as Unicode has it")
    func korean() {
        let opportunities = shape("한국어 텍스트는A줄1日한").clusters.filter(\.allowsBreakAfter).map(\.start)
        // The starts of what a line may end with: the space, and all from the syllable before the A on.
        #expect(opportunities == [9, 19, 22, 23, 26, 27, 30])
    }

    @Test("a no-break space is no space to hang and no place to break")
    func noBreakSpace() {
        let clusters = shape("a\u{A0}b").clusters
        #expect(clusters.map(\.allowsBreakAfter) == [false, false, true])
        #expect(clusters.map(\.isSpace) == [false, false, false])
    }

    @Test(
        "characters of several scalars stay whole",
        arguments: [
            ["👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "🇫🇷", "1️⃣"], ["e\u{301}", "q\u{327}\u{301}", "x"], ["각", "ᄀ\u{1161}\u{11A8}"],
            ["\r\n", "\0", "\u{FFFD}"],
        ])
    func graphemes(characters: [String]) {
        #expect(pieces(characters.joined()) == characters)
    }

    @Test("every byte belongs to exactly one cluster, in order")
    func coverage() {
        let text = "Hi שלום 12 مرحبا, fi 👩🏽‍🚀 e\u{301}\t\u{200B}end\u{AD}"
        var expected = 0
        for cluster in shape(text).clusters {
            #expect(cluster.start == expected)
            expected = cluster.end
        }
        #expect(expected == text.utf8.count)
    }

    @Test("an empty text has no clusters and still a direction")
    func empty() {
        #expect(shape("").clusters.isEmpty)
        #expect(shape("").baseLevel == 0)
        #expect(shape("", isRightToLeft: true).baseLevel == 1)
        #expect(shaper.shape(StyledParagraph(text: "", runs: [])).clusters.isEmpty)
    }

    @Test("control characters draw nothing and take no room, tabs among them")
    func controls() {
        let clusters = shape("\0\t").clusters
        #expect(clusters.map(\.glyphs.count) == [0, 0])
        #expect(clusters.map(\.advance) == [0, 0])
        #expect(shape("\0\u{7}\u{85}").missing.isEmpty)
    }

    @Test("a character without a glyph is drawn as a box and reported once")
    func missing() {
        let shaped = shape("a\u{10FFFD}b\u{10FFFD}")
        #expect(shaped.missing == ["\u{10FFFD}"])
        #expect(shaped.clusters[1].glyphs.map(\.id) == [0])
        #expect(shaped.clusters[1].advance > 0)
    }

    @Test("glyphs change their place with the size and nothing else")
    func linear() {
        let small = shape("Hello", FontRequest(size: 16))
        let half = shape("Hello", FontRequest(size: 8))
        #expect(small.clusters.map { $0.glyphs.map(\.id) } == half.clusters.map { $0.glyphs.map(\.id) })
    }

    @Test("a run inside a character goes with the character's start")
    func runInsideCharacter() {
        let paragraph = StyledParagraph(
            text: "e\u{301}x",
            runs: [.init(length: 1, font: FontRequest()), .init(length: 3, font: FontRequest(weight: 700))])
        #expect(shaper.shape(paragraph).clusters.map(\.run) == [0, 1])
    }

    @Test("a font of the set can be asked for by name, and then has its own line box instead of the system's")
    func namedFontOfTheSet() {
        // Inter's line is 1.20996 em, the system's 1.19336 (swiftui-layout 14.4 and 14.1).
        #expect(abs(shaper.metrics(FontRequest(family: .named("Inter"), size: 100)).lineHeight - 120.996) < 0.01)
        #expect(abs(shaper.metrics(FontRequest(size: 100)).lineHeight - 119.336) < 0.01)
    }

    @Test("a text of a megabyte takes bounded time", .timeLimit(.minutes(10)))
    func megabyte() {
        let text = String(repeating: "lorem ipsum שלום 👩‍👧 ", count: 1_000_000 / 32)
        let shaped = shape(text)
        #expect(shaped.clusters.last?.end == text.utf8.count)
        let marks = "a" + String(repeating: "\u{301}", count: 500_000)
        #expect(shape(marks).clusters.count == 1)
    }
}
