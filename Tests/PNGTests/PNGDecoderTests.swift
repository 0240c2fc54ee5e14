import ProofsheetDrawing
import Testing

@testable import ProofsheetPNG

/// The files were made with Pillow 12 or by hand from the file format's rules.
@Suite struct PNGDecoderTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let file: String
        let width: Int
        let bytes: [UInt8]
    }

    static let cases = [
        Case(
            testDescription: "filtered colour rows",
            file: "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAF0lEQVR4nGPkEpFjYGBgYGBgglCMTMwABGoARk5TpG0AAAAASUVORK5CYII=",
            width: 3,
            bytes: [10, 20, 30, 255, 10, 20, 30, 255, 10, 20, 30, 255, 10, 20, 30, 255, 10, 20, 30, 255, 11, 22, 33, 255]),
        Case(
            testDescription: "a palette",
            file: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABAQMAAADO7O3JAAAABlBMVEX/AAAAAP9sof2OAAAACklEQVR4nGNwAAAAQgBBKTf07wAAAABJRU5ErkJggg==",
            width: 2, bytes: [255, 0, 0, 255, 0, 0, 255, 255]),
        Case(
            testDescription: "a palette with a clear entry",
            file:
                "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABAQMAAADO7O3JAAAABlBMVEX/AAAAAP9sof2OAAAAAnRSTlP/AOW3MEoAAAAKSURBVHicY3AAAABCAEEpN/TvAAAAAElFTkSuQmCC",
            width: 2, bytes: [255, 0, 0, 255, 0, 0, 255, 0]),
        Case(
            testDescription: "eight-bit gray",
            file: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR4nGNgOAEAAMsAyWnIw2wAAAAASUVORK5CYII=",
            width: 2, bytes: [0, 0, 0, 255, 200, 200, 200, 255]),
        Case(
            testDescription: "gray with alpha",
            file: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR4nGNIMQIAAP0Al/xiaCMAAAAASUVORK5CYII=",
            width: 1, bytes: [100, 100, 100, 50]),
        Case(
            testDescription: "sixteen-bit gray",
            file: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABEAAAAABq7kcWAAAAC0lEQVR4nGNoYAAAAQMAgT5MxZMAAAAASUVORK5CYII=",
            width: 1, bytes: [128, 128, 128, 255]),
        Case(
            testDescription: "one-bit gray",
            file: "iVBORw0KGgoAAAANSUhEUgAAAAMAAAABAQAAAAAzmykZAAAACklEQVR4nGNwAAAAQgBBKTf07wAAAABJRU5ErkJggg==",
            width: 3, bytes: [0, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 255]),
        Case(
            testDescription: "interlaced gray",
            file: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAAEg2mJuAAAAD0lEQVR42mPgYhBhkNMAAAD3AGUmLg5CAAAAAElFTkSuQmCC",
            width: 2, bytes: [10, 10, 10, 255, 20, 20, 20, 255, 30, 30, 30, 255, 40, 40, 40, 255]),
        // (128/255)^(1/2.2) is 186/255.
        Case(
            testDescription: "linear light, declared by gamma 1",
            file: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAABGdBTUEAAYagMeiWXwAAAApJREFUeNpjaAAAAIIAgdpFCDsAAAAASUVORK5CYII=",
            width: 1, bytes: [186, 186, 186, 255]),
        Case(
            testDescription: "a colour declared transparent",
            file:
                "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAABnRSTlMAAQACAAPJS6v1AAAAD0lEQVR42mNgZGJmYWUDAAA/ABaYwWgTAAAAAElFTkSuQmCC",
            width: 2, bytes: [1, 2, 3, 0, 4, 5, 6, 255]),
    ]

    @Test("a legal file is read as straight-alpha colour", arguments: cases)
    func reads(_ sample: Case) throws {
        let bitmap = try PNGDecoder.decode(Samples.base64(sample.file))
        #expect(bitmap == Bitmap(width: sample.width, height: bitmap.height, bytes: sample.bytes))
    }

    @Test("pixels split over many IDAT chunks are one stream")
    func manyChunks() throws {
        let bitmap = try Samples.bitmap(20, 20)
        let packed = Array(try PNGChunks(PNGEncoder().encode(bitmap)).pixels.joined())
        var file = PNGChunks.signature
        PNGChunks.append("IHDR", PNGHeader(width: 20, height: 20, colorType: .rgb).content, to: &file)
        for byte in packed { PNGChunks.append("IDAT", [byte], to: &file) }
        PNGChunks.append("IEND", [], to: &file)
        #expect(try PNGDecoder.decode(file) == bitmap)
    }

    @Test("bytes after the end do not matter")
    func trailing() throws {
        let bitmap = try Samples.bitmap(4, 4)
        #expect(try PNGDecoder.decode(PNGEncoder().encode(bitmap) + [1, 2, 3]) == bitmap)
    }

    // Of widths below 3 every pixel is read by itself, of 3 one, of 20 two.
    @Test("a file is a picture of exactly its pixels", arguments: [1, 2, 3, 20], [UInt8(255), 254])
    func isPicture(width: Int, alpha: UInt8) throws {
        let bitmap = try Samples.bitmap(width, 2) { _ in alpha }
        let file = try PNGEncoder(.golden).encode(bitmap)
        #expect(try PNGDecoder.isPicture(file, of: bitmap))
        for place in bitmap.bytes.indices {
            var bytes = bitmap.bytes
            bytes[place] ^= 1
            #expect(try !PNGDecoder.isPicture(file, of: #require(Bitmap(width: width, height: 2, bytes: bytes))), "byte \(place)")
        }
        #expect(try !PNGDecoder.isPicture(file, of: Samples.bitmap(2, width) { _ in alpha }) || width == 2)
    }

    @Test("a file of another kind is a picture of its pixels too", arguments: cases)
    func isForeignPicture(_ sample: Case) throws {
        let file = try Samples.base64(sample.file)
        #expect(try PNGDecoder.isPicture(file, of: PNGDecoder.decode(file)))
        let other = sample.bytes.map { $0 ^ 1 }
        let bitmap = try #require(Bitmap(width: sample.width, height: sample.bytes.count / 4 / sample.width, bytes: other))
        #expect(try !PNGDecoder.isPicture(file, of: bitmap))
    }

    @Test("a damaged file is no picture of anything")
    func isNoPicture() throws {
        let bitmap = try Samples.bitmap(4, 4)
        let file = try PNGEncoder(.golden).encode(bitmap)
        #expect(throws: PNGError.truncated) { try PNGDecoder.isPicture(Array(file.dropLast(20)), of: bitmap) }
        #expect(throws: PNGError.damagedPixels) {
            try PNGDecoder.isPicture(Samples.file(width: 4, height: 4, pixels: [1, 2, 3]), of: bitmap)
        }
    }
}
