import Foundation
import ProofsheetViews
import SwiftUI
import Testing

private struct Length: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// Views that change what they were told of because they were told: those that come to rest and those that never do.
@MainActor @Suite struct CycleTests {
    private static let restless = ["The view still changes after 10 rounds; it is shown as it was then."]

    private struct Preferring: View {
        @State private var width: CGFloat = 10
        let next: (CGFloat) -> CGFloat

        var body: some View {
            Color.red.frame(width: width, height: 10).accessibilityIdentifier("box")
                .background { GeometryReader { Color.clear.preference(key: Length.self, value: $0.size.width) } }
                .onPreferenceChange(Length.self) { width = next($0) }
        }
    }

    @Test("a preference that grows because it was heard is shown as it was after ten rounds")
    func growingPreference() throws {
        let cell = try render(Preferring { $0 + 10 })
        #expect(cell.notes == Self.restless)
        #expect(cell.frame("box")?.width == 100)
    }

    @Test("a preference that swings between two values ends as well")
    func swingingPreference() throws {
        let cell = try render(Preferring { $0 == 10 ? 20 : 10 })
        #expect(cell.notes == Self.restless)
        #expect(cell.frame("box")?.width == 20)
    }

    @Test("a preference that comes to a limit stands there, and nothing is said", arguments: [CGFloat.nan, .infinity, -5, 40])
    func settlingPreference(limit: CGFloat) throws {
        let cell = try render(Preferring { $0 < 40 ? 40 : limit })
        #expect(cell.notes == (limit == 40 || limit == -5 ? [] : cell.notes))
        #expect(try #require(cell.frame("box")).width.isFinite)
    }

    private struct Measured: View {
        @State private var height: CGFloat = 10
        let next: (CGFloat) -> CGFloat

        var body: some View {
            Color.red.frame(width: 10, height: height).accessibilityIdentifier("box")
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    height = next($0)
                }
        }
    }

    @Test("a change of geometry that makes another one ends after ten rounds, one that does not after as many as it takes")
    func geometry() throws {
        let growing = try render(Measured { $0 + 1 })
        #expect(growing.notes == Self.restless)
        #expect(growing.frame("box")?.height == 19)
        let halved = try render(Measured { max(4, ($0 / 2).rounded()) })
        #expect(halved.notes == [])
        #expect(halved.frame("box")?.height == 4)
    }

    private struct Anchored: View {
        @State private var width: CGFloat = 10

        var body: some View {
            Color.red.frame(width: width, height: 10).accessibilityIdentifier("box")
                .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
                .overlayPreferenceValue(Bounds.self) { bounds in
                    GeometryReader { proxy in
                        Color.clear.preference(key: Length.self, value: bounds.map { proxy[$0].width * 2 } ?? 0)
                    }
                }
                .onPreferenceChange(Length.self) { width = $0 }
        }
    }

    @Test("an anchor that comes back as the size of what it was taken from ends too")
    func anchor() throws {
        let cell = try render(Anchored())
        #expect(cell.notes == Self.restless)
        #expect(abs(try #require(cell.frame("box")).width - 10 * 512) < 1e-6)
    }

    private struct Counting: View {
        @State private var count = 0

        var body: some View {
            Text(verbatim: "\(count)").accessibilityIdentifier("text").onChange(of: count, initial: true) { count += 1 }
        }
    }

    private struct Renaming: View {
        @State private var name = 0

        var body: some View { Text(verbatim: "x").id(name).onAppear { name += 1 }.accessibilityIdentifier("text") }
    }

    @Test("a value that changes itself and a view that is always a new one end")
    func itself() throws {
        #expect(try render(Counting()).notes == Self.restless)
        #expect(try render(Renaming()).frame("text") != nil)
    }

    private struct Two: View {
        @State private var left: CGFloat = 10
        @State private var right: CGFloat = 20

        var body: some View {
            HStack {
                Color.red.frame(width: left, height: 10).accessibilityIdentifier("left")
                    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { right = $0 + 10 })
                Color.blue.frame(width: right, height: 10)
                    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { left = $0 + 10 })
            }
        }
    }

    @Test("two views that chase each other end")
    func pair() throws {
        let cell = try render(Two())
        #expect(cell.notes == Self.restless)
        #expect(try #require(cell.frame("left")).width <= 300)
    }
}
