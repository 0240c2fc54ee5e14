import Foundation
import ProofsheetDrawing
import ProofsheetViews
import SwiftUI
import Testing

private struct Longest: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// A list whose first row gives way once it has appeared.
private struct Shrinking: View {
    @State private var height: CGFloat = 500
    let appeared: (Int) -> Void

    var body: some View {
        List {
            Color.red.frame(height: height).onAppear { height = 10 }
            ForEach(1..<20) { index in Text(verbatim: "\(index)").onAppear { appeared(index) } }
        }
    }
}

@MainActor @Suite struct LazyRoomTests {
    @Test(
        "the form's eleven rows are in the tree at every text size, whatever shows of them",
        arguments: [(320.0, 568.0), (667, 375), (956, 440), (1133, 744), (1024, 1366)], ContentSizeCategory.allCases)
    func elevenRows(size: (Double, Double), category: ContentSizeCategory) throws {
        let cell = try render(HalfWideForm(), width: size.0, height: size.1) {
            $0.horizontalSizeClass = size.0 > 700 ? .regular : .compact
            $0.verticalSizeClass = size.1 > 500 ? .regular : .compact
            $0.category = category
        }
        let texts = cell.frames(of: "Text")
        #expect(texts.count == 11)
        #expect(zip(texts, texts.dropFirst()).allSatisfy { $0.maxY <= $1.minY && $0.minX == $1.minX })
    }

    // 44 points a row at the default size, 35 above the first: swiftui-layout 12.
    @Test("a row below the edge has the frame that scrolling would bring into sight")
    func frames() throws {
        let cell = try render(List { ForEach(0..<20) { Text(verbatim: "\($0)") } }, height: 300)
        let texts = cell.frames(of: "Text")
        #expect(abs(texts[19].midY - (35 + 19 * 44 + 22)) < 0.2)
        #expect(cell.frames(of: "List").first == CGRect(x: 0, y: 0, width: 300, height: 300))
    }

    @Test("what lies below the edge is not drawn")
    func drawing() throws {
        func words(_ count: Int) throws -> [String] { texts(try render(list(count), height: 300)) }
        #expect(try words(20) == ["0", "1", "2", "3", "4", "5", "6"])
        #expect(try render(list(20), height: 300).list == render(list(500), height: 300).list)
    }

    @Test("a list of 48 rows goes to its end, one of 49 to the edge", arguments: [(48, 48), (49, 7), (100_000, 7)])
    func most(count: Int, made: Int) throws {
        #expect(try render(list(count), height: 300).frames(of: "Text").count == made)
    }

    @Test("headers and footers count as rows do")
    func sections() throws {
        func view(_ count: Int) -> some View {
            List {
                ForEach(0..<1) { _ in
                    Section("h") { ForEach(0..<count, id: \.self) { _ in Color.red } }
                }
            }
        }
        // The rows of a section in a loop are not known before it is made, so it is cut at the count of 48.
        #expect(try render(view(47), height: 300).frames(of: "Color").count == 47)
        #expect(try render(view(100_000), height: 300).frames(of: "Color").count == 47)
    }

    @Test("rows that come to nothing count too")
    func emptyRows() throws {
        var made = 0
        let view = List {
            ForEach(0..<2) { _ in
                ForEach(0..<100_000) { index in
                    let _ = made += 1
                    if index < 10 { Color.red }
                }
            }
        }
        let cell = try render(view, height: 300)
        #expect(cell.frames(of: "Color").count == 10)
        #expect(made < 60)
    }

    @Test("only rows that show appear, start tasks and are told of their geometry")
    func appearance() throws {
        var appeared: [Int] = []
        var started: [Int] = []
        var measured: [Int] = []
        let view = List {
            ForEach(0..<20) { index in
                Text(verbatim: "\(index)")
                    .onAppear { appeared.append(index) }
                    .task { started.append(index) }
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: { _ in
                        measured.append(index)
                    }
            }
        }
        _ = try render(view, height: 300)
        #expect(appeared == Array(0..<7))
        #expect(started == Array(0..<7))
        #expect(measured == Array(0..<7))
    }

