import Foundation
import ProofsheetDrawing
import ProofsheetViews
import Testing

/// Where paragraphs break in the shipped fonts, beside where the advances recorded of the system's font break them.
@MainActor @Suite struct LineBreakTests {
    // Points at body's 17, tracking included, for ASCII 32...126: recorded on iOS, swiftui-layout 14.3.
    private static let advances: [CGFloat] = [
        4.350, 4.856, 7.687, 10.276, 10.276, 15.298, 11.663, 4.615, 6.060, 6.060, 7.587, 10.276, 4.615, 7.587, 4.615, 4.748,
        10.276, 7.454, 9.828, 10.227, 10.509, 10.077, 10.393, 9.247, 10.426, 10.393, 4.615, 4.615, 10.276, 10.276, 10.276, 8.284,
        15.174, 11.023, 10.741, 11.737, 11.920, 9.695, 9.297, 12.260, 12.186, 4.117, 8.716, 10.766, 9.222, 14.427, 12.186, 12.684,
        10.368, 12.684, 10.675, 10.401, 10.343, 12.103, 11.023, 16.021, 11.106, 10.708, 10.816, 6.060, 4.748, 6.060, 10.276, 9.488,
        8.068, 8.948, 10.011, 9.081, 10.011, 9.280, 5.719, 9.928, 9.571, 3.769, 3.760, 8.799, 3.868, 14.360, 9.488, 9.612,
        9.944, 9.928, 6.043, 8.467, 5.744, 9.488, 8.782, 12.733, 8.483, 8.799, 8.732, 6.060, 3.968, 6.060, 10.276,
    ]

    private static let paragraphs = [
        """
        A line of seventy characters is easy to follow back to its start. On a wide screen a line can hold three times as many, and \
        the eye loses its place on the way. So the text keeps to a column in the middle, and the column is only as wide as the \
        reader needs.
        """,
        """
        Day tickets are valid until midnight in all zones; a monthly pass renews by itself on the same day of the next month, unless \
        it is cancelled 24 hours before. Ten rides cost 58.00, a single one 7.20. Children under 6 travel free of charge.
        """,
    ]

    private func length(_ text: some StringProtocol) -> CGFloat { text.utf8.reduce(0) { $0 + Self.advances[Int($1) - 32] } }

    /// Greedy after spaces.
    private func recorded(_ text: String, width: CGFloat) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, length(last + " " + word) <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    private func ours(_ text: String, width: CGFloat) throws -> [String] {
        let cell = try PinnedFontCell().render(Text(verbatim: text).frame(width: width), width: width, height: 2000)
        let view = try #require(cell.tree.views.first { $0.type == "Text" })
        return view.lines.map { $0.text.trimmingCharacters(in: .whitespaces) }
    }

    // The fonts that are shipped advance by the recorded numbers, so that nothing may differ but what kerned pairs bring nearer, of
    // which those numbers know nothing; a label of one sentence is 0.6 % narrower than they say (SystemAdvancesTests), and two of
    // these lines are 1.4 %.
    @Test("paragraphs break where the recorded advances break them, or a word later where kerning makes room, in columns of any width")
    func breaks() throws {
        var kerned = 0
        for width in stride(from: CGFloat(240), through: 440, by: 8) {
            for text in Self.paragraphs {
                let (ours, recorded) = (try ours(text, width: width), recorded(text, width: width))
                guard let differing = zip(ours, recorded).first(where: { $0 != $1 }) else {
                    #expect(ours.count == recorded.count, "\(width)")
                    continue
                }
                kerned += 1
                #expect(differing.0.hasPrefix(differing.1), "\(width)")
                #expect(length(differing.0) <= width * 1.015, "\(width): \(differing.0)")
            }
        }
        #expect(kerned <= 8)
    }
}
