import Foundation
import Testing

/// Views that are too many, too deep, too long or without an end, through the tool: none crashes, hangs or gives what is no number.
@Suite("Hostile views", .serialized)
struct HostileViewsTests {
    private static let source = #"""
        import SwiftUI

        @MainActor func nested(_ levels: Int, _ around: (AnyView) -> any View) -> AnyView {
            (0..<levels).reduce(AnyView(Text("x"))) { view, _ in AnyView(around(view)) }
        }

        struct Length: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
        }

        struct Cycle: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Color.red.frame(width: width).preference(key: Length.self, value: width * 1e100)
                    .onPreferenceChange(Length.self) { width = $0 }
            }
        }

        struct Numbers: View {
            let number: CGFloat
            var body: some View {
                VStack(spacing: number) {
                    Text("a").frame(width: number, height: number).padding(number).offset(x: number).scaleEffect(number)
                    Color.red.frame(minWidth: number, idealWidth: number, maxWidth: number, minHeight: 0, maxHeight: number)
                    Text("b").font(.system(size: number)).tracking(number).lineSpacing(number).position(x: number, y: number)
                    GeometryReader { Color.blue.frame(width: $0.size.width * number) }.frame(height: 10).aspectRatio(number, contentMode: .fit)
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: number), spacing: number)], spacing: number) { Text("c") }
                    Grid(horizontalSpacing: number) { GridRow { Text("d").gridCellAnchor(UnitPoint(x: number, y: number)) } }
                    ScrollView { Color.green.frame(height: number) }.contentMargins(number).safeAreaPadding(number)
                    RoundedRectangle(cornerRadius: number).stroke(lineWidth: number).rotationEffect(.degrees(number)).blur(radius: number)
                    Slider(value: .constant(number), in: 0...1)
                }
                .alignmentGuide(.leading) { _ in number }.safeAreaInset(edge: .bottom, spacing: number) { Text("e") }
            }
        }

        #Preview("Rows 100000") { List { ForEach(0..<100_000, id: \.self) { Text("Row \($0)") } } }
        #Preview("Rows at the end") {
            ScrollViewReader { proxy in
                List { ForEach(0..<100_000, id: \.self) { Text("Row \($0)") } }.onAppear { proxy.scrollTo(99_999) }
            }
        }
        #Preview("Lazy rows at the end") {
            ScrollView { LazyVStack { ForEach(0..<100_000, id: \.self) { Text("Row \($0)") } } }.defaultScrollAnchor(.bottom)
        }
        #Preview("Choice of 100000") {
            Form { Picker("Row", selection: .constant(99_999)) { ForEach(0..<100_000, id: \.self) { Text("Row \($0)") } } }
        }
        #Preview("Duplicates") { List { ForEach(0..<100_000, id: \.self) { _ in ForEach([1, 1], id: \.self) { Text("\($0)") } } } }
        #Preview("Nothing") { List { ForEach([Int](), id: \.self) { Text("\($0)") } } }
        #Preview("Words") { Text(String(repeating: "word ", count: 200_000)) }
        #Preview("Word") { List { Text(String(repeating: "a", count: 1_000_000)) } }
        #Preview("Marks") { Text("e" + String(repeating: "\u{301}", count: 500_000)) }
        #Preview("Both ways") { Text(String(repeating: "שלום abc ", count: 80_000)) }
        #Preview("Families") { Text(String(repeating: "👩‍👩‍👧‍👦", count: 40_000)) }
        #Preview("HStack") { nested(1000) { view in HStack { view; Color.red } } }
        #Preview("VStack") { nested(1000) { view in VStack(alignment: .leading) { view; Text("a").alignmentGuide(.leading) { $0.width } } } }
        #Preview("ZStack") { nested(1000) { view in ZStack { view; Color.red } } }
        #Preview("Frame") { nested(1000) { view in view.frame(minWidth: 10, maxWidth: .infinity).padding(0.1) } }
        #Preview("Layers") { nested(1000) { view in view.overlay { Color.red }.background { Color.blue } } }
        #Preview("Reader") { nested(1000) { view in GeometryReader { _ in view } } }
        #Preview("Fitting") { nested(1000) { view in ViewThatFits { view; Text("b") } } }
        #Preview("Effects") { nested(600) { view in view.offset(x: 1) } }
        #Preview("Deep") { nested(30_000) { view in VStack { view } } }
        #Preview("Cycle") { Cycle() }
        #Preview("Zero") { Numbers(number: 0) }
        #Preview("Negative") { Numbers(number: -1e9) }
        #Preview("Infinite") { Numbers(number: .infinity) }
        #Preview("No number") { Numbers(number: .nan) }
        #Preview("Largest") { Numbers(number: .greatestFiniteMagnitude) }

        """#

    private func run(_ verb: String, _ more: String...) throws -> ToolRun {
        let folder = try ToolFolder(["Package.swift": "", "Sources/Hostile.swift": Self.source])
        let cell = ["--device", "iphone-16", "--category", "L", "--scheme", "light", "--cell-seconds", "60", "--cell-megabytes", "700"]
        return try ToolRun([verb, "--json"] + cell + more, in: folder, environment: Miniature.environment)
    }

    @Test("all of them are drawn, but for views and effects deeper than there is room for, which are told")
    func pictures() throws {
        let run = try run("check")
        let report = try JSONDecoder().decode(CheckedPreviews.self, from: Data(run.output.utf8))
        var found: [String: [String]] = [:]
        for snapshot in report.snapshots { found[snapshot.name.preview, default: []] += snapshot.cells.map { $0.reason ?? $0.outcome } }
        #expect(found.count == 26)
        #expect(
            found.removeValue(forKey: "Effects")
                == ["Its effects, such as offsets, opacities and clips, are nested deeper than 512 levels."])
        let deep = try #require(found.removeValue(forKey: "Deep")?.first)
        #expect(
            deep.hasPrefix("Its views are nested deeper than ")
                && deep.hasSuffix(" levels, modifiers counted. Look for a view that contains itself."))
        #expect(found.filter { $0.value != ["missing"] } == [:])
    }

    @Test("what is told of them is made of numbers", arguments: ["Zero", "Negative", "Infinite", "No number", "Largest", "Cycle"])
    func numbers(preview: String) throws {
        let run = try run("inspect", "--preview", preview, "--orientation", "portrait")
        #expect(run.code == 0)
        let records = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        let frames = records.flatMap { ($0["views"] as? [[String: Any]] ?? []).compactMap { $0["frame"] as? [Double] } }
        #expect(frames.count > 1 && frames.allSatisfy { $0.count == 4 && $0.allSatisfy(\.isFinite) && $0[2] >= 0 && $0[3] >= 0 })
        let words = run.output.lowercased()
        #expect(!words.contains("nan") && !words.contains("inf,") && !words.contains("infinity"))
    }
}
