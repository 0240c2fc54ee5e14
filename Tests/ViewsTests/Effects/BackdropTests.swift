import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

@MainActor @Suite struct BackdropTests {
    /// Groups that blur, with what is in them, wherever they stand.
    private func blurred(_ items: [DisplayItem]) -> [[DisplayItem]] {
        items.flatMap { item -> [[DisplayItem]] in
            guard case .group(_, let effect, let inner) = item else { return [] }
            return (effect.blur > 0 ? [inner] : []) + blurred(inner)
        }
    }

    private func paints(_ items: [DisplayItem]) -> [Paint] {
        items.flatMap { item -> [Paint] in
            switch item {
            case .shape(_, _, let paint, _): [paint]
            case .group(_, _, let inner): paints(inner)
            case .glyphs, .image: []
            }
        }
    }

    private let red = Color(.sRGB, red: 1, green: 0, blue: 0)
    private let redPaint = Paint.color(RGBA(red: 1, green: 0, blue: 0))

    @Test("what lies behind a material is drawn again, blurred and cut at the material's outline")
    func behind() throws {
        let cell = try render(
            ZStack {
                red; Capsule().fill(.ultraThinMaterial).frame(width: 60, height: 20)
            }, width: 100, height: 100)
        let copies = blurred(cell.list.items)
        #expect(copies.count == 1)
        #expect(paints(copies.first ?? []).contains(redPaint))
        let clips = cell.list.items.compactMap { item -> Outline? in
            if case .group(_, let effect, _) = item { effect.clip } else { nil }
        }
        #expect(clips.map(\.bounds) == [CGRect(x: 20, y: 40, width: 60, height: 20)])
    }

    @Test("what is drawn later is not behind")
    func later() throws {
        let cell = try render(
            ZStack {
                Rectangle().fill(.thinMaterial); red
            })
        #expect(!paints(blurred(cell.list.items).flatMap { $0 }).contains(redPaint))
    }

    @Test("what is out of the blur's reach is left out")
    func reach() throws {
        let view = HStack(spacing: 0) {
            red.frame(width: 10)
            Color.clear.frame(width: 280)
            Rectangle().fill(.thinMaterial).frame(width: 10)
        }
        #expect(!paints(blurred(try render(view).list.items).flatMap { $0 }).contains(redPaint))
    }

    @Test("materials upon each other do not double what they show")
    func stacked() throws {
        func count(_ layers: Int) throws -> Int {
            let view = ZStack {
                red
                ForEach(0..<layers, id: \.self) { _ in Rectangle().fill(.regularMaterial) }
            }
            return paints(try render(view).list.items).count
        }
        // One fill and one picture of everything below for each: a sum, no power of two.
        #expect(try count(12) < 140)
    }

    @Test("a fill that is no material draws nothing twice")
    func plain() throws {
        #expect(
            blurred(
                try render(
                    ZStack {
                        red; Color.blue
                    }
                ).list.items
            ).isEmpty)
    }

    @Test("inside a group that is turned, what lies behind stays where it is")
    func turned() throws {
        let view = red.overlay {
            Rectangle().fill(.thinMaterial).frame(width: 50, height: 50).rotationEffect(.degrees(90))
        }
        let copies = blurred(try render(view, width: 200, height: 200).list.items)
        let turns = copies.joined().compactMap { item -> CGAffineTransform? in
            if case .group(_, let effect, _) = item { effect.transform } else { nil }
        }
        let turn = try #require(turns.first)
        // A quarter against the clock takes back the quarter with it.
        #expect(abs(turn.b + 1) < 1e-9)
        #expect(abs(turn.c - 1) < 1e-9)
    }

    @Test("a group that nothing of can be seen asks for no picture of what lies behind")
    func invisible() throws {
        let view = ZStack {
            red; Rectangle().fill(.thinMaterial).opacity(0)
        }
        #expect(blurred(try render(view).list.items).isEmpty)
    }
}
