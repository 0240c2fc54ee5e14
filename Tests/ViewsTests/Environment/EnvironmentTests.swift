import Foundation
import SwiftUI
import Testing

private struct Shown: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.colorScheme) private var scheme
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(verbatim: "\(size) \(scheme.rawValue) \(isEnabled)") }
}

private struct Scaled: View {
    @ScaledMetric private var side = 10.0
    @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 10

    var body: some View {
        Color.red.frame(width: side, height: title).accessibilityIdentifier("box")
    }
}

private struct SharedCount: View {
    @AppStorage("shared") private var count = 1
    let adds: Bool
    var body: some View { Text(verbatim: "\(count)").onAppear { if adds { count += 1 } } }
}

private struct Refreshing: View {
    @Environment(\.refresh) private var refresh
    var body: some View { Text(verbatim: refresh == nil ? "none" : "some") }
}

@MainActor @Suite struct EnvironmentTests {
    private func text<V: View>(_ view: V, change: (inout CellEnvironmentChange) -> Void = { _ in }) throws -> String? {
        var wanted = CellEnvironmentChange()
        change(&wanted)
        return try render(view) { cell in
            if let category = wanted.category { cell.category = category }
        }.tree.views.compactMap(\.text).first
    }

    @Test("a range inside a fixed text size limits it")
    func rangeInsideFixed() throws {
        #expect(try text(Shown().dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.xLarge)) == "large light true")
    }

    @Test("ranges intersect, whichever is further out")
    func ranges() throws {
        let view = Shown().dynamicTypeSize(.xSmall...DynamicTypeSize.xxLarge).dynamicTypeSize(
            DynamicTypeSize.medium...DynamicTypeSize.xLarge)
        #expect(try text(view) { $0.category = .accessibilityLarge } == "xLarge light true")
        #expect(try text(view) { $0.category = .extraSmall } == "medium light true")
    }

    @Test("what is disabled further out stays disabled")
    func disabled() throws { #expect(try text(Shown().disabled(false).disabled(true)) == "large light false") }

    @Test("a preferred scheme sets the whole picture, background and all, and the cell's own no longer matters")
    func preferredColorScheme() throws {
        let view = VStack {
            Color.clear; Shown().preferredColorScheme(.dark)
        }
        let light = try render(view)
        let dark = try render(view) { $0.scheme = .dark }
        #expect(light.list == dark.list)
        #expect(light.tree.views.compactMap(\.text) == ["large dark true"])
        #expect(light.notes == [])
    }

    @Test("colorScheme changes its view alone")
    func colorScheme() throws {
        let cell = try render(
            VStack {
                Shown().colorScheme(.dark); Shown()
            })
        #expect(cell.tree.views.compactMap(\.text) == ["large dark true", "large light true"])
    }

    // 10 x 62 / 22 = 28.18, and 10 x 70 / 41 = 17.07: swiftui-layout 7 and 14.2, rounded to thirds of a point.
    // row: 7-scaled-metric, recorded
    @Test("a scaled metric grows with its text style and is rounded to a pixel")
    func scaledMetric() throws {
        let cell = try render(Scaled()) {
            $0.category = .accessibilityExtraExtraExtraLarge; $0.scale = 3
        }
        let frame = try #require(cell.frame("box"))
        #expect(abs(frame.width - 28.0 - 1.0 / 3) < 1e-9)
        #expect(abs(frame.height - 17) < 1e-9)
        let large = try render(Scaled()) { $0.scale = 3 }
        #expect(large.frame("box")?.width == 10)
    }

    @Test("a stored value is shared by its key, and begins anew with every picture")
    func appStorage() throws {
        func texts() throws -> [String] {
            try render(
                VStack {
                    SharedCount(adds: true); SharedCount(adds: false)
                }
            ).tree.views.compactMap(\.text)
        }
        #expect(try texts() == ["2", "2"])
        #expect(try texts() == ["2", "2"])
    }

    @Test("refreshable puts its action into the environment")
    func refreshable() throws {
        #expect(try text(Refreshing()) == "none")
        #expect(try text(Refreshing().refreshable {}) == "some")
    }
}

/// What a test wants changed about the cell.
private struct CellEnvironmentChange {
    var category: ContentSizeCategory?
}
