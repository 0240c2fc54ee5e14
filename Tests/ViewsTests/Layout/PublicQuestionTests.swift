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

/// Questions and reports about layout that were public, replayed in both directions; numbers are derived from the rules.
///
/// Characters are squares of 17 points here. Text keeps 5 from text, 5.4 from a plain view above it and 7.1 from one below.
@MainActor @Suite struct PublicQuestionTests {
    /// Compares named frames left to right, and their mirror images right to left.
    private func expect(
        _ view: some View, _ width: CGFloat, _ height: CGFloat, _ frames: KeyValuePairs<String, CGRect>,
        change: (inout CellEnvironment) -> Void = { _ in }
    ) throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let cell = try render(view, width: width, height: height) {
                change(&$0)
                $0.direction = direction
            }
            for (name, frame) in frames {
                let found = try #require(cell.frame(name), "\(name) is not there")
                let left = direction == .rightToLeft ? cell.size.width - found.maxX : found.minX
                #expect(
                    abs(left - frame.minX) < 1e-9 && abs(found.minY - frame.minY) < 1e-9 && abs(found.width - frame.width) < 1e-9
                        && abs(found.height - frame.height) < 1e-9, "\(name) \(direction): \(found), not \(frame)")
            }
        }
    }

    @Test("five boxes of 80 points keep their width in a row of 200 and overflow it on both sides")
    func fiveBoxes() throws {
        let row = HStack {
            ForEach(0..<5, id: \.self) { index in
                Color.red.frame(width: 80, height: 10).accessibilityIdentifier("box\(index)")
            }
        }
        // 5 x 80 and 4 x 8 make 432.
        try expect(
            row.accessibilityIdentifier("row").frame(width: 200).accessibilityIdentifier("room"), 200, 100,
            [
                "room": CGRect(x: 0, y: 45, width: 200, height: 10), "row": CGRect(x: -116, y: 45, width: 432, height: 10),
                "box0": CGRect(x: -116, y: 45, width: 80, height: 10), "box1": CGRect(x: -28, y: 45, width: 80, height: 10),
                "box2": CGRect(x: 60, y: 45, width: 80, height: 10), "box3": CGRect(x: 148, y: 45, width: 80, height: 10),
                "box4": CGRect(x: 236, y: 45, width: 80, height: 10),
            ])
    }

    @Test("four frames of 96 with spacing 10 are 414 wide in 383 and overflow by 15.5 on each side")
    func fourFrames() throws {
        let row = HStack(spacing: 10) {
            ForEach(0..<4, id: \.self) { Color.red.frame(width: 96, height: 96).accessibilityIdentifier("frame\($0)") }
        }
        try expect(
            row.accessibilityIdentifier("row"), 383, 100,
            [
                "row": CGRect(x: -15.5, y: 2, width: 414, height: 96), "frame0": CGRect(x: -15.5, y: 2, width: 96, height: 96),
                "frame1": CGRect(x: 90.5, y: 2, width: 96, height: 96), "frame2": CGRect(x: 196.5, y: 2, width: 96, height: 96),
                "frame3": CGRect(x: 302.5, y: 2, width: 96, height: 96),
            ])
    }

    @Test("in a column of ideal size a colour is as wide as the widest text")
    func fixedColumn() throws {
        let column = VStack {
            Text("Hi").accessibilityIdentifier("Hi")
            Color.blue.accessibilityIdentifier("colour")
            Text("Hello").accessibilityIdentifier("Hello")
        }
        try expect(
            column.fixedSize().accessibilityIdentifier("column"), 300, 200,
            [
                "column": CGRect(x: 107.5, y: 71.75, width: 85, height: 56.5), "Hi": CGRect(x: 133, y: 71.75, width: 34, height: 17),
                "colour": CGRect(x: 107.5, y: 95.85, width: 85, height: 10), "Hello": CGRect(x: 107.5, y: 111.25, width: 85, height: 17),
            ])
    }

    @Test("two equal toggles without a proposal are equally large: label and switch with room between them")
    func toggles() throws {
        let column = VStack {
            Toggle("Wi-Fi", isOn: .constant(true)).accessibilityIdentifier("on")
            Toggle("Wi-Fi", isOn: .constant(false)).accessibilityIdentifier("off")
        }
        // A switch takes 49 x 31; 16 points of room between it and its label are assumed.
        try expect(
            column.fixedSize().accessibilityIdentifier("column"), 300, 200,
            [
                "column": CGRect(x: 75, y: 65, width: 150, height: 70), "on": CGRect(x: 75, y: 65, width: 150, height: 31),
                "off": CGRect(x: 75, y: 104, width: 150, height: 31),
            ])
    }

    @Test("a padded row with a spacer takes the whole width of a cell that fits its view")
    func paddedRow() throws {
        let row = HStack {
            Text("Hi").accessibilityIdentifier("left")
            Spacer().accessibilityIdentifier("spacer")
            Text("You").accessibilityIdentifier("right")
        }
        let view = row.padding().accessibilityIdentifier("row")
        #expect(try render(view, width: 390, height: 844) { $0.sizing = .sizeThatFits }.size == CGSize(width: 390, height: 49))
        try expect(
            view, 390, 844,
            [
                "row": CGRect(x: 0, y: 0, width: 390, height: 49), "left": CGRect(x: 16, y: 16, width: 34, height: 17),
                "spacer": CGRect(x: 50, y: 24.5, width: 273, height: 0), "right": CGRect(x: 323, y: 16, width: 51, height: 17),
            ]
        ) { $0.sizing = .sizeThatFits }
    }

    @Test("a width that comes up as a preference sets the width of all")
    func preference() throws {
        // Nine characters of 17 points.
        try expect(
            EqualButtons(), 300, 200,
            [
                "Hi": CGRect(x: 73.5, y: 80.5, width: 153, height: 17), "Hello you": CGRect(x: 73.5, y: 102.5, width: 153, height: 17),
            ])
    }

    @Test("a spacer inside views inside views works along the stack around them")
    func nestedSpacer() throws {
        let row = Outer {
            Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
            Pushed().accessibilityIdentifier("spacer")
            Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b")
        }
        try expect(
            row, 200, 100,
            [
                "a": CGRect(x: 0, y: 45, width: 20, height: 10), "spacer": CGRect(x: 20, y: 50, width: 160, height: 0),
                "b": CGRect(x: 180, y: 45, width: 20, height: 10),
            ])
    }

    @Test("a long text at the width of a device has its ideal height")
    func longText() throws {
        let text = Text(String(repeating: "word ", count: 20).trimmingCharacters(in: .whitespaces)).accessibilityIdentifier("text")
        // Two words a line; 10 lines of 22 less the last one's leading of 5. The space after a line counts up to the room.
        try expect(
            text.fixedSize(horizontal: false, vertical: true), 175, 100,
            ["text": CGRect(x: 2.5, y: -57.5, width: 170, height: 215)])
        let cell = try render(text.fixedSize(horizontal: false, vertical: true), width: 175, height: 100)
        #expect(cell.tree.views.first?.lines.map(\.text) == Array(repeating: "word word", count: 10))
    }

    @Test(
        "one view under the four pairs of size classes",
        arguments: [
            (.compact, .regular, CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 0, y: 20, width: 40, height: 20)),
            (.compact, .compact, CGRect(x: 0, y: 0, width: 40, height: 10), CGRect(x: 0, y: 10, width: 40, height: 20)),
            (.regular, .compact, CGRect(x: 0, y: 5, width: 40, height: 10), CGRect(x: 40, y: 0, width: 40, height: 20)),
            (.regular, .regular, CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 40, y: 0, width: 40, height: 20)),
        ] as [(UserInterfaceSizeClass, UserInterfaceSizeClass, CGRect, CGRect)])
    func sizeClasses(horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass, a: CGRect, b: CGRect) throws {
        let whole = a.union(b)
        let (x, y) = (150 - whole.width / 2, 100 - whole.height / 2)
        try expect(
            Adaptive(), 300, 200,
            ["whole": whole.offsetBy(dx: x, dy: y), "a": a.offsetBy(dx: x, dy: y), "b": b.offsetBy(dx: x, dy: y)]
        ) {
            $0.horizontalSizeClass = horizontal
            $0.verticalSizeClass = vertical
        }
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
        try expect(
            column, 200, 100,
            [
                "a": CGRect(x: 0, y: 40, width: 20, height: 10), "b": CGRect(x: 170, y: 40, width: 30, height: 10),
                "c": CGRect(x: 5, y: 50, width: 40, height: 10),
            ])
    }

    @Test("a type that is a view of its content, and a layout without one, takes braces as its content")
    func viewAndLayout() throws {
        let row = PairedRow(gap: 4) {
            Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
            Color.red.frame(width: 30, height: 10).accessibilityIdentifier("b")
        }
        #expect(type(of: row) != PairedRow<EmptyView>.self)
        let expected: KeyValuePairs = ["a": CGRect(x: 23, y: 45, width: 20, height: 10), "b": CGRect(x: 47, y: 45, width: 30, height: 10)]
        try expect(row, 100, 100, expected)
        let layout = PairedRow(gap: 4)
        let loose = layout {
            Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
            Color.red.frame(width: 30, height: 10).accessibilityIdentifier("b")
        }
        try expect(loose, 100, 100, expected)
    }
}

/// As public packages write their flows.
private struct PairedRow<Content: View>: View {
    let rule: HStackLayout
    let content: Content

    init(gap: CGFloat, @ViewBuilder content makeContent: () -> Content) {
        rule = HStackLayout(spacing: gap)
        content = makeContent()
    }

    var body: some View { rule { content } }
}

extension PairedRow: Animatable where Content == EmptyView { typealias AnimatableData = EmptyAnimatableData }

extension PairedRow: Layout where Content == EmptyView {
    init(gap: CGFloat) { self.init(gap: gap) { EmptyView() } }

    nonisolated func makeCache(subviews: LayoutSubviews) -> HStackLayout.Cache { rule.makeCache(subviews: subviews) }

    nonisolated func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout HStackLayout.Cache
    ) -> CGSize { rule.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }

    nonisolated func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout HStackLayout.Cache
    ) { rule.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
}
