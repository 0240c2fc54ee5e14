import Foundation
import ProofsheetDrawing
import ProofsheetViews
import Testing

@Suite struct RenderedCellEncodingTests {
    private var cell: RenderedCell? {
        Bitmap(width: 1, height: 1, bytes: [1, 2, 3, 4]).map { bitmap in
            let box = CGRect(x: 0.5, y: 0, width: 10, height: 10)
            let image = ImageReference(hash: "ab", bitmap: bitmap)
            return RenderedCell(
                tree: LaidOutTree(views: [LaidOutView(path: "Image", type: "Image", parent: nil, frame: box)]),
                list: DisplayList(
                    size: CGSize(width: 20, height: 10), scale: 2,
                    items: [.image(node: 0, image: image, rect: box, smooth: true, tint: nil)]),
                readAxes: ["category", "scheme"], notes: ["A map cannot be drawn.", "שלום"])
        }
    }

    @Test("a cell comes back equal, pixels of its images included")
    func roundTrip() throws {
        let cell = try #require(cell)
        #expect(try RenderedCell(decoding: cell.encoded()) == cell)
    }

    @Test("a cell cut short anywhere is refused")
    func cutShort() throws {
        let bytes = try #require(cell).encoded()
        for length in bytes.indices {
            #expect(throws: MalformedEncoding.self) { try RenderedCell(decoding: Array(bytes[..<length])) }
        }
    }

    @Test("bytes behind a cell are refused")
    func trailing() throws {
        let bytes = try #require(cell).encoded() + [7]
        #expect(throws: MalformedEncoding.trailingBytes(count: 1)) { try RenderedCell(decoding: bytes) }
    }
}
