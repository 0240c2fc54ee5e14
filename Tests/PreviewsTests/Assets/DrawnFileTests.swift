import Foundation
import Testing

@testable import ProofsheetPreviews

@Suite("Sizes of PDF and SVG") struct DrawnFileTests {
    private func size(_ text: String) -> CGSize? { DrawnFile(Array(text.utf8))?.size }

    // Units as CSS defines them.
    @Test(
        "an SVG is as large as it says, or as its view box",
        arguments: [
            ("<svg width=\"24\" height=\"12\">", 24, 12), ("<svg width='24px' height='12px'>", 24, 12),
            ("<svg width=\"18pt\" height=\"9pt\">", 24, 12), ("<svg height = \"1in\" width=\"25.4mm\">", 96, 96),
            ("<svg viewBox=\"0 0 20 10\">", 20, 10), ("<svg viewBox=\"1,2,20,10\" width=\"100%\" height=\"100%\">", 20, 10),
            ("<svg viewBox=\"0 0 20 10\" width=\"40\">", 40, 20), ("<svg viewBox=\"0 0 20 10\" height=\"40\">", 80, 40),
            (
                "<?xml version=\"1.0\"?>\n<!DOCTYPE svg PUBLIC \"a\" \"b\">\n<!-- <svg width=\"1\" height=\"1\"> -->\n<svg\n width=\"3\"\n height=\"4\"\n>",
                3, 4
            ),
            ("<svg stroke-width=\"9\" width=\"3\" height=\"4\">", 3, 4),
        ])
    func svg(text: String, width: Double, height: Double) throws {
        let size = try #require(self.size(text))
        #expect(abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9)
    }

    @Test(
        "an SVG without a size that can be believed has none",
        arguments: [
            "<svg>", "<svg width=\"a\" height=\"3\">", "<svg width=\"-3\" height=\"3\">", "<svg width=\"nan\" height=\"3\">",
            "<svg width=\"1e9\" height=\"3\">", "<svg viewBox=\"0 0 0 0\">", "<svg viewBox=\"0 0 1\">", "<svg width=\"3",
        ])
    func noSize(text: String) {
        #expect(DrawnFile(Array(text.utf8))?.kind == "SVG")
        #expect(size(text) == nil)
    }

    @Test(
        "a PDF is as large as its first box that stands there in clear text",
        arguments: [
            ("%PDF-1.4\n/MediaBox [0 0 80 30]", 80, 30), ("%PDF-1.4\n/MediaBox[ 10 20\n 90.5 50 ]", 80.5, 30),
            ("junk\n%PDF-1.4\n/MediaBox [0 0 80 30] /CropBox [0 0 8 3]", 8, 3), ("%PDF-1.4\n/MediaBox [80 30 0 0]", 80, 30),
        ])
    func pdf(text: String, width: Double, height: Double) { #expect(size(text) == CGSize(width: width, height: height)) }

    @Test(
        "a PDF without a box that can be read has none",
        arguments: [
            "%PDF-1.4", "%PDF-1.4 /MediaBox", "%PDF-1.4 /MediaBox [", "%PDF-1.4 /MediaBox [0 0 a 3]", "%PDF-1.4 /MediaBox [0 0 0 0]",
            "%PDF-1.4 /MediaBox 3 0 R", "%PDF-1.4 /MediaBox [0 0 1e99 1]",
        ])
    func noBox(text: String) {
        #expect(DrawnFile(Array(text.utf8))?.kind == "PDF")
        #expect(size(text) == nil)
    }

    @Test(
        "other files are neither", arguments: ["", "<", "<html><svg width=\"1\" height=\"1\"/></html>", "<svgx>", "GIF89a", "<!-- <svg>"])
    func others(text: String) { #expect(DrawnFile(Array(text.utf8)) == nil) }
}
