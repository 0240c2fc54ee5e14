import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

/// What a text of ten-point squares draws on the cell's ground: eight above the baseline, two below.
@MainActor private func items(_ text: some View) throws -> [DisplayItem] {
    Array(try render(text.font(.system(size: 10))).list.items.dropFirst())
}

@MainActor private func runs(_ text: some View) throws -> [GlyphRun] {
    try items(text).compactMap { if case .glyphs(_, let run, _) = $0 { run } else { nil } }
}

@MainActor private func lines(_ text: some View) throws -> [LaidOutLine] {
    try #require(render(text).tree.views.first { $0.type == "Text" }).lines
}

@MainActor private func strokes(_ text: some View) throws -> [StrokeStyle?] {
    try items(text).compactMap { if case .shape(_, _, _, let stroke) = $0 { .some(stroke) } else { nil } }
}

@MainActor @Suite struct AttributedTextTests {
    private func string(_ change: (inout AttributeContainer) -> Void) -> Text {
        var container = AttributeContainer()
        change(&container)
        return Text(AttributedString("a") + AttributedString("bc", attributes: container) + AttributedString("d"))
    }

    @Test("a font in an attributed string holds for its characters and makes the line higher")
    func font() throws {
        let text = string { $0.font = .system(size: 20) }
        #expect(try runs(text).map(\.font.size) == [10, 20, 10])
        // 0.8 of 20 above the baseline, 0.2 of 20 below.
        #expect(try lines(text.font(.system(size: 10))).map(\.frame.height) == [20])
    }

    @Test("kerning, tracking and a shifted baseline of an attributed string move its characters")
    func places() throws {
        #expect(try runs(string { $0.kern = 3 }).map(\.width) == [10, 26, 10])
        #expect(try runs(string { $0.tracking = 2 }).map(\.width) == [10, 24, 10])
        let offset = try runs(string { $0.baselineOffset = 4 }).map(\.origin.y)
        #expect(offset[0] - offset[1] == 4 && offset[2] == offset[0])
    }

    @Test("a ground lies under the line box of its characters and under all glyphs of the line")
    func ground() throws {
        let items = try items(string { $0.backgroundColor = .red })
        guard case .shape(_, .rect(let box), _, nil)? = items.first else {
            Issue.record("the ground is not first")
            return
        }
        #expect(box.size == CGSize(width: 20, height: 10))
        let second = try #require(try runs(string { $0.backgroundColor = .red }).dropFirst().first)
        #expect(box.minX == second.origin.x && box.minY == second.origin.y - 8)
    }

    @Test("colours and links: a link has the tint, whatever colour the text is given, and its own colour if it has one")
    func colors() throws {
        func paints(_ text: Text) throws -> [Paint] {
            try items(text.tint(.green)).compactMap { if case .glyphs(_, _, let paint) = $0 { paint } else { nil } }
        }
        let (red, green) = (try paints(Text("a").foregroundColor(.red))[0], try paints(Text("a").foregroundColor(.green))[0])
        #expect(try paints(string { $0.foregroundColor = .red })[1] == red)
        #expect(try paints(Text("[a](https://b.c) d").foregroundColor(.red)) == [green, red])
        #expect(
            try paints(
                string {
                    $0.link = URL(string: "https://b.c")
                    $0.foregroundColor = .red
                })[1] == red)
    }

    @Test("what Markdown in an attributed string means is what it means in a literal")
    func intents() throws {
        let marks = "**a** *b* `c` ~~d~~ [e](https://f.g) ***h***"
        func looks(_ text: Text) throws -> String { try items(text).map { "\($0)" }.joined(separator: "\n") }
        let attributed = try AttributedString(markdown: marks)
        #expect(attributed.runs.compactMap(\.inlinePresentationIntent).count == 5)
        #expect(attributed.runs.compactMap(\.link).map(\.absoluteString) == ["https://f.g"])
        #expect(try looks(Text(attributed)) == looks(Text(LocalizedStringKey(marks))))
        #expect(try looks(Text("\(attributed)")) == looks(Text(attributed)))
    }

    @Test(
        "marks of Markdown belong together as they are nested, and others are text",
        arguments: [
            ("***a***", ["a"]), ("**a *b***", ["a ", "b"]), ("*a **b** c*", ["a ", "b", " c"]), ("snake_case_a", ["snake_case_a"]),
            ("2 * 3 * 4", ["2 * 3 * 4"]), ("`a * b`", ["a * b"]), ("``a`b``", ["a`b"]), ("**a", ["**a"]), ("****", ["****"]),
            ("\\*a\\*", ["*a*"]), ("~~a~~ ~~~b~~~", ["a", " ~~~b~~~"]), ("[a *b*](c)", ["a ", "b"]), ("[a](b c)", ["[a](b c)"]),
            ("*a", ["*a"]), ("_a_b", ["_a_b"]), ("**a**b", ["a", "b"]),
        ])
    func nesting(source: String, parts: [String]) throws {
        #expect(try runs(Text(LocalizedStringKey(source))).map(\.text) == parts)
    }

    @Test(
        "addresses in a literal are links, without the full stop after them; in a string they are not",
        arguments: [
            ("see https://a.b/c_d.", ["see ", "https://a.b/c_d", "."]), ("a.b+c@d.org", ["a.b+c@d.org"]),
            ("www.a.b, c", ["www.a.b", ", c"]),
            ("<https://a.b>", ["https://a.b"]),
        ])
    func addresses(source: String, parts: [String]) throws {
        #expect(try runs(Text(LocalizedStringKey(source))).map(\.text) == parts)
        let link = try AttributedString(markdown: source).runs.compactMap(\.link)
        #expect(link.count == 1)
        #expect(try runs(Text(verbatim: source)).map(\.text) == [source])
    }

    @Test(
        "no address: a name alone, a host without a dot, a colon, an at sign in a word",
        arguments: ["a@b", "@a.b", "a:b", "https://", "xhttps://a.b"])
    func noAddresses(source: String) throws {
        #expect(try AttributedString(markdown: source).runs.compactMap(\.link).isEmpty)
    }
}

