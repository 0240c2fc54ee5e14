import Foundation
import ProofsheetViews
import SwiftUI
import Testing

/// What views are told of the place of content that scrolls.
@MainActor @Suite struct ScrollChangeTests {
    private final class Log {
        var geometries: [ScrollGeometry] = []
        var flags: [String] = []
    }

    private func geometry<V: View>(_ view: V, width: CGFloat = 100, height: CGFloat = 200, _ insets: CellEnvironment.Insets = .init())
        throws -> ScrollGeometry
    {
        let log = Log()
        let watched = view.onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }, action: { log.geometries.append($1) })
        _ = try render(watched, width: width, height: height) { $0.safeArea = insets }
        return try #require(log.geometries.last)
    }

    @Test("content below a bar has an offset below 0, and the container is what the bars leave")
    func insets() throws {
        let view = ScrollView { Color.red.frame(width: 100, height: 900) }
        let geometry = try geometry(view, .init(top: 20, bottom: 10))
        #expect(geometry.contentOffset == CGPoint(x: 0, y: -20))
        #expect(geometry.contentSize == CGSize(width: 100, height: 900))
        #expect(geometry.contentInsets == EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
        #expect(geometry.containerSize == CGSize(width: 100, height: 170))
        #expect(geometry.bounds == CGRect(x: 0, y: -20, width: 100, height: 170))
        #expect(geometry.visibleRect == CGRect(x: 0, y: -20, width: 100, height: 200))
    }

    @Test("at its end content has been scrolled by what does not fit")
    func end() throws {
        let view = ScrollView { Color.red.frame(width: 100, height: 900) }.defaultScrollAnchor(.bottom)
        #expect(try geometry(view, .init(top: 20, bottom: 10)).contentOffset.y == 710)
    }

    @Test("from right to left the offset counts from the right", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func mirrored(direction: LayoutDirection) throws {
        let log = Log()
        let view = ScrollView(.horizontal) { Color.red.frame(width: 400) }
            .scrollPosition(.constant(ScrollPosition(x: 30)))
            .contentMargins(.horizontal, 5)
            .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }, action: { log.geometries.append($1) })
        _ = try render(view, width: 100, height: 50) { $0.direction = direction }
        #expect(log.geometries.last?.contentOffset.x == 25)
        #expect(log.geometries.last?.containerSize.width == 90)
    }

    // 35 above rows of 44 and 17.667 below them: swiftui-layout 12.
    @Test("a list tells its geometry too, that of a long one by the rows that were made")
    func list() throws {
        func list(_ count: Int) -> some View { List { ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") } } }
        let short = try geometry(list(20), width: 400, height: 600)
        #expect(abs(short.contentSize.height - (35 + 880 + 17.667)) < 0.001)
        #expect(short.contentOffset == .zero)
        let long = try geometry(list(1000).defaultScrollAnchor(.bottom), width: 400, height: 600)
        #expect(abs(long.contentSize.height - (35 + 44_000 + 17.667)) < 0.001)
        #expect(abs(long.contentOffset.y - (35 + 44_000 + 17.667 - 600)) < 0.001)
    }

    private struct Shadowed: View {
        @State private var isScrolled = false
        let start: UnitPoint
        var body: some View {
            VStack(spacing: 0) {
                if isScrolled { Color.black.frame(height: 2).accessibilityIdentifier("shadow") }
                ScrollView { Color.red.frame(height: 900) }
                    .defaultScrollAnchor(start)
                    .onScrollGeometryChange(for: Bool.self) {
                        $0.contentOffset.y > 10
                    } action: { _, new in
                        isScrolled = new
                    }
            }
        }
    }

    @Test("what an action changes is shown")
    func state() throws {
        #expect(try render(Shadowed(start: .bottom), width: 100, height: 200).frame("shadow") != nil)
        #expect(try render(Shadowed(start: .top), width: 100, height: 200).frame("shadow") == nil)
    }

    @Test("the first time the old value is the new one, and an equal value is not told again")
    func once() throws {
        let log = Log()
        let view = ScrollView { Color.red.frame(height: 900) }
            .onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height) { log.flags.append("\($0) \($1)") }
            .onAppear {}
        _ = try render(view, width: 100, height: 200)
        #expect(log.flags == ["900.0 900.0"])
    }

    @Test("where nothing scrolls nothing is told")
    func nothing() throws {
        let log = Log()
        let view = Color.red
            .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }, action: { log.geometries.append($1) })
            .onScrollVisibilityChange { log.flags.append("\($0)") }
        _ = try render(view)
        #expect(log.geometries == [] && log.flags == [])
    }

    // Views of 100 in a window of 250: the third one is half visible.
    @Test("a view is visible if the asked part of it shows", arguments: [(0.5, "012"), (0.6, "01"), (0.0, "012"), (1.0, "01")])
    func visibility(threshold: Double, visible: String) throws {
        let log = Log()
        let view = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<6, id: \.self) { number in
                    Color.red.frame(height: 100)
                        .onScrollVisibilityChange(threshold: threshold) { if $0 { log.flags.append("\(number)") } }
                }
            }
        }
        _ = try render(view, width: 100, height: 250)
        #expect(log.flags.sorted().joined() == visible)
    }

    @Test("a view that is scrolled away is told so, in scroll views and in lists", arguments: [false, true])
    func leaving(isList: Bool) throws {
        struct Leaving: View {
            let isList: Bool
            let log: Log
            var body: some View {
                ScrollViewReader { proxy in
                    Group {
                        if isList { List { rows } } else { ScrollView { VStack { rows } } }
                    }
                    .onAppear { proxy.scrollTo(30, anchor: .bottom) }
                }
            }

            @ViewBuilder private var rows: some View {
                Text("first").onScrollVisibilityChange { log.flags.append("\($0)") }
                ForEach(0..<40, id: \.self) { Text(verbatim: "\($0)").frame(height: 40) }
            }
        }
        let log = Log()
        _ = try render(Leaving(isList: isList, log: log), width: 300, height: 400)
        #expect(log.flags == ["true", "false"])
    }

    private func targets<V: View>(_ view: V, height: CGFloat = 100) throws -> [[Int]] {
        let log = Targets()
        _ = try render(
            view.onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { log.told.append($0) }, width: 100, height: height)
        return log.told
    }

    private final class Targets { var told: [[Int]] = [] }

    private func rows(_ count: Int) -> some View { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 40) } }

    @Test("the targets of which half shows are told once, by their identities")
    func visibleTargets() throws {
        // Of the third row 20 of 40 points show, of the fourth none.
        #expect(try targets(ScrollView { VStack(spacing: 0) { rows(5) }.scrollTargetLayout() }) == [[0, 1, 2]])
        #expect(try targets(ScrollView { VStack(spacing: 0) { rows(5) }.padding(1).scrollTargetLayout() }) == [[0, 1]])
        #expect(try targets(ScrollView { LazyVStack(spacing: 0) { rows(100_000) }.scrollTargetLayout() }) == [[0, 1, 2]])
        let end = ScrollView { LazyVStack(spacing: 0) { rows(5) }.scrollTargetLayout() }.defaultScrollAnchor(.bottom)
        #expect(try targets(end) == [[2, 3, 4]])
    }

    @Test("what is no target, has no identity of the type or lies in a scroll view further in is not told")
    func noTargets() throws {
        #expect(try targets(ScrollView { VStack(spacing: 0) { rows(5) } }) == [])
        #expect(try targets(ScrollView { VStack(spacing: 0) { rows(5) }.scrollTargetLayout(isEnabled: false) }) == [])
        let named = ForEach(["a", "b"], id: \.self) { _ in Color.red.frame(height: 40) }
        #expect(try targets(ScrollView { VStack { named }.scrollTargetLayout() }) == [])
        let inner = ScrollView { ScrollView(.horizontal) { HStack { rows(2) }.scrollTargetLayout() } }
        #expect(try targets(inner) == [])
    }

    @Test("a single view may be a target")
    func singleTarget() throws {
        let view = ScrollView {
            VStack(spacing: 0) {
                Color.red.frame(height: 40).id(7)
                Color.red.frame(height: 40).id(8).scrollTarget()
            }
        }
        #expect(try targets(view) == [[8]])
    }
}
