import Foundation
import SwiftUI
import Testing

private struct FramesKey: PreferenceKey {
    static let defaultValue: [CGRect] = []
    static func reduce(value: inout [CGRect], nextValue: () -> [CGRect]) { value += nextValue() }
}

private struct PlaceKey: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Effects move what is read inside them; frames in the tree stay. All boxes are centred in 200 x 100.
@MainActor @Suite struct SeenPlaceTests {
    /// What a reader in a box of 40 x 20 sees of itself in a space.
    private func read(
        _ space: some CoordinateSpaceProtocol = .global, direction: LayoutDirection = .leftToRight,
        _ change: (AnyView) -> some View
    ) throws -> [CGRect] {
        var seen: [CGRect] = []
        let box = Color.red.frame(width: 40, height: 20).overlay {
            GeometryReader { Color.clear.preference(key: FramesKey.self, value: [$0.frame(in: space)]) }
        }
        _ = try render(change(AnyView(box)).onPreferenceChange(FramesKey.self) { seen = $0 }, width: 200, height: 100) {
            $0.direction = direction
        }
        return seen
    }

    @Test("an offset moves the frame that is read inside, in reading direction")
    func offset() throws {
        #expect(try read { $0.offset(x: 10, y: 5) } == [CGRect(x: 90, y: 45, width: 40, height: 20)])
        #expect(try read(direction: .rightToLeft) { $0.offset(x: 10, y: 5) } == [CGRect(x: 70, y: 45, width: 40, height: 20)])
    }

    @Test("a reader outside an offset knows nothing of it, and the view's own space moves along")
    func outside() throws {
        var size: CGRect?
        _ = try render(
            Color.red.frame(width: 40, height: 20).offset(x: 10)
                .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: { size = $0 }), width: 200, height: 100)
        #expect(size == CGRect(x: 80, y: 40, width: 40, height: 20))
        #expect(try read(.local) { $0.offset(x: 10) } == [CGRect(x: 0, y: 0, width: 40, height: 20)])
    }

    @Test("a named space counts effects between it and the reader, and no others")
    func named() throws {
        #expect(
            try read(.named("a")) { $0.offset(x: 7, y: 3).padding(5).coordinateSpace(name: "a").offset(x: 100) }
                == [CGRect(x: 12, y: 8, width: 40, height: 20)])
    }

    @Test("scales and turns make the box around what is seen")
    func scaleAndTurn() throws {
        #expect(try read { $0.scaleEffect(2) } == [CGRect(x: 60, y: 30, width: 80, height: 40)])
        #expect(try read { $0.scaleEffect(x: 2, y: 1, anchor: .leading) } == [CGRect(x: 80, y: 40, width: 80, height: 20)])
        let turned = try #require(try read { $0.rotationEffect(.degrees(90)) }.first)
        #expect(abs(turned.minX - 90) < 1e-9 && abs(turned.minY - 30) < 1e-9)
        #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 40) < 1e-9)
    }

    @Test("effects within effects add up")
    func nested() throws {
        #expect(try read { $0.offset(x: 10).scaleEffect(2) } == [CGRect(x: 80, y: 30, width: 80, height: 40)])
    }

    @Test("a scale of nothing and one that is no number leave coordinates as they are", arguments: [0, CGFloat.nan, .infinity])
    func noScale(scale: CGFloat) throws {
        #expect(try read { $0.scaleEffect(scale) } == [CGRect(x: 80, y: 40, width: 40, height: 20)])
    }

    @Test("an effect that layout ignores is not read, the same effect without that is")
    func ignored() throws {
        struct Shift: GeometryEffect {
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))
            }
        }
        #expect(try read { $0.modifier(Shift()) } == [CGRect(x: 90, y: 40, width: 40, height: 20)])
        #expect(try read { $0.modifier(Shift().ignoredByLayout()) } == [CGRect(x: 80, y: 40, width: 40, height: 20)])
    }

    @Test("a visual effect moves what is read inside by the geometry that it sees outside")
    func visualEffect() throws {
        let frames = try read { box in
            box.visualEffect { effect, proxy in effect.offset(x: proxy.frame(in: .global).minX / 8) }
        }
        #expect(frames == [CGRect(x: 90, y: 40, width: 40, height: 20)])
    }

    @Test("an anchor inside an effect is found where it is seen")
    func anchor() throws {
        let view = Color.red.frame(width: 40, height: 20).anchorPreference(key: PlaceKey.self, value: .bounds) { [$0] }
            .scaleEffect(2).offset(x: 10)
            .overlayPreferenceValue(PlaceKey.self) { anchors in
                GeometryReader { proxy in Color.clear.preference(key: FramesKey.self, value: anchors.map { proxy[$0] }) }
            }
        var seen: [CGRect] = []
        _ = try render(view.onPreferenceChange(FramesKey.self) { seen = $0 }, width: 200, height: 100)
        #expect(seen == [CGRect(x: -10, y: -10, width: 80, height: 40)])
    }

    @Test("frames in the tree are those of the layout")
    func tree() throws {
        let cell = try render(
            Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a").offset(x: 10).scaleEffect(3), width: 200, height: 100)
        #expect(cell.frame("a") == CGRect(x: 80, y: 40, width: 40, height: 20))
    }
}
