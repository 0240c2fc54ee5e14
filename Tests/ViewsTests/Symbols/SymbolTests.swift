import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

@MainActor @Suite struct SymbolTests {
    /// The names that public code uses most, in order of files: api-frequency 12.
    nonisolated private static let common = """
        plus xmark trash magnifyingglass chevron.right checkmark.circle.fill chevron.left star.fill checkmark xmark.circle.fill
        globe play.fill chevron.down ellipsis square.and.arrow.up circle star checkmark.circle xmark.circle arrow.right clock
        arrow.clockwise exclamationmark.circle.fill suit.heart.fill plus.circle photo bell checkmark.seal.fill pause.fill
        arrow.up.arrow.down heart.fill person.crop.circle plus.circle.fill chevron.forward gearshape person gear arrow.left
        ellipsis.circle sparkles calendar person.circle.fill doc.on.doc minus list.bullet circle.fill house pencil forward.fill
        bookmark chevron.up exclamationmark.triangle.fill gearshape.fill heart line.3.horizontal.decrease.circle photo.badge.plus
        mic.fill person.crop.circle.badge.xmark qrcode.viewfinder safari arrow.2.squarepath square.and.pencil
        exclamationmark.triangle house.fill mic star.circle suit.heart eye link arrowshape.turn.up.left camera person.fill at
        info.circle stop.fill clock.fill server.rack arrow.up car arrow.up.right chevron.right.circle gobackward minus.circle
        person.crop.circle.fill.badge.checkmark questionmark.circle slider.horizontal.3 square square.and.arrow.up.fill
        square.dashed infinity lock paperplane bell.fill eye.slash photo.on.rectangle.angled arrow.down backward.fill cart network
        person.badge.key.fill person.circle questionmark square.grid.2x2 line.3.horizontal number bird doc.text person.2.fill
        applelogo bookmark.fill chevron.up.chevron.down line.horizontal.3.decrease message.fill quote.bubble sun.max.fill tag
        textformat.size arrow.uturn.down folder building.columns fork.knife network.slash person.3 person.badge.minus
        speaker.slash.fill wifi applewatch.radiowaves.left.and.right arrow.up.arrow.down.circle.fill book.fill books.vertical.fill
        captions.bubble chart.bar chevron.backward chevron.compact.right exclamationmark.bubble exclamationmark.circle goforward
        hand.thumbsup info.circle.fill line.3.horizontal.decrease line.3.horizontal.decrease.circle.fill message
        minus.circle.fill paintpalette pencil.circle person.3.fill person.badge.plus person.crop.circle.fill pin speaker.slash
        """.split { $0 == " " || $0 == "\n" }.map(String.init)

    @Test("every common symbol has a form", arguments: common)
    func forms(name: String) throws {
        let cell = try render(Image(systemName: name))
        #expect(cell.notes == [])
        #expect(cell.list.items.count > 1)
    }

    // Recorded on iOS 18.6 at 3x, `resizable`, `scaledToFit` and a frame of 20 x 20: ink of 18.3 x 19.7 and 19.7 x 16.
    @Test("a resizable symbol has no air around it", arguments: ["person", "arrow.right", "xmark", "star.fill", "heart"])
    func resizable(name: String) throws {
        let cell = try render(Image(systemName: name).resizable().frame(width: 40, height: 20))
        let image = try #require(cell.frames(of: "Image").first)
        #expect(image.size == CGSize(width: 40, height: 20))
        var ink = CGRect.null
        for case .shape(_, let outline, _, let stroke) in cell.list.items {
            guard case .path(let path, _) = outline, !path.isEmpty else { continue }
            ink = ink.union(path.extent.insetBy(dx: -(stroke?.lineWidth ?? 0) / 2, dy: -(stroke?.lineWidth ?? 0) / 2))
        }
        #expect(abs(ink.minY - image.minY) < 0.01 && abs(ink.maxY - image.maxY) < 0.01)
        #expect(abs(ink.midX - image.midX) < 0.01 && ink.width <= 40.01)
    }

