import Foundation
import ProofsheetDrawing
import Testing

@testable import ProofsheetCairo

/// What Chromium draws is measured, so that the files look in a browser as they look in our own pictures.
@Suite(.enabled(if: Browser.isInstalled, Browser.reason)) struct BrowserTests {
    private let inter = TestFont.inter

    private func rows() throws -> [GlyphRun] {
        let samples: [(String, CGFloat, Double, CGFloat)] = [
            ("Settings & General", 17, 400, -0.43), ("AVATAR To. Wave", 17, 400, 0), ("Wi-Fi 12:30 3x4", 28, 700, 0.38),
            ("fi ffl office", 12, 500, 0), ("Hamburgefonstiv", 53, 400, 0.3), ("nnnn", 17, 600, 1.25), ("quickly", 11, 400, 0.06),
        ]
        return try samples.enumerated().map { index, sample in
            try inter.run(
                sample.0, in: inter.instance(sample.1, weight: sample.2),
                at: CGPoint(x: 16.3 + CGFloat(index) / 7, y: 60 * CGFloat(index + 1) - 10), tracking: sample.3)
        } + [TestFont.arabic.run("\u{645}\u{631}\u{62D}\u{628}\u{627} \u{644}\u{627}", in: inter.instance(20), at: CGPoint(x: 16, y: 470))]
    }

    private func outlineBox(_ run: GlyphRun, scale: Double) throws -> InkBox {
        let design = try TestFont(path: run.font.face).design(run.font)
        var path = Path()
        for glyph in run.glyphs {
            let place = CGPoint(x: run.origin.x + glyph.x, y: run.origin.y + glyph.y)
            path.addPath(design.outline(glyph.id, at: place, size: run.font.size))
        }
        let box = path.boundingRect
        return InkBox(
            left: box.minX * scale, top: box.minY * scale, right: box.maxX * scale, bottom: box.maxY * scale)
    }

    @Test("a run's ink lies within half a pixel of its outlines", arguments: [1, 2, 3])
    func inkBoxes(scale: Int) throws {
        let runs = try rows()
        let size = CGSize(width: 500, height: 500)
        let background = DisplayItem.shape(
            node: 0, outline: .rect(CGRect(origin: .zero, size: size)), paint: .color(.white), stroke: nil)
        let list = DisplayList(
            size: size, scale: CGFloat(scale),
            items: [background] + runs.map { .glyphs(node: 0, run: $0, paint: .color(.black)) })
        let picture = try Browser.picture(testWriter().write(list).bytes, size: size, scale: scale)
        for run in runs {
            let expected = try outlineBox(run, scale: Double(scale))
            let region = CGRect(
                x: 0, y: expected.top - 4, width: Double(picture.width), height: expected.bottom - expected.top + 8)
            let found = try #require(InkBox(picture, in: region))
            #expect(found.distance(expected) <= 0.5, "\(run.text): \(found) instead of \(expected)")
        }
    }
}
