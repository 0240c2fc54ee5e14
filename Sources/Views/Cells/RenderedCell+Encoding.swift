import Foundation
import ProofsheetDrawing

extension RenderedCell {
    private static let kind = EncodedKind(letters: "PRC", version: 2, name: "rendered cell")

    /// The form in which a host sends a cell: tree and display list in their encodings, pixels of images included.
    package func encoded() -> [UInt8] {
        let tree = tree.encoded()
        let list = list.encodedWithPixels()
        var out = ByteWriter(capacity: tree.count + list.count + 1024)
        out.header(Self.kind)
        out.block(tree)
        out.block(list)
        out.exact(CGRect(origin: .zero, size: size))
        for texts in [readAxes, notes] {
            out.count(texts.count)
            for text in texts { out.string(text) }
        }
        return out.bytes
    }

    /// Rebuilds a cell that a host sent, rounded as the encodings round.
    package init(decoding bytes: [UInt8]) throws(MalformedEncoding) {
        var input = ByteReader(bytes)
        try input.header(Self.kind)
        let tree = try LaidOutTree(decoding: try input.block())
        let list = try DisplayList(decoding: try input.block())
        let size = try input.exactRect().size
        var texts: [[String]] = []
        for _ in 0..<2 {
            var group: [String] = []
            for _ in 0..<(try input.count()) { group.append(try input.string()) }
            texts.append(group)
        }
        try input.finish()
        self.init(tree: tree, list: list, size: size, readAxes: texts[0], notes: texts[1])
    }
}
