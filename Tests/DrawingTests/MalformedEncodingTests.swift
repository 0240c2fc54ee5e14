import Foundation
import ProofsheetDrawing
import Testing

@Suite struct MalformedEncodingTests {
    let empty = SampleLists.page([])

    private func refusal(_ bytes: [UInt8]) -> String? {
        do throws(MalformedEncoding) {
            _ = try DisplayList(decoding: bytes)
            return nil
        } catch { return error.description }
    }

    @Test("no bytes are no list")
    func nothing() { #expect(refusal([]) == "These bytes are not a display list.") }

    @Test("a tree is no list")
    func otherKind() { #expect(refusal(LaidOutTree().encoded()) == "These bytes are not a display list.") }

    @Test("a newer version is named")
    func version() {
        var bytes = empty.encoded()
        bytes[3] = 9
        #expect(refusal(bytes) == "This display list has version 9, which this version of Proofsheet cannot read.")
    }

    @Test("bytes after the end are refused")
    func trailing() {
        #expect(refusal(empty.encoded() + [0, 0]) == "The encoding is followed by 2 bytes that belong to nothing.")
    }

    @Test("a count larger than what is left is refused before room is made for it")
    func hugeCount() {
        let bytes = Array(empty.encoded().dropLast()) + [0xFF, 0xFF, 0xFF, 0xFF, 0x7F]
        #expect(refusal(bytes) == "The count at byte \(empty.encoded().count - 1) is out of range.")
    }

    @Test("a number spelled longer than needed is not canonical")
    func overlong() {
        let bytes = Array(empty.encoded().dropLast()) + [0x80, 0x00]
        #expect(refusal(bytes) == "This display list is not in its canonical form.")
    }

    @Test("text that is not UTF-8 is refused")
    func notUTF8() throws {
        let list = SampleLists.page([.glyphs(node: 0, run: SampleLists.run("zzzz"), paint: .color(.black))])
        var bytes = list.encoded()
        let place = try #require(bytes.indices.dropLast(3).first { bytes[$0...].starts(with: Array("zzzz".utf8)) })
        bytes[place] = 0xFF
        #expect(refusal(bytes) == "The text at byte \(place) is not UTF-8.")
    }

    @Test("an image needs its pixels")
    func withoutPixels() {
        #expect(refusal(SampleLists.everything.encoded()) == "The pixels of image ab12cd34ef are missing.")
    }

    @Test("a page without a scale is refused")
    func noScale() {
        let list = DisplayList(size: .zero, scale: 0, items: [])
        #expect(refusal(list.encoded()) == "The scale at byte 7 is out of range.")
    }

    @Test("groups nested to the limit are read, one more is refused")
    func nesting() {
        func nested(_ depth: Int) -> DisplayList {
            var items: [DisplayItem] = []
            for _ in 1..<depth { items = [.group(node: 0, effect: GroupEffect(), items: items)] }
            return SampleLists.page(items)
        }
        #expect(refusal(nested(512).encoded()) == nil)
        #expect(refusal(nested(513).encoded()) == "Groups are nested deeper than 512.")
        #expect(nested(512).hasRoomForLevels && !nested(513).hasRoomForLevels)
    }

    @Test("every list cut short is refused", arguments: [true, false])
    func cutShort(_ pixels: Bool) {
        let whole = pixels ? SampleLists.everything.encodedWithPixels() : SampleLists.page([]).encoded()
        for length in whole.indices { #expect(refusal(Array(whole[..<length])) != nil) }
    }

    @Test("damaged lists are refused, or are the one encoding of another list")
    func damagedLists() {
        let whole = SampleLists.everything.encodedWithPixels()
        var numbers = SplitMix(state: 1)
        for _ in 0..<3000 {
            let bytes = damaged(whole, &numbers)
            guard let list = try? DisplayList(decoding: bytes) else { continue }
            #expect(list.encodedWithPixels().suffix(64) == bytes.suffix(64))
        }
    }

    @Test("damaged trees are refused, or are the one encoding of another tree")
    func damagedTrees() {
        let whole = SampleTrees.row.encoded()
        var numbers = SplitMix(state: 2)
        for _ in 0..<3000 {
            let bytes = damaged(whole, &numbers)
            guard let tree = try? LaidOutTree(decoding: bytes) else { continue }
            #expect(tree.encoded() == bytes)
        }
    }

    // One to four changes: a byte set, a byte left out, a byte put in, a piece repeated, or the end cut off.
    private func damaged(_ whole: [UInt8], _ numbers: inout SplitMix) -> [UInt8] {
        var bytes = whole
        for _ in 0..<Int.random(in: 1...4, using: &numbers) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &numbers)
            let value = UInt8.random(in: 0...255, using: &numbers)
            switch Int.random(in: 0..<6, using: &numbers) {
            case 0: bytes[place] = value
            case 1: bytes[place] ^= 1 << (value & 7)
            case 2: bytes.remove(at: place)
            case 3: bytes.insert(value, at: place)
            case 4: bytes.insert(contentsOf: bytes[place...].prefix(Int(value)), at: place)
            default: bytes.removeLast(min(bytes.count, Int(value & 15)))
            }
        }
        return bytes
    }
}
