import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

/// The first group of a picture, below its background.
func firstGroup(_ cell: RenderedCell) -> (effect: GroupEffect, items: [DisplayItem])? {
    for item in cell.list.items {
        if case .group(_, let effect, let items) = item { return (effect, items) }
    }
    return nil
}

@MainActor @Suite struct EffectTests {
    private var box: some View { Color.red.frame(width: 100, height: 60) }

    @Test("opacity makes one group, clamped into 0...1")
    func opacity() throws {
        #expect(try #require(firstGroup(render(box.opacity(0.5)))).effect.opacity == 0.5)
        #expect(try firstGroup(render(box.opacity(7))) == nil)
    }

    @Test("what is invisible is not drawn but keeps its place")
    func invisible() throws {
        let cell = try render(
            HStack(spacing: 0) {
                box.opacity(0).accessibilityIdentifier("gone")
                Text("A")
            })
        #expect(cell.frame("gone")?.width == 100)
        #expect(cell.list.items.count == 2)
    }

    @Test("offset moves drawing only, and to the other side from right to left", arguments: [false, true])
    func offset(isMirrored: Bool) throws {
        let cell = try render(box.offset(x: 40, y: 5).accessibilityIdentifier("box")) {
            $0.direction = isMirrored ? .rightToLeft : .leftToRight
        }
        #expect(cell.frame("box") == CGRect(x: 100, y: 70, width: 100, height: 60))
        let effect = try #require(firstGroup(cell)).effect
        #expect(effect.transform == CGAffineTransform(translationX: isMirrored ? -40 : 40, y: 5))
    }

    @Test("a quarter turn around the middle keeps the middle")
    func rotation() throws {
        let transform = try #require(firstGroup(render(box.rotationEffect(.degrees(90))))).effect.transform
        #expect(CGPoint(x: 150, y: 100).applying(transform) == CGPoint(x: 150, y: 100))
        #expect(CGPoint(x: 200, y: 100).applying(transform) == CGPoint(x: 150, y: 150))
    }

    @Test("scaling keeps its anchor")
    func scale() throws {
        let transform = try #require(firstGroup(render(box.scaleEffect(2, anchor: .topLeading)))).effect.transform
        #expect(CGPoint(x: 100, y: 70).applying(transform) == CGPoint(x: 100, y: 70))
        #expect(CGPoint(x: 200, y: 130).applying(transform) == CGPoint(x: 300, y: 190))
    }

    @Test("clips take the frame's shape and mark the view as cut")
    func clip() throws {
        let cell = try render(box.clipShape(Circle()))
        #expect(try #require(firstGroup(cell)).effect.clip == .ellipse(CGRect(x: 120, y: 70, width: 60, height: 60)))
        #expect(cell.tree.views.first { $0.type == "Color" }?.isClipping == true)
        let round = try #require(firstGroup(render(box.cornerRadius(8)))).effect.clip
        #expect(
            round == .continuousRect(CGRect(x: 100, y: 70, width: 100, height: 60), cornerSize: CGSize(width: 8, height: 8)))
    }

    @Test("a mask is laid out over the view, drawn apart, and is no part of the tree")
    func mask() throws {
        let cell = try render(box.mask(alignment: .topLeading) { Circle().frame(width: 20, height: 20) })
        let mask = try #require(firstGroup(cell)?.effect.mask)
        #expect(mask.count == 1)
        guard case .shape(let node, let outline, _, _) = mask[0] else { Issue.record("no shape"); return }
        #expect(outline == .ellipse(CGRect(x: 100, y: 70, width: 20, height: 20)))
        #expect(cell.tree.views[node].type == "Color" || node == 0)
        #expect(!cell.tree.views.contains { $0.type == "Circle" })
    }

    @Test("a shadow carries radius and offset; a clear one is none")
    func shadow() throws {
        let shadow = try #require(firstGroup(render(box.shadow(color: .black, radius: 4, x: 1, y: 2)))?.effect.shadow)
        #expect(shadow == GroupEffect.Shadow(color: .black, radius: 4, offset: CGSize(width: 1, height: 2)))
        #expect(try firstGroup(render(box.shadow(color: .clear, radius: 4))) == nil)
    }

    @Test("numbers that are none change nothing")
    func adversaries() throws {
        #expect(try firstGroup(render(box.blur(radius: .nan))) == nil)
        #expect(try firstGroup(render(box.opacity(.nan))) == nil)
        let far = try render(box.offset(x: .infinity))
        #expect(far.list.items.count == 1)
        let turned = try render(box.rotation3DEffect(.degrees(.nan), axis: (x: 0, y: 0, z: 0)))
        #expect(turned.list.items.count == 2)
    }

    @Test("a turn in space by half around the upright axis mirrors, and perspective is named")
    func space() throws {
        let cell = try render(box.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)))
        let transform = try #require(firstGroup(cell)).effect.transform
        #expect(abs(CGPoint(x: 200, y: 100).applying(transform).x - 100) < 0.001)
        let tilted = try render(box.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
        #expect(tilted.notes == ["Perspective is flattened: views turned in space keep parallel sides."])
        let narrow = try #require(firstGroup(tilted)).effect.transform
        let width = CGPoint(x: 200, y: 100).applying(narrow).x - CGPoint(x: 100, y: 100).applying(narrow).x
        #expect(abs(width - 50) < 0.001)
    }

    @Test("redaction draws bars for text and images, and can be taken back")
    func redaction() throws {
        let cell = try render(
            VStack {
                Text("Hello"); Text("World").unredacted()
            }.redacted(reason: .placeholder))
        var texts: [String] = []
        for case .glyphs(_, let run, _) in cell.list.items { texts.append(run.text) }
        #expect(texts == ["World"])
        #expect(cell.tree.views.contains { $0.text == "Hello" })
    }

    // Recorded on iOS 18 of one line of 21 points: 14.8 high, as capitals are, and down to the baseline.
    @Test("the bar of a redacted line reaches from its baseline up to the height of a capital")
    func redactedLines() throws {
        let cell = try render(Text("One\nThree").redacted(reason: .placeholder))
        let lines = try #require(cell.tree.views.first { $0.text == "One\nThree" }).lines
        var bars: [CGRect] = []
        for case .shape(_, .roundedRect(let bar, _), _, _) in cell.list.items { bars.append(bar) }
        #expect(bars.count == 2)
        for (bar, line) in zip(bars, lines) {
            // A capital of the square characters is 0.7 em high.
            #expect(abs(bar.height - 17 * 0.7) < 0.01)
            #expect(abs(bar.maxY - line.baseline) <= 0.5)
            #expect(bar.minX == line.frame.minX && bar.width == line.frame.width)
        }
    }
}
