import Foundation
import ProofsheetDrawing
import ProofsheetLayout
import ProofsheetViews
import Testing

/// Wrapped and truncated texts of 13 points in the shipped fonts beside recordings of SwiftUI on iOS 26.0 at 2x: the goldens of
/// iamcgn/swiftui-web.
@MainActor @Suite struct RecordedLineTests {
    nonisolated private static let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."

    /// A text in a column, and what was recorded of it: lines that its words decide, width, height and last baseline in points.
    struct Recording: CustomTestStringConvertible, Sendable {
        let name: String
        let column: CGFloat
        let lines: [String]
        let size: CGSize
        let lastBaseline: CGFloat
        let view: @MainActor () -> AnyView

        init<V: View>(
            _ name: String, _ column: CGFloat, _ lines: [String], _ width: CGFloat, _ height: CGFloat, _ lastBaseline: CGFloat,
            _ view: @escaping @MainActor () -> V
        ) {
            (self.name, self.column, self.lines, self.lastBaseline) = (name, column, lines, lastBaseline)
            size = CGSize(width: width, height: height)
            self.view = { AnyView(view()) }
        }

        var testDescription: String { "\(name) in \(column)" }
    }

    nonisolated private static var text: Text { Text(verbatim: sentence) }

    nonisolated private static let wrapped: [Recording] = [
        .init(
            "wrapped", 100, ["Layout must", "wrap this", "sentence onto", "several lines", "inside a narrow", "frame."], 95.5, 93.5, 90.5
        ) {
            text
        },
        .init("wrapped", 110, ["Layout must wrap", "this sentence", "onto several lines", "inside a narrow", "frame."], 110, 78, 75) {
            text
        },
        .init("wrapped", 120, ["Layout must wrap", "this sentence onto", "several lines inside", "a narrow frame."], 118, 62.5, 59.5) {
            text
        },
        .init("wrapped", 134, ["Layout must wrap this", "sentence onto several", "lines inside a narrow", "frame."], 134, 62.5, 59.5) {
            text
        },
        .init("wrapped", 150, ["Layout must wrap this", "sentence onto several", "lines inside a narrow", "frame."], 137, 62.5, 59.5) {
            text
        },
        .init("wrapped", 200, ["Layout must wrap this sentence", "onto several lines inside a", "narrow frame."], 196.5, 47, 44) { text },
        .init("wrapped", 260, ["Layout must wrap this sentence onto", "several lines inside a narrow frame."], 227, 31.5, 28.5) { text },
        .init("wrapped", 300, ["Layout must wrap this sentence onto several", "lines inside a narrow frame."], 274, 31.5, 28.5) { text },
        .init(
            "its last word not alone", 400, ["Layout must wrap this sentence onto several lines inside a", "narrow frame."], 355.5, 31.5,
            28.5
        ) {
            text
        },
        .init("with distance between letters", 160, ["Wrapped kerned", "words fill the line"], 140.5, 31.5, 28.5) {
            Text("Wrapped kerned words fill the line").kerning(2)
        },
        .init("without it", 160, ["Wrapped kerned words fill", "the line"], 160, 31.5, 28.5) { Text("Wrapped kerned words fill the line") },
        .init("two paragraphs", 220, ["First line.", "Second paragraph wraps here", "as well."], 186, 47, 44) {
            Text("First line.\nSecond paragraph wraps here as well.")
        },
        .init(
            "three lines, the last a word", 200, ["Two lines of redacted text that", "wrap around inside a narrow", "frame"], 188, 47, 44
        ) {
            Text("Two lines of redacted text that wrap around inside a narrow frame")
        },
        .init("a word too long", 60, ["Supercali", "fragilistic"], 56.5, 31.5, 28.5) { Text("Supercalifragilistic") },
        .init(
            "in two weights", 150, ["Layout must wrap this", "sentence onto several", "lines inside a narrow", "frame."], 142.5, 62.5, 59.5
        ) {
            Text("Layout must ").bold() + Text("wrap this sentence onto several lines inside a narrow frame.")
        },
        .init(
            "at the secondary scale", 150, ["Layout must wrap this", "sentence onto several lines", "inside a narrow frame."], 149.5, 47, 44
        ) {
            text.textScale(.secondary)
        },
        .init(
            "4 points apart", 150, ["Layout must wrap this", "sentence onto several", "lines inside a narrow", "frame."], 137, 74.5, 71.5
        ) {
            text.lineSpacing(4)
        },
        .init(
            "10 points apart", 150, ["Layout must wrap this", "sentence onto several", "lines inside a narrow", "frame."], 137, 92.5, 89.5
        ) {
            text.lineSpacing(10)
        },
    ]

