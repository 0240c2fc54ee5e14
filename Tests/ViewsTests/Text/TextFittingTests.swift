import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

/// How a line of ten-point squares makes room before it loses characters.
@MainActor @Suite struct TextFittingTests {
    private func view(_ text: some View, width: CGFloat) throws -> LaidOutView {
        let text = text.font(.system(size: 10)).lineLimit(1).frame(width: width)
        return try #require(render(text).tree.views.first { $0.type == "Text" })
    }

    // Ten squares of 10 points; a 72nd of the em is 0.139 of a point.
    @Test("characters move together by no more than is needed, and by a 72nd of the em at most")
    func tightening() throws {
        let fitting = try view(Text("abcdefghij").allowsTightening(true), width: 99)
        #expect(!fitting.isTruncated)
        #expect(fitting.lines[0].frame.width <= 99.01 && fitting.lines[0].frame.width > 98.9)
        let tight = try view(Text("abcdefghij").allowsTightening(true), width: 98.62)
        #expect(!tight.isTruncated)
        #expect(try view(Text("abcdefghij").allowsTightening(true), width: 98.5).isTruncated)
        #expect(try view(Text("abcdefghij"), width: 99).isTruncated)
    }

    // Seen on macOS 26: a tightened line holds one character more than one that only lost its end.
    @Test("a line that does not fit even so is cut off as late as possible")
    func tightTruncation() throws {
        #expect(try view(Text("abcdefghijkl"), width: 69.5).lines.map(\.text) == ["abcde\u{2026}"])
        #expect(try view(Text("abcdefghijkl").allowsTightening(true), width: 69.5).lines.map(\.text) == ["abcdef\u{2026}"])
    }

    // Five halvings of the room between the least factor and 1: 0.953 for 120 of 124 points was recorded, 0.629 for 78.
    @Test(
        "a line shrinks to the largest of 32 steps between the least factor and 1 that fits",
        arguments: [(0.5, 96, 0.953125), (0.5, 81, 0.796875), (0.5, 63, 0.625), (0.5, 50, 0.5), (0.8, 95, 0.95)]
            as [(CGFloat, CGFloat, CGFloat)])
    func shrinking(least: CGFloat, width: CGFloat, scale: CGFloat) throws {
        let view = try view(Text("abcdefghij").minimumScaleFactor(least), width: width)
        #expect(!view.isTruncated)
        #expect(abs(view.lines[0].frame.width - 100 * scale) < 1e-6)
    }

    @Test("a line that does not fit at the least factor loses its end at that factor")
    func leastFactor() throws {
        let view = try view(Text("abcdefghij").minimumScaleFactor(0.8), width: 60)
        #expect(view.isTruncated)
        #expect(view.lines.map(\.text) == ["abcdef\u{2026}"])
        #expect(view.frame.size == CGSize(width: 56, height: 8))
    }

    @Test("tightening comes first, and shrinking starts from letters that are not tightened")
    func order() throws {
        let both = Text("abcdefghij").allowsTightening(true).minimumScaleFactor(0.5)
        #expect(try view(both, width: 99).frame.height == 10)
        #expect(try view(both, width: 96).lines[0].frame.width == 95.3125)
    }

    @Test("a text that may wrap does so and keeps its size, as does one that fits into its lines")
    func wrapping() throws {
        let wrapped = try render(Text("aaaa bbbb").font(.system(size: 10)).minimumScaleFactor(0.5).frame(width: 60))
        #expect(wrapped.frames(of: "Text").map(\.height) == [20])
        let two = try render(Text("aaaa bbbb").font(.system(size: 10)).lineLimit(2).minimumScaleFactor(0.5).frame(width: 60))
        #expect(two.frames(of: "Text").map(\.height) == [20])
    }

    @Test("a text shrinks to the height of its frame too")
    func height() throws {
        let text = Text("aaaa bbbb").font(.system(size: 10)).minimumScaleFactor(0.5).frame(width: 45, height: 14)
        let view = try #require(render(text).tree.views.first { $0.type == "Text" })
        #expect(!view.isTruncated)
        #expect(view.lines.count == 2)
        #expect(view.frame.height <= 14 && view.frame.height > 12)
    }

    @Test("in a row, the text that may shrink gives way to the others", arguments: [true, false])
    func row(isFixed: Bool) throws {
        let row = HStack(spacing: 0) {
            Text("abcdefghij").lineLimit(1).minimumScaleFactor(0.5).layoutPriority(-1)
            if isFixed { Color.red.frame(width: 30, height: 5) } else { Text("klm").lineLimit(1) }
        }
        let cell = try render(row.font(.system(size: 10)).frame(width: 100))
        let text = try #require(cell.tree.views.first { $0.type == "Text" })
        #expect(!text.isTruncated)
        #expect(abs(text.lines[0].frame.width - 68.75) < 1e-6)
    }

    @Test("factors that are none are passed over", arguments: [0, -1, 1, 2, CGFloat.nan, .infinity])
    func adversaries(factor: CGFloat) throws {
        let view = try view(Text("abcdefghij").minimumScaleFactor(factor), width: 60)
        #expect(view.isTruncated)
        #expect(view.frame.height == 10)
    }
}

/// Lines whose letters are shifted off the baseline.
@MainActor @Suite struct BaselineOffsetTests {
    private func texts(_ view: some View) throws -> [LaidOutView] {
        try render(view.font(.system(size: 10))).tree.views.filter { $0.type == "Text" }
    }

    private func drawn(_ view: some View) throws -> [GlyphRun] {
        try render(view.font(.system(size: 10))).list.items.compactMap { if case .glyphs(_, let run, _) = $0 { run } else { nil } }
    }

    // Recorded on macOS 26: 16 points become 22 with a shift of 6, and 20 with one of -4.
    @Test("a line grows by the shift of its letters, up or down", arguments: [(6, 16), (-4, 14), (0, 10)] as [(CGFloat, CGFloat)])
    func height(offset: CGFloat, height: CGFloat) throws {
        #expect(try texts(Text("a").baselineOffset(offset)).map(\.frame.height) == [height])
        #expect(try texts(Text("a") + Text("b").baselineOffset(offset)).map(\.frame.height) == [height])
    }

    // Recorded on macOS 26: the guide stays where letters without a shift stand.
    @Test("on a common baseline raised letters stand as much higher, sunk ones as much lower")
    func row() throws {
        let row = HStack(alignment: .firstTextBaseline) {
            Text("a")
            Text("b").baselineOffset(6)
            Text("c").baselineOffset(-4)
        }
        let places = try drawn(row).map(\.origin.y)
        #expect(places[0] - places[1] == 6)
        #expect(places[2] - places[0] == 4)
        let frames = try texts(row).map(\.frame)
        #expect(frames[0].minY - frames[1].minY == 6 && frames[0].maxY == frames[1].maxY)
        #expect(frames[0].minY == frames[2].minY && frames[2].maxY - frames[0].maxY == 4)
    }
}