    // Recorded on iOS 18.5 and 26 at 3x: widths of what stands in a circle, of a microphone and a
    // framed person, heights of a glass, a triangle and a clipboard.
    @Test(
        "frames of symbols that were recorded are theirs, within three hundredths",
        arguments: [
            ("person.circle.fill", 22.0, 26.333, nil), ("checkmark.circle.fill", 28.93, 33.667, nil), ("mappin.circle.fill", 11, 13.1, nil),
            ("mic.fill", 17, 17.333, nil), ("magnifyingglass", 56, nil, 57.0), ("exclamationmark.triangle.fill", 48, nil, 50.9),
            ("list.clipboard.fill", 38.57, nil, 52.667), ("list.clipboard.fill", 28.93, 31.333, nil),
            ("person.crop.square", 19, 22.667, nil),
        ] as [(String, Double, Double?, Double?)])
    func recordedFrames(name: String, size: Double, width: Double?, height: Double?) throws {
        let cell = try render(Image(systemName: name).font(.system(size: size))) { $0.scale = 3 }
        let frame = try #require(cell.frames(of: "Image").first)
        if let width { #expect(abs(frame.width / width - 1) < 0.031) }
        if let height { #expect(abs(frame.height / height - 1) < 0.031) }
    }

    @Test("a resizable symbol that is scaled to fit keeps its drawing's proportions")
    func scaledToFit() throws {
        let arrow = try render(Image(systemName: "arrow.right").resizable().scaledToFit().frame(width: 20, height: 20))
        let frame = try #require(arrow.frames(of: "Image").first)
        #expect(frame.width == 20)
        #expect(frame.height < 20)
    }

    @Test(
        "names that are put together are drawn",
        arguments: [
            "arrowtriangle.up.fill", "arrowtriangle.forward.fill", "cloud.heavyrain.fill", "lasso", "rotate.3d", "plus.bubble",
            "questionmark.bubble.fill", "star.bubble", "goforward.15", "gobackward.10", "die.face.5.fill", "hand.tap",
        ])
    func more(name: String) throws {
        #expect(try render(Image(systemName: name)).notes == [])
    }

    @Test("a skip without a number has no number in it, and one of letters is unknown")
    func skips() throws {
        func runs(_ name: String) throws -> Int {
            try render(Image(systemName: name)).list.items.count { if case .glyphs = $0 { true } else { false } }
        }
        #expect(try runs("goforward") == 0)
        #expect(try runs("goforward.15") == 1)
        #expect(try render(Image(systemName: "goforward.ab")).notes.count == 1)
    }

    @Test("an unknown name is a box and one note")
    func unknown() throws {
        let cell = try render(
            VStack {
                Image(systemName: "no.such.thing"); Image(systemName: "no.such.thing")
            })
        #expect(cell.notes == ["The symbol \"no.such.thing\" has no drawing of ours; a box stands for it."])
    }

    // Measured at 13 points: star 16.5 x 16, chevron.right 10 x 13.5 (swiftui-layout 11).
    @Test("a star and a chevron have their own widths")
    func sizes() throws {
        let row = HStack {
            Image(systemName: "star"); Image(systemName: "chevron.right")
        }.font(.system(size: 13))
        let frames = try render(row) { $0.scale = 2 }.frames(of: "Image")
        #expect(frames[0].size == CGSize(width: 17, height: 15.5))
        #expect(frames[1].size == CGSize(width: 10, height: 13))
    }

    @Test("forward is right, and left from right to left")
    func forward() throws {
        func picture(_ name: String, _ direction: LayoutDirection) throws -> [DisplayItem] {
            try render(Image(systemName: name)) { $0.direction = direction }.list.items
        }
        #expect(try picture("chevron.forward", .leftToRight) == picture("chevron.right", .leftToRight))
        #expect(try picture("chevron.forward", .rightToLeft) == picture("chevron.left", .rightToLeft))
    }

    @Test("variants of the surroundings are those of the name")
    func variants() throws {
        let plain = try render(Image(systemName: "heart.circle.fill")).list.items
        #expect(try render(Image(systemName: "heart").symbolVariant(.circle.fill)).list.items == plain)
        #expect(try render(Image(systemName: "heart.fill").symbolVariant(.fill)).list.items != plain)
    }

    @Test("lines are heavier in bold text")
    func weight() throws {
        func width(_ weight: Font.Weight) throws -> CGFloat {
            let items = try render(Image(systemName: "plus").fontWeight(weight)).list.items
            guard case .shape(_, _, _, let stroke?)? = items.last else { return 0 }
            return stroke.lineWidth
        }
        #expect(try width(.bold) > width(.regular))
        #expect(try width(.regular) > width(.thin))
    }

    @Test("two styles colour the layers of a symbol apart")
    func palette() throws {
        let items = try render(Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .red)).list.items
        var paints: [Paint] = []
        for case .shape(_, _, let paint, _) in items.dropFirst() where !paints.contains(paint) { paints.append(paint) }
        #expect(paints.count == 2)
        #expect(paints.last == .color(.white))
    }
}
