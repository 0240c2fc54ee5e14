import Foundation
import ProofsheetDrawing
import Testing

@testable import ProofsheetCairo

/// What Chromium draws is measured, so that the files look in a browser as they look in our own pictures.
@Suite(.enabled(if: Browser.isInstalled, Browser.reason)) struct BrowserTests {
    private func rows() throws -> [GlyphRun] {
        let samples: [(String, FontRequest)] = [
            ("Settings & General", FontRequest(size: 17)), ("AVATAR To. Wave", FontRequest(size: 17)),
            ("Wi-Fi 12:30 3x4", FontRequest(size: 28, weight: 700)), ("fi ffl office", FontRequest(size: 12, weight: 500)),
            ("Hamburgefonstiv", FontRequest(size: 53)), ("nnnn", FontRequest(size: 17, weight: 600, tracking: 1.25)),
            ("quickly", FontRequest(size: 11)), ("\u{645}\u{631}\u{62D}\u{628}\u{627}", FontRequest(size: 20)),
            ("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", FontRequest(size: 20)), ("設定を変更する", FontRequest(size: 17)),
            ("설정", FontRequest(size: 34, weight: 700)), ("✔☑☰", FontRequest(size: 17)),
        ]
        return try samples.enumerated().flatMap { index, sample in
            let origin = CGPoint(x: 16.3 + CGFloat(index) / 7, y: 60 * CGFloat(index + 1) - 10)
            return try TestFont.runs(sample.0, sample.1, at: origin)
        }
    }

    private func outlineBox(_ run: GlyphRun, scale: Double) throws -> InkBox {
        let font = try TestFont.font(run)
        var path = Path()
        for glyph in run.glyphs {
            let place = CGPoint(x: run.origin.x + glyph.x, y: run.origin.y + glyph.y)
            path.addPath(font.outline(glyph.id, at: place, size: run.font.size))
        }
        let box = path.boundingRect
        return InkBox(left: box.minX * scale, top: box.minY * scale, right: box.maxX * scale, bottom: box.maxY * scale)
    }

    @Test("a run's ink lies within half a pixel of its outlines and of our own picture's", arguments: [1, 2, 3])
    func inkBoxes(scale: Int) throws {
        let runs = try rows()
        let list = page(runs.map { .glyphs(node: 0, run: $0, paint: .color(.black)) }, scale)
        let (theirs, ours) = try pictures(list, scale)
        for run in runs {
            let outlines = try outlineBox(run, scale: Double(scale))
            let found = try #require(InkBox(theirs, in: outlines.region))
            let expected = try #require(InkBox(ours, in: outlines.region))
            #expect(found.distance(outlines) <= 0.5, "\(run.text): \(found) instead of \(outlines)")
            #expect(found.distance(expected) <= 0.5, "\(run.text): \(found) instead of \(expected)")
        }
    }

    @Test("so it does in the thumbnails of a sheet", arguments: [0.5, 1.0 / 3])
    func thumbnails(factor: Double) throws {
        let runs = try rows()
        var effect = GroupEffect()
        effect.transform = CGAffineTransform(factor, 0, 0, factor, 7.3, 5.6)
        let list = page(
            [.group(node: 0, effect: effect, items: runs.map { .glyphs(node: 0, run: $0, paint: .color(.black)) })], 2)
        let (theirs, ours) = try pictures(list, 2)
        for run in runs {
            var region = try outlineBox(run, scale: factor * 2).region.offsetBy(dx: 0, dy: 11.2)
            region.size.width = CGFloat(ours.width)
            let (found, expected) = (try #require(InkBox(theirs, in: region)), try #require(InkBox(ours, in: region)))
            #expect(found.distance(expected) <= 0.5, "\(run.text): \(found) instead of \(expected)")
        }
    }

    @Test("shapes and effects look as in our own picture", arguments: [1, 2, 3])
    func shapes(scale: Int) throws {
        let (theirs, ours) = try pictures(page(try ShapeSamples.items(), scale), scale)
        let distances = zip(ours.bytes, theirs.bytes).map { abs(Int($0) - Int($1)) }
        let mean = Double(distances.reduce(0, +)) / Double(distances.count)
        let far = Double(distances.count { $0 > 64 }) / Double(distances.count)
        // Measured 0.28, 0.14, 0.12 of 255 and 0.0007, 0.0001, 0.0001: smoothing of edges and of enlarged images differs.
        #expect(mean < 0.5)
        #expect(far < 0.002)
    }

    @Test("emoji look as in our own picture", arguments: [1, 3])
    func emoji(scale: Int) throws {
        let lines = ["😀🚀👨‍👩‍👧‍👦🇩🇪👍🏽", "❤️1️⃣🌈🎆🎇🌌"].enumerated()
        let runs = try lines.flatMap { index, line in
            try TestFont.runs(line, FontRequest(size: 17 + CGFloat(index) * 30), at: CGPoint(x: 20.4, y: 100 + CGFloat(index) * 90))
        }
        let (theirs, ours) = try pictures(page(runs.map { .glyphs(node: 0, run: $0, paint: .color(.black)) }, scale), scale)
        let ink = zip(ours.bytes, theirs.bytes).filter { $0 != 255 || $1 != 255 }.map { abs(Int($0) - Int($1)) }
        #expect(ink.count > 10_000)
        let mean = Double(ink.reduce(0, +)) / Double(ink.count)
        let far = Double(ink.count { $0 > 64 }) / Double(ink.count)
        // Measured over all that is not white: 2.2 and 1.2 of 255, and 0.0009 and 0.0025.
        #expect(mean < 4)
        #expect(far < 0.005)
    }

    private func page(_ items: [DisplayItem], _ scale: Int) -> DisplayList {
        let size = CGSize(width: 500, height: 760)
        let background = DisplayItem.shape(
            node: 0, outline: .rect(CGRect(origin: .zero, size: size)), paint: .color(.white), stroke: nil)
        return DisplayList(size: size, scale: CGFloat(scale), items: [background] + items)
    }

    private func pictures(_ list: DisplayList, _ scale: Int) throws -> (theirs: Bitmap, ours: Bitmap) {
        let theirs = try Browser.picture(try browserWriter().write(list).bytes, size: list.size, scale: scale)
        let ours = try Rasterizer(fonts: TestFont.library()).bitmap(list, scale: CGFloat(scale))
        #expect(theirs.width == ours.width && theirs.height == ours.height)
        return (theirs, ours)
    }
}