@MainActor @Suite struct TextLineMarkTests {
    private func boxes(_ text: some View) throws -> [CGRect] {
        try items(text).compactMap { if case .shape(_, .rect(let box), _, nil) = $0 { box } else { nil } }
    }

    // Squares of ten: the line's middle is 1.5 below the baseline, half an x is 2.5 above it; 1 thick.
    @Test("a solid line is a rectangle of whole pixels about the middle that the font gives")
    func solid() throws {
        let baseline = try #require(lines(Text("abc").font(.system(size: 10))).first).baseline
        #expect(try boxes(Text("abc").underline()) == [CGRect(x: 135, y: baseline + 1, width: 30, height: 1)])
        #expect(try boxes(Text("abc").strikethrough()) == [CGRect(x: 135, y: baseline - 3, width: 30, height: 1)])
    }

    @Test("a line that is thicker than a pixel is as many whole pixels thick as it needs")
    func thickness() throws {
        let text = Text("abc").font(.system(size: 24)).underline()
        // 2.4 thick, so 3; its middle 3.6 below the baseline.
        let baseline = try #require(lines(text).first).baseline
        #expect(try boxes(text) == [CGRect(x: 114, y: (baseline + 2.1).rounded(), width: 72, height: 3)])
    }

    @Test("text without lines has none, and a line that is switched off does not show")
    func none() throws {
        #expect(try boxes(Text("abc")) == [])
        #expect(try boxes(Text("abc").underline(false).strikethrough(false)) == [])
    }

    // Recorded on macOS 26, in thicknesses of the line.
    @Test(
        "a pattern is a dashed stroke",
        arguments: [
            (Text.LineStyle.Pattern.dot, [3, 3]), (.dash, [10, 5]), (.dashDot, [10, 3, 3, 3]), (.dashDotDot, [10, 3, 3, 3, 3, 3]),
        ] as [(Text.LineStyle.Pattern, [CGFloat])])
    func patterns(pattern: Text.LineStyle.Pattern, lengths: [CGFloat]) throws {
        let expected = [lengths]
        #expect(try strokes(Text("abc").underline(pattern: pattern)).compactMap { $0?.dash } == expected)
        #expect(try strokes(Text("abc").strikethrough(pattern: pattern)).compactMap { $0?.dash } == expected)
        let attributed = AttributedString("abc", attributes: AttributeContainer().underlineStyle(Text.LineStyle(pattern: pattern)))
        #expect(try strokes(Text(attributed)).compactMap { $0?.dash } == expected)
        // As a modifier of any view.
        #expect(try strokes(VStack { Text("abc") }.underline(true, pattern: pattern)).compactMap { $0?.dash } == expected)
    }

