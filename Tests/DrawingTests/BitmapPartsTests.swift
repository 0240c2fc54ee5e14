import ProofsheetDrawing
import Testing

@Suite struct BitmapPartsTests {
    /// Gray pixels of these values, opaque, in rows of that width.
    private func gray(_ values: [UInt8], width: Int) throws -> Bitmap {
        try #require(Bitmap(width: width, height: values.count / width, bytes: values.flatMap { [$0, $0, $0, 255] }))
    }

    private func values(_ bitmap: Bitmap?) -> [UInt8] {
        guard let bitmap else { return [] }
        return stride(from: 0, to: bitmap.bytes.count, by: 4).map { bitmap.bytes[$0] }
    }

    @Test("a part has the pixels of its columns and rows")
    func parts() throws {
        let bitmap = try gray([1, 2, 3, 4, 5, 6], width: 3)
        #expect(values(bitmap.part(columns: 1..<3, rows: 0..<1)) == [2, 3])
        #expect(values(bitmap.part(columns: 0..<3, rows: 0..<2)) == [1, 2, 3, 4, 5, 6])
        #expect(bitmap.part(columns: 1..<4, rows: 0..<1) == nil)
        #expect(bitmap.part(columns: -1..<1, rows: 0..<1) == nil)
        #expect(bitmap.part(columns: 1..<1, rows: 0..<1) == nil)
    }

    @Test("an image twice lies side by side or one below the other")
    func twice() throws {
        let image = ImageReference(hash: "h", bitmap: try gray([1, 2, 3, 4], width: 2))
        #expect(values(image.twice(.horizontal)?.bitmap) == [1, 2, 1, 2, 3, 4, 3, 4])
        #expect(values(image.twice(.vertical)?.bitmap) == [1, 2, 3, 4, 1, 2, 3, 4])
        #expect(image.twice(.vertical)?.bitmap.height == 4)
    }

    @Test("a half is the mean of four, rounded to the nearest, without a last odd row and column")
    func half() throws {
        #expect(values(try gray([10, 20, 30, 41, 9, 9], width: 2).half) == [25])
        #expect(values(try gray([0, 1, 1, 1], width: 2).half) == [1])
        #expect(values(try gray([0, 0, 9, 0, 1, 9], width: 3).half) == [0])
        #expect(try gray([1, 2], width: 2).half == nil)
    }

    @Test("what is clear lends no colour to a half")
    func clear() throws {
        let bytes: [UInt8] = [200, 100, 50, 255, 9, 9, 9, 0, 9, 9, 9, 0, 9, 9, 9, 0]
        #expect(try #require(Bitmap(width: 2, height: 2, bytes: bytes)).half?.bytes == [200, 100, 50, 64])
        #expect(Bitmap(width: 2, height: 2, bytes: [UInt8](repeating: 0, count: 16))?.half?.bytes == [0, 0, 0, 0])
    }

    @Test("what is made of an image has a name of its own, the whole keeps its name")
    func names() throws {
        let image = ImageReference(hash: "h", bitmap: try gray([1, 2, 3, 4], width: 2))
        #expect(image.part(columns: 0..<2, rows: 0..<2)?.hash == "h")
        let made = [image.part(columns: 0..<1, rows: 0..<2), image.part(columns: 0..<2, rows: 0..<1), image.half, image.twice(.vertical)]
        #expect(Set(made.compactMap { $0?.hash }).count == 4)
    }
}
