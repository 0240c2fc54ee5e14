import ProofsheetDrawing
import ProofsheetSnapshots
import Testing

@Suite struct PictureComparisonTests {
    private func changed(_ bitmap: Bitmap, _ changes: [(x: Int, y: Int, channel: Int, to: UInt8)]) -> Bitmap {
        var bitmap = bitmap
        for change in changes { bitmap.bytes[(change.y * bitmap.width + change.x) * 4 + change.channel] = change.to }
        return bitmap
    }

    @Test("equal pictures match")
    func equal() throws {
        let bitmap = try TemporaryProject.bitmap(9)
        let comparison = PictureComparison(golden: bitmap, candidate: bitmap)
        #expect(comparison.isMatch && comparison.isExact)
        #expect(comparison.box == nil)
        #expect(comparison.sentence == "no pixel differs")
    }

    @Test("one pixel by one step is a difference")
    func onePixel() throws {
        let golden = try TemporaryProject.bitmap(9)
        let comparison = PictureComparison(golden: golden, candidate: changed(golden, [(2, 1, 1, 1)]))
        #expect(!comparison.isMatch)
        #expect(comparison.sentence == "1 pixel differs by at most 1 of 255 within 1 x 1 at (2, 1)")
    }

    @Test("alpha alone is a difference")
    func alpha() throws {
        let golden = try TemporaryProject.bitmap(0)
        let comparison = PictureComparison(golden: golden, candidate: changed(golden, [(0, 0, 3, 254)]))
        #expect(comparison.differingPixels == 1 && comparison.maxChannelDifference == 1 && !comparison.isMatch)
    }

    @Test("the box holds all differing pixels, the largest difference counts")
    func box() throws {
        let golden = try TemporaryProject.bitmap(100, width: 10, height: 10)
        let candidate = changed(golden, [(2, 3, 0, 90), (2, 3, 1, 2), (7, 3, 0, 101), (4, 8, 2, 200)])
        let comparison = PictureComparison(golden: golden, candidate: candidate)
        #expect(comparison.differingPixels == 3)
        #expect(comparison.maxChannelDifference == 200)
        #expect(comparison.box == PixelBox(x: 2, y: 3, width: 6, height: 6))
    }

    @Test("another size never matches, whatever is tolerated")
    func size() throws {
        let golden = try TemporaryProject.bitmap(1, width: 4, height: 2)
        let candidate = try TemporaryProject.bitmap(1, width: 2, height: 4)
        let comparison = PictureComparison(
            golden: golden, candidate: candidate, tolerance: Tolerance(maxChannelDifference: 255, maxDifferingPixels: 99))
        #expect(!comparison.isMatch)
        #expect(comparison.sentence == "2 x 4 pixels instead of 4 x 2")
    }

    @Test("a tolerance is used up to its limit and not beyond, and the sentence tells how far")
    func tolerance() throws {
        let golden = try TemporaryProject.bitmap(100)
        let candidate = changed(golden, [(0, 0, 0, 103), (1, 0, 0, 104), (2, 0, 0, 120)])
        func compare(_ channel: Int, _ pixels: Int) -> PictureComparison {
            PictureComparison(
                golden: golden, candidate: candidate,
                tolerance: Tolerance(maxChannelDifference: channel, maxDifferingPixels: .count(pixels)))
        }
        #expect(compare(3, 2).isMatch)
        #expect(!compare(3, 1).isMatch)
        #expect(!compare(2, 2).isMatch)
        #expect(compare(20, 0).isMatch && !compare(20, 0).isExact)
        #expect(
            compare(3, 2).sentence
                == "3 pixels differ by at most 20 of 255 within 3 x 1 at (0, 0); 2 of 2 tolerated pixels are beyond a channel difference of 3"
        )
    }

    @Test("negative tolerances are none")
    func negative() { #expect(Tolerance(maxChannelDifference: -1, maxDifferingPixels: -5) == .exact) }

    @Test("the difference picture shows golden, differing pixels in red, and candidate")
    func picture() throws {
        let golden = try TemporaryProject.bitmap(0, width: 2, height: 1)
        let candidate = changed(golden, [(1, 0, 2, 7)])
        let picture = try #require(DifferencePicture.make(golden: golden, candidate: candidate))
        #expect(picture.width == 2 * 3 + 2 * DifferencePicture.gap && picture.height == 1)
        func pixel(_ x: Int) -> [UInt8] { Array(picture.bytes[x * 4..<x * 4 + 4]) }
        #expect(pixel(0) == [0, 0, 0, 255])
        #expect(pixel(10) == [192, 192, 192, 255])
        #expect(pixel(11) == [255, 0, 0, 255])
        #expect(pixel(21) == [0, 0, 7, 255])
    }

    @Test("pictures of two sizes share the larger page, the rest is red in the middle")
    func pictureOfSizes() throws {
        let golden = try TemporaryProject.bitmap(0, width: 1, height: 2)
        let candidate = try TemporaryProject.bitmap(0, width: 2, height: 1)
        let picture = try #require(DifferencePicture.make(golden: golden, candidate: candidate))
        #expect(picture.width == 2 * 3 + 16 && picture.height == 2)
        let second = 22 * 4 + 10 * 4
        #expect(Array(picture.bytes[second..<second + 8]) == [255, 0, 0, 255, 255, 255, 255, 255])
    }
}
