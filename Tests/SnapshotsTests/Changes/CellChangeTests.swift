import ProofsheetDrawing
import Testing

@testable import ProofsheetSnapshots

@Suite struct CellChangeTests {
    /// A page of one shade with a box of another.
    private func page(_ shade: UInt8, box: (x: Int, y: Int, shade: UInt8)? = nil, width: Int = 300, height: Int = 200) throws -> Bitmap {
        var bytes = (0..<width * height).flatMap { _ in [shade, shade, shade, 255] as [UInt8] }
        if let box {
            for row in box.y..<box.y + 10 {
                for column in box.x..<box.x + 10 {
                    bytes.replaceSubrange((row * width + column) * 4..<(row * width + column) * 4 + 3, with: [box.shade, 0, 0])
                }
            }
        }
        return try #require(Bitmap(width: width, height: height, bytes: bytes))
    }

    private func change(_ old: Bitmap, _ new: Bitmap, _ oldTree: String? = nil, _ newTree: String? = nil) -> CellChange {
        CellChange(
            golden: oldTree.flatMap(LaidOutTree.init(dump:)), candidate: newTree.flatMap(LaidOutTree.init(dump:)),
            comparison: PictureComparison(golden: old, candidate: new), colors: ColorChange(golden: old, candidate: new))
    }

    private let tree = "VStack 0 0 300 200\n├─ Color 40 40 40 40\n└─ Color[2] 48 48 20 20"

    @Test("where the layout is the same, the smallest view around the pixels and the colours of most of them are told")
    func colors() throws {
        let change = change(try page(255, box: (50, 50, 200)), try page(255, box: (50, 50, 100)), tree, tree)
        #expect(change.views.isEmpty && change.others == 0)
        #expect(change.view == "Color[2]" && change.path == "VStack/Color[2]")
        #expect(change.colors?.golden == "#C80000" && change.colors?.candidate == "#640000")
    }

    @Test("no colours are told where none has the majority, or where the layout changed")
    func noColors() throws {
        let old = try page(0, box: (0, 0, 1))
        #expect(ColorChange(golden: old, candidate: old) == nil)
        var new = old
        for place in stride(from: 0, to: new.bytes.count, by: 4) { new.bytes[place] = UInt8(truncatingIfNeeded: place / 4 % 251 + 2) }
        #expect(ColorChange(golden: old, candidate: new) == nil)
        #expect(ColorChange(golden: old, candidate: try page(0, width: 299)) == nil)
        let moved = change(
            try page(255, box: (50, 50, 0)), try page(255, box: (60, 50, 0)), "A 0 0 300 200\n└─ B 50 50 10 10",
            "A 0 0 300 200\n└─ B 60 50 10 10")
        #expect(moved.colors == nil && moved.view == "B")
    }

    @Test("alpha is spelled only where a pixel is not opaque")
    func alpha() throws {
        let old = try #require(Bitmap(width: 1, height: 1, bytes: [1, 2, 3, 255]))
        let new = try #require(Bitmap(width: 1, height: 1, bytes: [1, 2, 3, 0]))
        let change = try #require(ColorChange(golden: old, candidate: new))
        #expect(change.golden == "#010203" && change.candidate == "#01020300")
    }

    @Test("equal changes have one mark whatever the amounts, others have another")
    func marks() throws {
        let (old, new) = (try page(255, box: (50, 50, 0)), try page(255, box: (60, 50, 0)))
        func mark(_ x: Int, _ width: Int = 10, _ name: String = "B") -> String {
            change(old, new, "A 0 0 300 200\n└─ \(name) 50 50 10 10", "A 0 0 300 200\n└─ \(name) \(x) 50 \(width) 10").mark
        }
        #expect(mark(60) == mark(70))
        #expect(mark(60) != mark(40))
        #expect(mark(60) != mark(60, 12))
        #expect(mark(60) != mark(60, 10, "C"))
    }

    @Test("the cut-out shows the view where it was and where it is, and stays within the picture")
    func region() throws {
        let change = change(
            try page(255, box: (280, 180, 0)), try page(255, box: (280, 180, 9)), "A 0 0 300 200\n└─ B 280 180 10 10",
            "A 0 0 300 200\n└─ B 280 170 10 10")
        #expect(change.region == PixelBox(x: 140, y: 104, width: 160, height: 96))
    }

    @Test("trees that cannot be read leave the pixels to speak")
    func unreadable() throws {
        let change = change(try page(255, box: (50, 50, 200)), try page(255, box: (50, 50, 100)), "nonsense", nil)
        #expect(change.view == nil && change.views.isEmpty)
        #expect(change.region == PixelBox(x: 0, y: 7, width: 160, height: 96))
    }

    @Test(
        "views laid out beyond the picture or without limits do no harm",
        arguments: ["B 4000 9000 10 10", "B -400 -400 10 10", "B 0 0 1073741824 1073741824"])
    func outside(view: String) throws {
        let (old, new) = (try page(255, box: (50, 50, 0)), try page(255, box: (60, 50, 0)))
        let region = change(old, new, "A 0 0 300 200\n└─ B 50 50 10 10", "A 0 0 300 200\n└─ \(view)").region
        #expect(region.x >= 0 && region.y >= 0 && region.width > 0 && region.height > 0)
        #expect(region.x + region.width <= 300 && region.y + region.height <= 200)
    }

    @Test("pictures of other sizes are a change of their own")
    func sizes() throws {
        let (old, new) = (try page(255), try page(255, width: 301))
        let change = change(old, new, tree, tree)
        #expect(change.colors == nil)
        #expect(change.region == PixelBox(x: 0, y: 0, width: 301, height: 200))
        #expect(change.mark != self.change(old, old, tree, tree).mark)
    }
}
