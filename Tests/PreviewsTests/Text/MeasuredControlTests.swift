import Foundation
import ProofsheetDrawing
import ProofsheetViews
import Testing

/// Heights of controls as they were measured, with the fonts that are shipped: swiftui-layout 11.
@MainActor @Suite struct MeasuredControlTests {
    private func height<V: View>(_ view: V, _ type: String) throws -> CGFloat {
        let cell = try PinnedFontCell().render(view, width: 393, height: 852) { $0.scale = 2 }
        return try #require(cell.tree.views.first { $0.type == type }).frame.height
    }

    // row: 11-field, recorded
    @Test("a plain field is 22 points high at the size large")
    func field() throws {
        // The line is 20.333 points at 3x; at 2x it is 20.5.
        #expect(abs(try height(TextField("Name", text: .constant("Anna")), "TextField") - 22) < 0.2)
    }
}