    @Test("a row that a change brings into sight appears then")
    func latecomers() throws {
        var appeared: [Int] = []
        _ = try render(Shrinking { appeared.append($0) }, height: 300)
        #expect(appeared == Array(1..<7))
    }

    @Test("only rows that show hand up preferences, be it from a geometry reader")
    func preferences() throws {
        var value = 0
        let view = List {
            ForEach(0..<20) { index in
                Text(verbatim: "\(index)").background {
                    GeometryReader { _ in Color.clear.preference(key: Longest.self, value: index) }
                }
            }
        }
        _ = try render(view.onPreferenceChange(Longest.self) { value = $0 }, height: 300)
        #expect(value == 6)
    }

    @Test("a row below the edge presents nothing, watches nothing and says nothing of it")
    func presentation() throws {
        var initial: [Int] = []
        let view = List {
            ForEach(0..<20) { index in
                Text(verbatim: "\(index)")
                    .onChange(of: index, initial: true) { initial.append(index) }
                    .sheet(isPresented: .constant(index > 15)) { Text("sheet") }
            }
        }
        let cell = try render(view, height: 300)
        #expect(!texts(cell).contains("sheet"))
        #expect(cell.notes == [])
        #expect(initial == Array(0..<7))
    }

    @Test("a lazy stack of a few views is in the tree to its end and draws what can show")
    func stack() throws {
        let view = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<30) { Text(verbatim: "\($0)").frame(height: 100) } } }
        let cell = try render(view, height: 250)
        #expect(cell.frames(of: "Text").count == 30)
        #expect(cell.frames(of: "Text").last?.midY == 2950)
        #expect(cell.frames(of: "LazyVStack").first?.height == 3000)
        #expect(texts(cell) == ["0", "1", "2"])
    }

    @Test("a lazy row is as high as the views that can show")
    func row() throws {
        let view = ScrollView(.horizontal) {
            LazyHStack(spacing: 0) { ForEach(0..<30) { Color.red.frame(width: 100, height: $0 > 10 ? 90 : 20) } }
                .fixedSize()
        }
        let cell = try render(view, width: 250)
        #expect(cell.frames(of: "LazyHStack").first?.height == 20)
        #expect(cell.frames(of: "Color").count == 30)
    }

    @Test("a lazy grid of a few cells is in the tree to its end, of many to what can show", arguments: [(40, 40), (50, 6)])
    func grid(count: Int, made: Int) throws {
        let view = ScrollView {
            LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
                ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").frame(height: 100) }
            }
        }
        let cell = try render(view, height: 250)
        #expect(cell.frames(of: "Text").count == made)
        #expect(texts(cell).count == 6)
    }

    private func list(_ count: Int) -> some View {
        List { ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") } }
    }

    /// The texts that are drawn, in drawing order.
    private func texts(_ cell: RenderedCell) -> [String] { texts(cell.list.items) }

    private func texts(_ items: [DisplayItem]) -> [String] {
        items.flatMap { item -> [String] in
            switch item {
            case .glyphs(_, let run, _): [run.text]
            case .group(_, _, let items): texts(items)
            default: []
            }
        }
    }

    // Recorded on iOS: texts at M in a lazy column are 21.333 points apart, as in any column.
    @Test("a lazy stack keeps the distances its views ask for, or the one it is told")
    func distances() throws {
        func tops<Content: View>(_ view: Content) throws -> [CGFloat] { try render(view).frames(of: "Text").map(\.minY) }
        let texts = ForEach(0..<3) { Text(verbatim: "\($0)") }
        let plain = try tops(VStack { texts })
        #expect(try tops(LazyVStack { texts }) == plain)
        #expect(try tops(ScrollView { LazyVStack { texts } }).map { $0 + plain[0] } == plain)
        #expect(plain[1] - plain[0] != 8 + 17)
        #expect(try tops(LazyVStack(spacing: 8) { texts }) == tops(VStack(spacing: 8) { texts }))
        let boxes = ForEach(0..<2) { _ in Color.red.frame(width: 20, height: 20) }
        #expect(try render(LazyHStack { boxes }).frames(of: "Color").map(\.minX) == [126, 154])
    }

    // Recorded on iOS: of 300 lines in a lazy column without a scroll view the middle ones show.
    @Test("a lazy column that is too long and does not scroll is centred, and its middle shows")
    func centred() throws {
        let column = LazyVStack(spacing: 0) { ForEach(0..<300) { Text(verbatim: "\($0)").frame(height: 20) } }
        let cell = try render(column, height: 100)
        #expect(cell.frames(of: "LazyVStack") == [CGRect(x: 0, y: -2950, width: 300, height: 6000)])
        #expect(Set(["147", "148", "149", "150", "151"]).isSubset(of: texts(cell)))
    }

    @Test("a lazy stack outside of scroll views is as long as its views, however many they are", arguments: [300, 100_000])
    func root(count: Int) throws {
        let view = LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").frame(height: 20) } }
        let cell = try render(view, width: 100, height: 100)
        #expect(cell.frames(of: "LazyVStack") == [CGRect(x: 0, y: 50 - 10 * CGFloat(count), width: 100, height: 20 * CGFloat(count))])
        let middle = count / 2
        #expect(texts(cell) == (-2...2).map { "\(middle + $0)" } || texts(cell) == (-3...2).map { "\(middle + $0)" })
        if count > 1000 { #expect(cell.frames(of: "Text").count < 30) }
    }

    private struct Long: View {
        var count = 100_000
        let target: Int
        let anchor: UnitPoint?
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").frame(height: 20).accessibilityIdentifier("row\($0)") }
                    }
                }
                .onAppear { proxy.scrollTo(target, anchor: anchor) }
            }
        }
    }

    @Test(
        "a long lazy stack is scrolled to a view without making those before it",
        arguments: [
            (50_000, .top, 0), (50_000, .center, 40), (50_000, .bottom, 80), (99_999, .bottom, 80), (99_999, .top, 80), (3, .top, 0),
        ]
            as [(Int, UnitPoint, CGFloat)])
    func farTarget(target: Int, anchor: UnitPoint, y: CGFloat) throws {
        let cell = try render(Long(target: target, anchor: anchor), width: 100, height: 100)
        #expect(
            cell.frame("row\(target)")
                == CGRect(x: 0, y: y, width: 100, height: 20).insetBy(dx: (100 - CGFloat("\(target)".count) * 17) / 2, dy: 0))
        #expect(cell.frames(of: "Text").count < 30)
        #expect(cell.notes == [])
    }

    @Test("a long lazy stack of uneven views ends where it is scrolled to its end")
    func unevenEnd() throws {
        let view = ScrollView {
            LazyVStack(spacing: 0) {
                Section {
                    ForEach(0..<5000, id: \.self) {
                        Text(verbatim: "\($0)").frame(height: $0 > 4000 ? 35 : 20).accessibilityIdentifier("row\($0)")
                    }
                } header: {
                    Text("Header").frame(height: 30).accessibilityIdentifier("header")
                } footer: {
                    Text("Footer").frame(height: 30).accessibilityIdentifier("footer")
                }
            }
        }
        let cell = try render(view.defaultScrollAnchor(.bottom), width: 200, height: 100)
        #expect(cell.frame("footer")?.maxY == 100)
        #expect(cell.frame("row4999")?.maxY == 70 && cell.frame("row4998")?.maxY == 35)
        #expect(cell.frames(of: "Text").count < 30)
    }

    @Test("a header that pins stays over the middle of a long section")
    func pinnedMiddle() throws {
        let view = ScrollView {
            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                Section {
                    ForEach(0..<5000, id: \.self) { Text(verbatim: "\($0)").frame(height: 20).accessibilityIdentifier("row\($0)") }
                } header: {
                    Text("Header").frame(height: 30).accessibilityIdentifier("header")
                }
            }
        }
        let cell = try render(view.defaultScrollAnchor(.center), width: 200, height: 100)
        #expect(cell.frame("header")?.minY == 0)
        #expect(cell.frames(of: "Text").count < 30)
    }
}
