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
            ("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", FontRequest(size: 20)),
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

    @Test("a run's ink lies within half a pixel of its outlines", arguments: [1, 2, 3])
    func inkBoxes(scale: Int) throws {
        let runs = try rows()
        let size = CGSize(width: 500, height: 560)
        let background = DisplayItem.shape(
            node: 0, outline: .rect(CGRect(origin: .zero, size: size)), paint: .color(.white), stroke: nil)
        let list = DisplayList(
            size: size, scale: CGFloat(scale),
            items: [background] + runs.map { .glyphs(node: 0, run: $0, paint: .color(.black)) })
        let picture = try Browser.picture(try testWriter().write(list).bytes, size: size, scale: scale)
        for run in runs {
            let expected = try outlineBox(run, scale: Double(scale))
            let region = CGRect(
                x: 0, y: expected.top - 4, width: Double(picture.width), height: expected.bottom - expected.top + 8)
            let found = try #require(InkBox(picture, in: region))
            #expect(found.distance(expected) <= 0.5, "\(run.text): \(found) instead of \(expected)")
        }
    }
}
