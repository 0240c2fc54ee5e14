import ProofsheetDrawing
import Testing

@testable import ProofsheetPNG

@Suite struct PNGErrorTests {
    @Test("other files are no PNG", arguments: [[], [0x42, 0x4D], Array("<svg></svg>".utf8), [0xFF, 0xD8, 0xFF, 0xE0]])
    func notPNG(file: [UInt8]) {
        #expect(throws: PNGError.notPNG) { try PNGDecoder.decode(file) }
    }

    @Test("a file cut anywhere is an error and never a crash")
    func cut() throws {
        let file = try PNGEncoder().encode(try Samples.bitmap(9, 9))
        for length in 1..<file.count {
            #expect(throws: PNGError.truncated) { try PNGDecoder.decode(Array(file.prefix(length))) }
        }
    }

    @Test("a byte changed anywhere after the signature is noticed")
    func changed() throws {
        let file = try PNGEncoder(.golden).encode(try Samples.bitmap(5, 5))
        for index in 8..<file.count {
            var copy = file
            copy[index] ^= 0x55
            #expect(throws: PNGError.self, "byte \(index)") { try PNGDecoder.decode(copy) }
        }
    }

    @Test("a wrong checksum names the chunk")
    func checksum() throws {
        var file = try PNGEncoder().encode(try Samples.bitmap(5, 5))
        file[45] ^= 1
        #expect(throws: PNGError.damagedChunk(type: "IDAT")) { try PNGDecoder.decode(file) }
    }

    @Test("an illegal header names its chunk", arguments: [(UInt8(3), UInt8(2)), (8, 7), (16, 3), (0, 0)])
    func header(depth: UInt8, colorType: UInt8) {
        let file = Samples.file(width: 1, height: 1, depth: depth, colorType: colorType, pixels: [])
        #expect(throws: PNGError.damagedChunk(type: "IHDR")) { try PNGDecoder.decode(file) }
    }

    @Test("no pixels at all names the missing chunk")
    func noPixels() {
        var file = PNGChunks.signature
        PNGChunks.append("IHDR", PNGHeader(width: 1, height: 1, colorType: .rgb).content, to: &file)
        PNGChunks.append("IEND", [], to: &file)
        #expect(throws: PNGError.damagedChunk(type: "IDAT")) { try PNGDecoder.decode(file) }
    }

    @Test("a palette picture without palette is damaged")
    func noPalette() {
        let rows = GoldenCompression.zlib([0, 0])
        let file = Samples.file(width: 1, height: 1, colorType: 3, pixels: rows)
        #expect(throws: PNGError.damagedPixels) { try PNGDecoder.decode(file) }
    }

    @Test("too few packed pixels are damaged pixels")
    func fewPixels() {
        let file = Samples.file(width: 100, height: 100, pixels: GoldenCompression.zlib([0, 1, 2, 3]))
        #expect(throws: PNGError.damagedPixels) { try PNGDecoder.decode(file) }
    }

    @Test(
        "a huge picture is refused before it is unpacked",
        arguments: [(16_385, 1), (1, 16_385), (16_384, 16_384), (0x7FFF_FFFF, 0x7FFF_FFFF)] as [(UInt32, UInt32)])
    func huge(width: UInt32, height: UInt32) {
        let file = Samples.file(width: width, height: height, pixels: GoldenCompression.zlib([0]))
        #expect(throws: PNGError.tooLarge(width: Int(width), height: Int(height))) { try PNGDecoder.decode(file) }
    }

    @Test("a megabyte of zeros behind a one-pixel header does not grow the picture")
    func bomb() throws {
        let rows = GoldenCompression.zlib(Array(repeating: 0, count: 50_000_000))
        let outcome = Result { () throws(PNGError) in
            try PNGDecoder.decode(Samples.file(width: 1, height: 1, pixels: rows))
        }
        // libpng reads the pixel and ignores what follows it.
        #expect(try outcome.get() == Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255]))
    }

    @Test("each error is one sentence that names the file")
    func sentences() {
        #expect(PNGError.notPNG.sentence(about: "a.png") == "a.png is not a PNG picture.")
        #expect(
            PNGError.truncated.sentence(about: "a.png") == "a.png is cut short: the file ends before its picture does.")
        #expect(
            PNGError.damagedChunk(type: "IHDR").sentence(about: "a.png")
                == "a.png is a damaged PNG picture: its IHDR chunk cannot be read.")
        #expect(
            PNGError.damagedPixels.sentence(about: "a.png")
                == "a.png is a damaged PNG picture: its pixels cannot be unpacked.")
        #expect(
            PNGError.tooLarge(width: 20_000, height: 3).sentence(about: "a.png")
                == "a.png is too large with 20000 x 3 pixels: a picture may have 16384 pixels a side and 100 megapixels.")
    }
}
