import Foundation
import ProofsheetDrawing
import Testing

@Suite struct LaidOutTreeEncodingTests {
    @Test("a tree comes back equal")
    func roundTrip() throws {
        #expect(try LaidOutTree(decoding: SampleTrees.row.encoded()) == SampleTrees.row)
        #expect(try LaidOutTree(decoding: LaidOutTree().encoded()) == LaidOutTree())
    }

    @Test("frames come back bit for bit")
    func exact() throws {
        let frame = CGRect(x: 1.0 / 3, y: -2.0 / 3, width: 100.0 / 7, height: 0.1)
        let tree = LaidOutTree(views: [LaidOutView(path: "A", type: "A", parent: nil, frame: frame)])
        #expect(try LaidOutTree(decoding: tree.encoded()).views[0].frame == frame)
    }

    @Test("a frame that is not finite is written as zero")
    func notFinite() throws {
        let frame = CGRect(x: CGFloat.nan, y: -.infinity, width: .infinity, height: -0.0)
        let tree = LaidOutTree(views: [LaidOutView(path: "A", type: "A", parent: nil, frame: frame)])
        #expect(try LaidOutTree(decoding: tree.encoded()).views[0].frame == .zero)
    }

    @Test("a view cannot come before its parent")
    func parentAfterChild() {
        let tree = LaidOutTree(views: [LaidOutView(path: "A", type: "A", parent: 0, frame: .zero)])
        #expect(throws: MalformedEncoding.outOfRange("parent", offset: 5)) {
            try LaidOutTree(decoding: tree.encoded())
        }
    }

    @Test("text is kept byte by byte, right-to-left and emoji included")
    func texts() throws {
        let text = "שלום 👩‍👩‍👧 e\u{301}\u{200F}\0"
        let tree = LaidOutTree(views: [LaidOutView(path: text, type: "T", parent: nil, frame: .zero, text: text)])
        let decoded = try LaidOutTree(decoding: tree.encoded())
        #expect(decoded.views[0].text.map { Array($0.utf8) } == Array(text.utf8))
    }
}
