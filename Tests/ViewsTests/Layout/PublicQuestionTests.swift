import Foundation
import ProofsheetViews
import SwiftUI
import Testing

private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct EqualButtons: View {
    @State private var width: CGFloat?

    var body: some View {
        VStack {
            label("Hi")
            label("Hello you")
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
    }

    private func label(_ text: String) -> some View {
        Text(text)
            .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
            .frame(width: width)
            .accessibilityIdentifier(text)
    }
}

private struct Outer<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { Inner { content } }
}

private struct Inner<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { HStack(spacing: 0) { content } }
}

private struct Pushed: View {
    var body: some View { Nested() }
}

private struct Nested: View {
    var body: some View { Spacer() }
}

private struct Adaptive: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    var body: some View {
        let layout = horizontal == .compact ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
            Color.red.frame(width: 40, height: vertical == .compact ? 10 : 20).accessibilityIdentifier("a")
            Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("b")
        }
        .accessibilityIdentifier("whole")
    }
}

/// Questions and reports about layout that were public, replayed; numbers are derived from the rules.
@MainActor @Suite struct PublicQuestionTests {
    @Test("five boxes of 80 points keep their width in a row of 200 and overflow it on both sides")
    func fiveBoxes() throws {
        let row = HStack {
            ForEach(0..<5, id: \.self) { index in
                Color.red.frame(width: 80, height: 10).accessibilityIdentifier("box\(index)")
            }
        }
        let cell = try render(row.frame(width: 200).accessibilityIdentifier("row"), width: 200, height: 100)
        // 5 x 80 and 4 x 8 make 432.
        #expect(cell.frame("row")?.width == 200)
        #expect((0..<5).map { cell.frame("box\($0)")?.minX } == [-116, -28, 60, 148, 236])
    }

    @Test("four frames of 96 with spacing 10 are 414 wide in 383 and overflow by 15.5 on each side")
    func fourFrames() throws {
        let row = HStack(spacing: 10) {
            ForEach(0..<4, id: \.self) { _ in Color.red.frame(width: 96, height: 10) }
        }
        let frames = try render(row, width: 383, height: 100).frames(of: "Color")
        #expect(frames.map(\.minX) == [-15.5, 90.5, 196.5, 302.5])
    }

    @Test("in a column of ideal size a colour is as wide as the widest text")
    func fixedColumn() throws {
        let column = VStack {
            Text("Hi")
            Color.blue
            Text("Hello")
        }
        let cell = try render(column.fixedSize())
        #expect(cell.frames(of: "Color").first?.size == CGSize(width: 5 * 17, height: 10))
    }

    @Test("two equal toggles without a proposal are equally large")
    func toggles() throws {
        let column = VStack {
            Toggle("Wi-Fi", isOn: .constant(true))
            Toggle("Wi-Fi", isOn: .constant(false))
        }
        let frames = try render(column.fixedSize()).frames(of: "Toggle")
        #expect(frames.count == 2 && frames[0].size == frames[1].size)
        #expect(frames[1].minY - frames[0].maxY == 8)
    }

    @Test("a padded row with a spacer takes the whole width of a cell that fits its view")
    func paddedRow() throws {
        let row = HStack {
            Text("Hi").accessibilityIdentifier("left")
            Spacer()
            Text("You").accessibilityIdentifier("right")
        }
        let cell = try render(row.padding(), width: 390, height: 844) { $0.sizing = .sizeThatFits }
        #expect(cell.size == CGSize(width: 390, height: 17 + 32))
        #expect(cell.frame("left")?.minX == 16)
        #expect(cell.frame("right")?.maxX == 374)
    }

    @Test("a width that comes up as a preference sets the width of all")
    func preference() throws {
        let cell = try render(EqualButtons())
        // Nine characters of 17 points.
        #expect(cell.frame("Hi")?.width == 153)
        #expect(cell.frame("Hello you")?.width == 153)
    }

    @Test("a spacer inside views inside views works along the stack around them")
    func nestedSpacer() throws {
        let row = Outer {
            Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
            Pushed()
            Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b")
        }
        let cell = try render(row, width: 200, height: 100)
        #expect(cell.frame("a") == CGRect(x: 0, y: 45, width: 20, height: 10))
        #expect(cell.frame("b") == CGRect(x: 180, y: 45, width: 20, height: 10))
    }

    @Test("a long text at the width of a device is as high as its lines")
    func longText() throws {
        let text = Text(String(repeating: "word ", count: 20))
        let cell = try render(text.fixedSize(horizontal: false, vertical: true), width: 170, height: 100)
        // Two words a line; 10 lines of 22 less the last one's leading of 5.
        #expect(cell.frames(of: "Text").first?.height == 215)
        #expect(cell.tree.views.first?.lines.count == 10)
    }

    @Test(
        "one view under the four pairs of size classes",
        arguments: [
            ("compact", "regular", CGSize(width: 40, height: 40)), ("compact", "compact", CGSize(width: 40, height: 30)),
            ("regular", "compact", CGSize(width: 80, height: 20)), ("regular", "regular", CGSize(width: 80, height: 20)),
        ])
    func sizeClasses(horizontal: String, vertical: String, size: CGSize) throws {
        let cell = try render(Adaptive()) {
            $0.horizontalSizeClass = horizontal == "compact" ? .compact : .regular
            $0.verticalSizeClass = vertical == "compact" ? .compact : .regular
        }
        #expect(cell.frame("whole")?.size == size)
    }

    @Test("right to left a row is mirrored, and so are its paddings and alignments")
    func rightToLeft() throws {
        let column = VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
                Spacer()
                Color.red.frame(width: 30, height: 10).accessibilityIdentifier("b")
            }
            Color.red.frame(width: 40, height: 10).accessibilityIdentifier("c").padding(.leading, 5)
        }
        let cell = try render(column, width: 200, height: 100) { $0.direction = .rightToLeft }
        #expect(cell.frame("a")?.minX == 180)
        #expect(cell.frame("b")?.minX == 0)
        #expect(cell.frame("c")?.minX == 155)
    }
}