    @Test("a pattern goes on where the next run begins")
    func phase() throws {
        let text = Text("abc").underline(pattern: .dot) + Text("de").bold().underline(pattern: .dot)
        // The lines are one thick, so strokes and gaps of 3 make 6: 30 is five of them.
        #expect(try strokes(text).compactMap { $0?.dashPhase } == [0, 0])
        let shifted = Text("a").underline(pattern: .dash) + Text("de").bold().underline(pattern: .dash)
        // 10 of stretches of 15.
        #expect(try strokes(shifted).compactMap { $0?.dashPhase } == [0, 10])
    }

    @Test("a mark that is off stays off under a modifier that puts it on")
    func off() throws {
        #expect(try strokes(VStack { Text("a").underline(false) }.underline()) == [])
    }
}

@MainActor @Suite struct TruncatedTextTests {
    @Test("the ellipsis is set like the character before it")
    func ellipsis() throws {
        let text = Text("ab").font(.system(size: 10)) + Text("cdef").font(.system(size: 20)).foregroundColor(.red)
        let cell = try render(text.lineLimit(1).frame(width: 70))
        let runs = cell.list.items.compactMap { if case .glyphs(_, let run, _) = $0 { run } else { nil } }
        // Two of 10, then of 20: one and the ellipsis fill 60, and a third does not fit into 70.
        #expect(runs.map(\.text) == ["ab", "c\u{2026}"])
        #expect(runs.map(\.font.size) == [10, 20])
    }

    @Test("a line whose large characters are cut off is as high as what is left")
    func height() throws {
        let text = Text("abcdefgh").font(.system(size: 10)) + Text("i").font(.system(size: 20))
        let lines = try lines(text.lineLimit(1).frame(width: 60))
        #expect(lines.map(\.text) == ["abcde\u{2026}"])
        #expect(lines.map(\.frame.height) == [10])
    }

    @Test("right to left, the ellipsis belongs to the paragraph's direction")
    func direction() throws {
        let text = Text("abcdefghij").font(.system(size: 10)).lineLimit(1).frame(width: 50)
        let cell = try render(text) { $0.direction = .rightToLeft }
        let runs = cell.list.items.compactMap { if case .glyphs(_, let run, _) = $0 { run } else { nil } }
        #expect(runs.map(\.text) == ["abcd\u{2026}"])
        // The ellipsis ends the reading, so it stands at the left.
        #expect(runs.first?.glyphs.first?.id == 0x2026)
    }

    @Test("every kind of new line begins a line", arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "\u{85}"])
    func newLines(separator: String) throws {
        #expect(try lines(Text(verbatim: "a\(separator)b\(separator)")).map(\.text) == ["a", "b", ""])
    }

    @Test("lines reserved for a text that is not there yet keep their height")
    func reserved() throws {
        let cell = try render(Text("").font(.system(size: 10)).lineLimit(2, reservesSpace: true))
        #expect(cell.frames(of: "Text").first?.size == CGSize(width: 0, height: 20))
        #expect(try render(Text("").lineLimit(1...)).frames(of: "Text").first?.height != 0)
        #expect(try render(Text("").lineLimit(2)).frames(of: "Text").first?.size == .zero)
    }

    @Test("a new line ends one line and begins another, alone as well as after words")
    func newLines() throws {
        let heights = try ["a\nb", "a\n", "\na", "\n"].map { try render(Text(verbatim: $0)).frames(of: "Text").first?.height }
        #expect(Set(heights).count == 1 && heights[0] != 0)
        #expect(try render(Text("\n\n")).frames(of: "Text").first?.height != heights[0])
    }

    @Test("limits of lines as ranges", arguments: [(1, 30), (2, 30), (9, 50)])
    func ranges(count: Int, height: CGFloat) throws {
        let words = Array(repeating: "aaaa", count: count).joined(separator: " ")
        let text = Text(verbatim: words).font(.system(size: 10)).lineLimit(3...5).frame(width: 40)
        #expect(try render(text).frames(of: "Text").first?.height == height)
    }

    @Test("the baseline of scaled text is the scaled one")
    func scaled() throws {
        let text = Text("abcdefgh").font(.system(size: 10)).lineLimit(1).minimumScaleFactor(0.5).frame(width: 40)
        let cell = try render(text)
        let view = try #require(cell.tree.views.first { $0.type == "Text" })
        #expect(!view.isTruncated)
        let line = try #require(view.lines.first)
        #expect(line.text == "abcdefgh")
        // Squares of five: 0.8 of them above the baseline.
        #expect(line.frame.height == 5 && line.baseline - line.frame.minY == 4)
    }
}
