import Foundation
import ProofsheetDrawing
import ProofsheetViews
import Testing

/// Texts in the shipped fonts beside recordings of the real system: heights, places and widths within a pixel.
@MainActor @Suite struct RecordedTextTests {
    /// Two texts as a view has them whose body is a list, without a stack around them.
    private struct Pair: View {
        @ViewBuilder var body: some View {
            Text("Hey").accessibilityIdentifier("Hey")
            Text("Bye").accessibilityIdentifier("Bye")
        }
    }

    /// The frame of a view with each edge on the nearest pixel, as recordings have it.
    private func frame(_ identifier: String, _ cell: RenderedCell) throws -> CGRect {
        PixelGrid(scale: cell.list.scale).snap(try #require(cell.tree.views.first { $0.identifier == identifier }).frame)
    }

    /// A pixel in points; recordings have three decimals.
    private static let pixel: CGFloat = 1.0 / 3 + 0.001

    // Frames in points, recorded on iOS 26 at 3x in a canvas of 240 x 140: the goldens of AdaptiveStack in leboncoin/spark-ios-common.
    @Test(
        "two texts in a row stand where they were recorded",
        arguments: [
            (.large, CGRect(x: 86.667, y: 60, width: 30.333, height: 20.333), CGRect(x: 125, y: 60, width: 28.667, height: 20.333)),
            (.extraSmall, CGRect(x: 91, y: 61.667, width: 25.667, height: 17), CGRect(x: 124.667, y: 61.667, width: 24.333, height: 17)),
        ] as [(ContentSizeCategory, CGRect, CGRect)])
    func row(category: ContentSizeCategory, hey: CGRect, bye: CGRect) throws {
        let view = HStack(spacing: 8) { Pair() }.frame(width: 200, height: 100).padding(20)
        let cell = try PinnedFontCell().render(view, width: 240, height: 140) { $0.category = category }
        for (name, recorded) in [("Hey", hey), ("Bye", bye)] {
            let found = try frame(name, cell)
            #expect(abs(found.minY - recorded.minY) < Self.pixel)
            #expect(abs(found.height - recorded.height) < Self.pixel)
            #expect(abs(found.width - recorded.width) < Self.pixel)
            #expect(abs(found.minX - recorded.minX) < Self.pixel)
        }
    }

    // Recorded at three text sizes: swiftui-layout 3.2.
    // row: 3.2-row, recorded
    @Test(
        "texts in a row keep 8 points at every text size",
        arguments: [.extraSmall, .large, .accessibilityExtraExtraExtraLarge] as [ContentSizeCategory])
    func rowGap(category: ContentSizeCategory) throws {
        let cell = try PinnedFontCell().render(HStack { Pair() }, width: 400, height: 140) { $0.category = category }
        let (left, right) = (
            try #require(cell.tree.views.first { $0.identifier == "Hey" }), try #require(cell.tree.views.first { $0.identifier == "Bye" })
        )
        #expect(abs(right.frame.minX - left.frame.maxX - 8) < 1e-9)
    }

    // The same source: OptionalVStack without a stack, in the same frame.
    // row: 5-root-column, recorded
    @Test(
        "two texts under each other stand where they were recorded",
        arguments: [(.large, 48.667, 71), (.accessibilityExtraExtraExtraLarge, 7.333, 69.667)] as [(ContentSizeCategory, CGFloat, CGFloat)])
    func column(category: ContentSizeCategory, hey: CGFloat, bye: CGFloat) throws {
        let view = Pair().frame(width: 200, height: 100).padding(20)
        let cell = try PinnedFontCell().render(view, width: 240, height: 140) { $0.category = category }
        #expect(abs(try frame("Hey", cell).minY - hey) < Self.pixel)
        #expect(abs(try frame("Bye", cell).minY - bye) < Self.pixel)
    }

    // Pixels at 3x, recorded on iOS: swiftui-layout 10.
    // row: 10-width, recorded
    @Test(
        "a line of body text is as wide and high as it was recorded",
        arguments: [
            (".padding", .large, 201, 61), (".padding()", .large, 237, 61), (".padding(.all, 20)", .large, 388, 61),
            (".padding(.horizontal, 15)", .large, 556, 61), (".sizes(.minimum)", .large, 389, 61), ("Hello world", .extraSmall, 218, 51),
            ("Hello world", .medium, 244, 58), ("Hello world", .accessibilityExtraExtraExtraLarge, 753, 190),
        ] as [(String, ContentSizeCategory, CGFloat, CGFloat)])
    func line(text: String, category: ContentSizeCategory, width: CGFloat, height: CGFloat) throws {
        let view = Text(verbatim: text).accessibilityIdentifier("text")
        let found = try frame("text", PinnedFontCell().render(view, width: 400, height: 200) { $0.category = category })
        #expect(abs(found.height * 3 - height) < 1e-6)
        // 53 points are set in the display cut, whose letters were not measured one by one.
        #expect(abs(found.width * 3 - width) < (category == .accessibilityExtraExtraExtraLarge ? width * 0.015 : 1.001))
    }

    // Points, recorded on iOS 18.5 and 26 at 3x: swiftui-layout 3.3 and 10.
    // row: 3.3-body-small, recorded
    // row: 3.3-subheadline, recorded
    // row: 3.3-caption, recorded
    @Test(
        "texts of one style under each other are as far apart as recorded",
        arguments: [
            (.body, .large, 2), (.body, .extraSmall, 2.333), (.subheadline, .large, 2.333), (.caption, .large, 2),
            (.body, .accessibilityExtraExtraExtraLarge, -1),
        ] as [(Font.TextStyle, ContentSizeCategory, CGFloat)])
    func gaps(style: Font.TextStyle, category: ContentSizeCategory, gap: CGFloat) throws {
        let cell = try PinnedFontCell().render(VStack { Pair() }.font(.system(style)), width: 240, height: 240) { $0.category = category }
        let (upper, lower) = (try frame("Hey", cell), try frame("Bye", cell))
        #expect(abs(lower.minY - upper.maxY - gap) < 0.001)
    }

    // Points, recorded on iOS at 3x: swiftui-layout 3.3.
    // row: 3.3-pitch, recorded
    @Test("a hundred rows of body text have a pitch of 22 1/3")
    func pitch() throws {
        let column = VStack { ForEach(0..<100) { Text("Row \($0)") } }
        let frames = try PinnedFontCell().render(column, width: 240, height: 3000).tree.views.filter { $0.type == "Text" }.map(\.frame)
        #expect(frames.count == 100)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($1.minY - $0.minY - 22.333) < 0.001 })
    }

    // Ascent, descent, leading beyond the line box and distance of a text from a text above it at 3x, in points, for every style
    // at the size large: swiftui-layout 14.1.
    // row: 14.1-table, recorded
    @Test(
        "every style has the line box and the distances that were recorded",
        arguments: [
            (.largeTitle, 32.373, 8.201, 0.426, 0.667), (.title, 26.660, 6.754, 0.586, 0.667), (.title2, 20.947, 5.307, 1.746, 2),
            (.title3, 19.043, 4.824, 1.133, 1.333), (.headline, 16.187, 4.101, 1.713, 2), (.body, 16.187, 4.101, 1.713, 2),
            (.callout, 15.234, 3.859, 1.906, 2), (.subheadline, 14.282, 3.618, 2.100, 2.333), (.footnote, 12.378, 3.136, 2.486, 2.667),
            (.caption, 11.426, 2.895, 1.680, 2), (.caption2, 10.474, 2.653, -0.127, 0),
        ] as [(Font.TextStyle, CGFloat, CGFloat, CGFloat, CGFloat)])
    func styles(style: Font.TextStyle, ascent: CGFloat, descent: CGFloat, leading: CGFloat, gap: CGFloat) throws {
        let column = VStack {
            Text("Hey")
            Text("a\nb")
        }
        let views = try PinnedFontCell().render(column.font(.system(style)), width: 240, height: 400).tree.views
        let texts = views.filter { $0.type == "Text" }
        #expect(abs(texts[1].frame.minY - texts[0].frame.maxY - gap) < 0.001)
        let lines = texts[1].lines
        #expect(abs(lines[0].frame.height - (ascent + descent)) < 0.001)
        #expect(abs(lines[0].baseline - lines[0].frame.minY - ascent) < 0.001)
        // Baselines stand on whole pixels, two of them are a line apart within one.
        #expect(abs(lines[1].baseline - lines[0].baseline - (ascent + descent + leading)) < Self.pixel)
    }

    @Test("a design whose font is not at hand is reported, and set like the system's")
    func designs() throws {
        let cells = try PinnedFontCell()
        let rounded = cells.render(Text("Hey").fontDesign(.rounded), width: 240, height: 140)
        #expect(rounded.notes == ["The system's rounded font is not at hand; Inter is used in its place."])
        #expect(rounded.list == cells.render(Text("Hey"), width: 240, height: 140).list)
        #expect(cells.render(Text("Hey").fontDesign(.serif), width: 240, height: 140).notes == [])
    }

    // Recorded: the text of 16 points whose top was at 367.667 had its baseline at 383.0, swiftui-layout 9.
    // row: 9-baseline, recorded
    @Test("a baseline stands on the pixel nearest to the ascent below the top")
    func baseline() throws {
        let view = Text("Hello").position(x: 100, y: 367.667 + 19.333 / 2)
        let cell = try PinnedFontCell().render(view, width: 200, height: 800) { $0.category = .medium }
        let text = try #require(cell.tree.views.first { $0.type == "Text" })
        #expect(abs(text.frame.minY - 367.667) < 0.001)
        #expect(abs(try #require(text.lines.first).baseline - 383) < 0.001)
    }
}
