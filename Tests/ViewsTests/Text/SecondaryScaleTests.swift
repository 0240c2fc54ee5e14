import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

/// Text at the secondary scale, in squares of the font size.
@MainActor @Suite struct SecondaryScaleTests {
    private func run(_ text: some View) throws -> GlyphRun {
        try #require(try render(text).list.items.compactMap { if case .glyphs(_, let run, _) = $0 { run } else { nil } }.first)
    }

    // Recorded on macOS 26: sizes of the default design, and tracking of a quarter point up to 17 points.
    @Test(
        "text gets smaller by a factor that falls from 17 to 70 points and depends on the weight",
        arguments: [
            (13, .regular, 10.4), (22, .regular, 16.89), (26, .regular, 19.3), (40, .regular, 26.1), (80, .regular, 36.8),
            (13, .bold, 11.05), (17, .semibold, 14.28), (17, .black, 14.79),
        ] as [(CGFloat, Font.Weight, CGFloat)])
    func sizes(size: CGFloat, weight: Font.Weight, secondary: CGFloat) throws {
        let run = try run(Text("a").font(.system(size: size, weight: weight)).textScale(.secondary))
        #expect(abs(run.font.size - secondary) < 0.01)
    }

    @Test("characters stand a quarter point apart up to 17 points, less above")
    func tracking() throws {
        let ten = try run(Text("abcd").font(.system(size: 10)).textScale(.secondary))
        #expect(abs(ten.width - 4 * (8 + 0.25)) < 1e-9)
        let large = try run(Text("abcd").font(.system(size: 70)).textScale(.secondary))
        #expect(abs(large.width - 4 * 70 * 0.46) < 1e-9)
    }

    // swiftui-layout 10: the line keeps the base font's height.
    @Test("the line keeps its height and its baseline")
    func height() throws {
        let texts = HStack(alignment: .firstTextBaseline) {
            Text("a")
            Text("a").textScale(.secondary)
        }
        let views = try render(texts.font(.system(size: 10))).tree.views.filter { $0.type == "Text" }
        #expect(views.map(\.frame.height) == [10, 10])
        #expect(Set(views.map { $0.lines[0].baseline }).count == 1)
    }

    @Test("fonts with serifs, of one width and by name keep their size, as does text for which it is off")
    func others() throws {
        for design in [Font.Design.serif, .monospaced] {
            #expect(try run(Text("a").font(.system(size: 10, design: design)).textScale(.secondary)).font.size == 10)
        }
        #expect(try run(Text("a").font(.custom("Abel", fixedSize: 10)).textScale(.secondary)).font.size == 10)
        #expect(try run(Text("a").font(.system(size: 10)).textScale(.secondary, isEnabled: false)).font.size == 10)
        #expect(try run(Text("a").textScale(.default).font(.system(size: 10)).textScale(.secondary)).font.size == 10)
    }
}
