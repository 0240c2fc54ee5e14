import Foundation
import ProofsheetDrawing
import ProofsheetViews
import Testing

/// How high texts are: the system's line box, whatever font draws the glyphs.
@MainActor @Suite struct TextHeightTests {
    private static let styles: [Font.TextStyle] = [
        .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2,
    ]

    // Sizes and leadings in points as published for iOS, smallest category first, in the order of the styles: swiftui-layout 14.2.
    private static let sizes = [
        [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11], [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
        [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11], [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
        [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13], [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
        [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17], [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
        [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24], [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
        [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34], [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
    ]
    private static let leadings = [
        [38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13], [39, 32, 25, 23, 20, 20, 19, 18, 16, 13, 13],
        [40, 33, 26, 24, 21, 21, 20, 19, 16, 13, 13], [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13],
        [43, 37, 30, 28, 24, 24, 23, 22, 20, 19, 18], [46, 39, 32, 30, 26, 26, 25, 24, 22, 21, 20],
        [48, 41, 34, 32, 29, 29, 28, 28, 24, 23, 22], [52, 46, 41, 38, 34, 34, 32, 31, 29, 28, 25],
        [57, 51, 47, 44, 40, 40, 39, 37, 33, 32, 30], [61, 57, 52, 51, 48, 48, 46, 43, 40, 39, 35],
        [66, 62, 59, 58, 56, 56, 52, 50, 46, 44, 41], [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48],
    ]

    /// Pixels of n lines, in whole numbers: 1950 + 494 units of 2048 an em and the leading between lines (swiftui-layout 14.1, 10).
    private func pixels(_ lines: Int, size: Int, leading: Int, scale: Int) -> Int {
        let units = size * 2444 + (lines - 1) * leading * 2048
        return (units * scale + 2047) / 2048
    }

    private func heights(_ text: String, _ category: ContentSizeCategory, scale: Int) throws -> [CGFloat] {
        let column = VStack(spacing: 0) {
            ForEach(Self.styles, id: \.self) { Text(verbatim: text).font(.system($0)) }
        }
        let cell = try PinnedFontCell().render(column, width: 2000, height: 4000) {
            $0.category = category
            $0.scale = CGFloat(scale)
        }
        return cell.tree.views.filter { $0.type == "Text" }.map(\.frame.height)
    }

    // row: 10-height, recorded
    // row: 9-text-size, recorded
    // row: 14.2-sizes, recorded
    @Test(
        "one, two and three lines of every style are as high as the system's line boxes, up to the pixel",
        arguments: ContentSizeCategory.allCases)
    func lineBoxes(category: ContentSizeCategory) throws {
        let row = try #require(ContentSizeCategory.allCases.firstIndex(of: category))
        for scale in 1...3 {
            for lines in 1...3 {
                let text = Array(repeating: "Hamburg", count: lines).joined(separator: "\n")
                let found = try heights(text, category, scale: scale).map { Int(($0 * CGFloat(scale)).rounded()) }
                let expected = zip(Self.sizes[row], Self.leadings[row]).map { pixels(lines, size: $0, leading: $1, scale: scale) }
                #expect(found == expected, "\(lines) lines at \(scale)x")
            }
        }
    }

    // Points, recorded on iOS: swiftui-layout 10.
    // row: 10-height, recorded
    @Test(
        "lines are as high as they were recorded",
        arguments: [
            (.body, .large, 1, 3, 20.333), (.body, .large, 1, 2, 20.5), (.body, .large, 1, 1, 21), (.body, .large, 2, 3, 42.333),
            (.largeTitle, .large, 3, 2, 123), (.body, .extraSmall, 1, 3, 17), (.body, .medium, 1, 3, 19.333),
            (.body, .accessibilityExtraExtraExtraLarge, 1, 3, 63.333),
        ] as [(Font.TextStyle, ContentSizeCategory, Int, CGFloat, CGFloat)])
    func recorded(style: Font.TextStyle, category: ContentSizeCategory, lines: Int, scale: CGFloat, height: CGFloat) throws {
        let text = Text(verbatim: Array(repeating: "Hamburg", count: lines).joined(separator: "\n")).font(.system(style))
        let cell = try PinnedFontCell().render(text, width: 400, height: 400) {
            $0.category = category
            $0.scale = scale
        }
        #expect(abs(try #require(cell.tree.views.first { $0.type == "Text" }).frame.height - height) < 0.001)
    }

    @Test("lines of body text have a pitch of 22 pixels at 1x")
    func pitch() throws {
        let cell = try PinnedFontCell().render(Text(verbatim: "a\nb\nc\nd"), width: 400, height: 400) { $0.scale = 1 }
        let baselines = try #require(cell.tree.views.first { $0.type == "Text" }).lines.map(\.baseline)
        #expect(zip(baselines, baselines.dropFirst()).map { $1 - $0 } == [22, 22, 22])
    }

    @Test("other scripts and pictures of letters keep the line box", arguments: ["مرحبا", "שלום", "Ñ\u{323}Å", "a\u{10FFFD}"])
    func scripts(text: String) throws {
        for category in ContentSizeCategory.allCases {
            #expect(try heights(text, category, scale: 3) == heights("Hamburg", category, scale: 3))
        }
    }

    @Test("body at the twelve sizes is 14 to 53 points")
    func body() throws {
        let sizes = try ContentSizeCategory.allCases.map { category in
            let list = try PinnedFontCell().render(Text("A"), width: 100, height: 100) { $0.category = category }.list
            let runs = list.items.compactMap { item in if case .glyphs(_, let run, _) = item { run } else { nil } }
            return try #require(runs.first).font.size
        }
        #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    }

    @Test("a cell that is told no category is one told large, byte for byte")
    func large() throws {
        let view = VStack {
            ForEach(Self.styles, id: \.self) { Text("Hamburg").font(.system($0)) }
            Divider()
            Toggle("Wi-Fi", isOn: .constant(true))
        }
        let cells = try PinnedFontCell()
        let plain = cells.render(view, width: 393, height: 852)
        #expect(cells.render(view, width: 393, height: 852) { $0.category = .large }.encoded() == plain.encoded())
        #expect(cells.render(view.environment(\.sizeCategory, .large), width: 393, height: 852).list.encoded() == plain.list.encoded())
        #expect(cells.render(view.dynamicTypeSize(.large), width: 393, height: 852).list.encoded() == plain.list.encoded())
        #expect(cells.render(view.dynamicTypeSize(.medium), width: 393, height: 852).list.encoded() != plain.list.encoded())
    }
}
