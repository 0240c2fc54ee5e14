import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

@MainActor @Suite struct InlineTextTests {
    @Test("an image in a text takes its own width and is drawn there")
    func image() throws {
        let cell = try render(Text("a\(Image(systemName: "star"))b").font(.system(size: 10)))
        let text = try #require(cell.tree.views.first { $0.type == "Text" })
        // Two squares of ten and a star of 22/17 em, rounded up to pixels.
        #expect(abs(text.frame.width - (10 + 13 + 10)) < 0.001)
        #expect(text.lines.map(\.text) == ["a\u{25A2}b"])
        #expect(cell.list.items.contains { if case .shape(_, .path, _, _) = $0 { true } else { false } })
        #expect(cell.notes == [])
    }

    @Test("a literal is a key whose Markdown is read, across values too; a value's own marks are text")
    func markdown() throws {
        func words(_ text: Text) throws -> [String] {
            try render(text).list.items.compactMap { if case .glyphs(_, let run, _) = $0 { run.text } else { nil } }
        }
        #expect(try words(Text("**a** b")) == ["a", " b"])
        #expect(try words(Text("**\(1) a** \("*b*")")).joined() == "1 a *b*")
        #expect(try words(Text("[a](https://\("host")) \(Text("b").bold())")).joined() == "a b")
        #expect(try words(Text(verbatim: "**a**")) == ["**a**"])
        #expect(try words(Text(AttributedString("**a**"))) == ["**a**"])
    }

    @Test(
        "text loses its characters where the mode says",
        arguments: [
            (Text.TruncationMode.tail, "abcd\u{2026}"), (.head, "\u{2026}ghij"), (.middle, "ab\u{2026}ij"),
        ])
    func truncation(mode: Text.TruncationMode, line: String) throws {
        let text = Text("abcdefghij").font(.system(size: 10)).lineLimit(1).truncationMode(mode).frame(width: 50)
        #expect(try render(text).tree.views.first { $0.type == "Text" }?.lines.map(\.text) == [line])
    }

    @Test("a lone last word takes the word before it along")
    func balance() throws {
        let text = Text("aa bb cc dd").font(.system(size: 10)).frame(width: 80)
        #expect(try render(text).tree.views.first { $0.type == "Text" }?.lines.map(\.text) == ["aa bb", "cc dd"])
    }

    @Test("reserved lines keep their height")
    func reserve() throws {
        let cell = try render(Text("a").font(.system(size: 10)).lineLimit(3, reservesSpace: true))
        #expect(cell.frames(of: "Text").first?.height == 30)
    }
}

private struct Bright: TextAttribute {
    let opacity: Double
}

/// Draws marked runs with the opacity of their marks and leaves others out; takes twice the height.
private struct Marking: TextRenderer {
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width, height: size.height * 2)
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for run in layout.flatMap({ $0 }) {
            guard let mark = run[Bright.self] else { continue }
            var copy = context
            copy.opacity = mark.opacity
            copy.draw(run)
        }
    }
}

private struct Rising: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            for run in line {
                for (index, slice) in run.enumerated() {
                    var copy = context
                    copy.translateBy(x: 0, y: -CGFloat(index))
                    copy.draw(slice)
                }
            }
        }
    }
}

@MainActor @Suite struct TextRendererTests {
    @Test("a renderer draws every glyph where it likes")
    func glyphs() throws {
        let cell = try render(Text("abc").font(.system(size: 10)).textRenderer(Rising()))
        let items = try #require(firstGroup(cell)).items
        try #require(items.count == 3)
        guard case .group(_, let effect, let inner) = items[2], case .glyphs(_, let run, _)? = inner.first else {
            Issue.record("no glyph")
            return
        }
        #expect(effect.transform.ty == -2)
        #expect(run.text == "c")
        #expect(run.origin == CGPoint(x: 20, y: 8))
    }

    @Test("a renderer finds the marks of runs, and decides the size of the text")
    func marks() throws {
        let text = Text("ab") + Text("cd").customAttribute(Bright(opacity: 0.5)) + Text("ef").customAttribute(Bright(opacity: 1)).bold()
        let cell = try render(text.font(.system(size: 10)).textRenderer(Marking()))
        let items = try #require(firstGroup(cell)).items
        let drawn = items.compactMap { item -> (String, Double)? in
            guard case .group(_, let effect, let inner) = item, case .glyphs(_, let run, _)? = inner.first else { return nil }
            return (run.text, effect.opacity)
        }
        #expect(drawn.map(\.0) + items.compactMap { if case .glyphs(_, let run, _) = $0 { run.text } else { nil } } == ["cd", "ef"])
        #expect(drawn.first?.1 == 0.5)
        #expect(cell.frames(of: "Text").map(\.size) == [CGSize(width: 60, height: 20)])
    }

    @Test("an inner mark holds against an outer one of its type")
    func innerMark() throws {
        let text = Text("ab").customAttribute(Bright(opacity: 0.25)).customAttribute(Bright(opacity: 0.75))
        let items = try #require(firstGroup(try render(text.font(.system(size: 10)).textRenderer(Marking())))).items
        guard case .group(_, let effect, _)? = items.first else {
            Issue.record("no group")
            return
        }
        #expect(effect.opacity == 0.25)
    }
}
