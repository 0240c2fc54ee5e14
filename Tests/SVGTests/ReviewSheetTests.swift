import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import ProofsheetPNG
import Testing

/// Both files of a sheet show the same: the sheets of our own previews, as `render` writes them.
@MainActor @Suite(.enabled(if: Browser.isInstalled, Browser.reason)) struct ReviewSheetTests {
    @Test("on the sheets of our own previews every run's ink lies in Chromium's SVG within half a pixel of where the PNG has it")
    func inkBoxes() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let sheets = try ReviewSheet.all(into: folder)
        // Four previews, each on phones and on tablets.
        #expect(sheets.count == 8)
        for sheet in sheets { try compare(sheet) }
    }

    /// Ink is what the page shows with its text and not without it; of runs that come near each other some are left out at a time.
    private func compare(_ sheet: ReviewSheet) throws {
        let runs = try PlacedRun.all(of: sheet.list, fonts: TestFont.library())
        let layers = PlacedRun.layers(runs)
        // Where no run comes near another, the files are compared as they were written.
        let pages = layers.count == 1 ? [(sheet.svg, sheet.png)] : try layers.map { try sheet.keeping(runs: Set($0.map(\.index))) }
        let files = [try sheet.keeping(runs: [])] + pages
        let ours = try files.map { try PNGDecoder.decode($0.1) }
        let size = CGSize(width: ours[0].width, height: ours[0].height)
        let theirs = try Browser.pictures(files.map(\.0), size: size, scale: 1)
        for picture in ours + theirs { try #require(picture.width == Int(size.width) && picture.height == Int(size.height)) }
        let (ourGround, theirGround) = (ours[0], theirs[0])
        var seen = 0
        for (layer, (ours, theirs)) in zip(layers, zip(ours, theirs).dropFirst()) {
            for placed in layer {
                let contrast = max(
                    InkBox.contrast(ours, over: ourGround, in: placed.region), InkBox.contrast(theirs, over: theirGround, in: placed.region)
                )
                let expected = InkBox(ours, over: ourGround, contrast: max(contrast, 1), in: placed.region)
                let found = InkBox(theirs, over: theirGround, contrast: max(contrast, 1), in: placed.region)
                guard let expected, let found else {
                    #expect((expected == nil) == (found == nil), "\(sheet.name): \(placed.run.text) is drawn in one of both only")
                    continue
                }
                seen += 1
                // Measured: 0.25 at most.
                #expect(found.distance(expected) <= 0.5, "\(sheet.name): \(placed.run.text): \(found) instead of \(expected)")
            }
        }
        // Others lie below the edge of a screen; no sheet has fewer than this that show.
        #expect(seen >= 70, "\(sheet.name)")
    }
}