    nonisolated private static let limited: [Recording] = [
        .init("one line", 110, ["Layout must wr\u{2026}"], 103.5, 16, 12.5) { text.lineLimit(1) },
        .init("two lines", 110, ["Layout must wrap", "this sentence o\u{2026}"], 110, 31.5, 28.5) { text.lineLimit(2) },
        .init("one line", 150, ["Layout must wrap this\u{2026}"], 144, 16, 12.5) { text.lineLimit(1) },
        .init("two lines", 150, ["Layout must wrap this", "sentence onto several\u{2026}"], 144, 31.5, 28.5) { text.lineLimit(2) },
        .init("three lines", 150, ["Layout must wrap this", "sentence onto several", "lines inside a narrow fr\u{2026}"], 147, 47, 44) {
            text.lineLimit(1...3)
        },
        .init("one line", 260, ["Layout must wrap this sentence onto sev\u{2026}"], 258, 16, 12.5) { text.lineLimit(...1) },
        .init("one line without its head", 150, ["\u{2026}inside a narrow frame."], 145, 16, 12.5) {
            text.lineLimit(1).truncationMode(.head)
        },
        .init("one line without its middle", 150, ["Layout mus\u{2026}rrow frame."], 150, 16, 12.5) {
            text.lineLimit(1).truncationMode(.middle)
        },
        .init("two lines without their middle", 150, ["Layout must wrap this", "sentence o\u{2026}rrow frame."], 147, 31.5, 28.5) {
            text.lineLimit(2).truncationMode(.middle)
        },
        .init(
            "a limit above the lines", 150, ["Layout must wrap this", "sentence onto several", "lines inside a narrow", "frame."], 137,
            62.5, 59.5
        ) {
            text.lineLimit(10)
        },
        .init("two lines kept free", 150, ["Hello"], 31, 31.5, 12.5) { Text("Hello").lineLimit(2, reservesSpace: true) },
        .init("two to four lines", 150, ["Hello"], 31, 31.5, 12.5) { Text("Hello").lineLimit(2...4) },
        .init("three lines and more", 150, ["Hello"], 31, 47, 12.5) { Text("Hello").lineLimit(3...) },
    ]

    // Widths round up to half a point, so that two that differ by less may be one apart.
    // row: 10-height, recorded
    @Test("lines break, end and measure as recorded", arguments: wrapped + limited)
    func lines(_ recording: Recording) throws {
        let view = HStack(alignment: .lastTextBaseline, spacing: 0) {
            recording.view().frame(width: recording.column, alignment: .leading).font(.system(size: 13))
            Color.red.frame(width: 1, height: 1).accessibilityIdentifier("baseline")
        }
        let cell = try PinnedFontCell().render(view, width: 500, height: 400) { $0.scale = 2 }
        let text = try #require(cell.tree.views.first { $0.type == "Text" })
        let baseline = try #require(cell.tree.views.first { $0.identifier == "baseline" }).frame.maxY
        #expect(text.lines.map(\.text) == recording.lines)
        #expect(abs(text.frame.height - recording.size.height) < 1e-6)
        #expect(abs(text.frame.width - recording.size.width) < 0.501)
        #expect(abs(baseline - text.frame.minY - recording.lastBaseline) < 1e-6)
    }
}
