import ProofsheetDrawing
import Testing

@testable import ProofsheetPNG

@Suite struct PNGEncoderTests {
    @Test("what is written is read back", arguments: [PNGEncoder.Purpose.scratch, .golden], [1, 3, 257])
    func roundTrip(purpose: PNGEncoder.Purpose, side: Int) throws {
        let opaque = try Samples.bitmap(side, side + 1)
        #expect(try PNGDecoder.decode(PNGEncoder(purpose).encode(opaque)) == opaque)
        let clear = try Samples.bitmap(side, side + 1) { UInt8($0 % 256) }
        #expect(try PNGDecoder.decode(PNGEncoder(purpose).encode(clear)) == clear)
    }

    @Test("colours below full transparency survive")
    func clearColors() throws {
        let bitmap = try #require(Bitmap(width: 1, height: 1, bytes: [10, 20, 30, 0]))
        #expect(try PNGDecoder.decode(PNGEncoder().encode(bitmap)) == bitmap)
    }

    @Test("an opaque picture is written without alpha, any other with")
    func colorType() throws {
        let opaque = try Samples.bitmap(2, 2)
        let almost = try Samples.bitmap(2, 2) { $0 == 3 ? 254 : 255 }
        #expect(try PNGChunks(PNGEncoder().encode(opaque)).header.colorType == .rgb)
        #expect(try PNGChunks(PNGEncoder().encode(almost)).header.colorType == .rgba)
    }

    @Test("a single clear pixel at the end of a large picture is seen")
    func lastPixel() throws {
        #expect(try Samples.bitmap(100, 100).isOpaque)
        #expect(try !Samples.bitmap(100, 100) { $0 == 9_999 ? 0 : 255 }.isOpaque)
    }

    @Test("libpng reads the same picture from both kinds of file", arguments: [PNGEncoder.Purpose.scratch, .golden])
    func judgedByLibpng(purpose: PNGEncoder.Purpose) throws {
        let bitmap = try Samples.bitmap(33, 21) { UInt8(255 - $0 % 3) }
        let file = try PNGEncoder(purpose).encode(bitmap)
        #expect(PNGDecoder.general(file, try PNGChunks(file).header) == bitmap)
    }

    @Test("the bytes of a file are the header, the packed rows and the end")
    func wholeFile() throws {
        let bitmap = try #require(Bitmap(width: 1, height: 1, bytes: [1, 2, 3, 255]))
        let file = try PNGEncoder(.golden).encode(bitmap)
        #expect(
            Array(file.prefix(33)) == [
                0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A,
                0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0, 0x90, 0x77, 0x53, 0xDE,
            ])
        #expect(Array(file.suffix(12)) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    }

    @Test("the same bitmap gives the same bytes", arguments: [PNGEncoder.Purpose.scratch, .golden])
    func sameBytes(purpose: PNGEncoder.Purpose) throws {
        let bitmap = try Samples.bitmap(300, 200)
        let first = try PNGEncoder(purpose).encode(bitmap)
        for _ in 0..<5 { #expect(try PNGEncoder(purpose).encode(bitmap) == first) }
    }

    @Test("pixels that cannot be packed still fit: noise grows by less than a thousandth")
    func noise() throws {
        var state: UInt32 = 1
        let bytes = (0..<1_000_000).map { _ -> UInt8 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
        let bitmap = try #require(Bitmap(width: 500, height: 500, bytes: bytes))
        for purpose in [PNGEncoder.Purpose.scratch, .golden] {
            let file = try PNGEncoder(purpose).encode(bitmap)
            #expect(file.count < 1_001_500)
            #expect(try PNGDecoder.decode(file) == bitmap)
        }
    }

    @Test("a plain surface shrinks below a hundredth", arguments: [PNGEncoder.Purpose.scratch, .golden])
    func plain(purpose: PNGEncoder.Purpose) throws {
        let bitmap = try #require(Bitmap(width: 400, height: 800, bytes: Array(repeating: 255, count: 1_280_000)))
        #expect(try PNGEncoder(purpose).encode(bitmap).count < 9_600)
    }

    @Test("a picture beyond the limit is refused")
    func limit() throws {
        let bitmap = try #require(Bitmap(width: 16_385, height: 1, bytes: Array(repeating: 0, count: 16_385 * 4)))
        #expect(throws: PNGError.tooLarge(width: 16_385, height: 1)) { try PNGEncoder().encode(bitmap) }
    }
}
