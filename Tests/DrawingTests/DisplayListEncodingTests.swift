import Foundation
import ProofsheetDrawing
import Testing

@Suite struct DisplayListEncodingTests {
    let everything = SampleLists.everything

    @Test("a list with every kind of item comes back equal")
    func roundTrip() throws {
        #expect(try DisplayList(decoding: everything.encodedWithPixels()) == everything)
    }

    @Test("an empty page comes back equal from either form")
    func emptyPage() throws {
        let empty = SampleLists.page([])
        #expect(try DisplayList(decoding: empty.encoded()) == empty)
        #expect(try DisplayList(decoding: empty.encodedWithPixels()) == empty)
    }

    @Test("equal lists have equal bytes, and the decoded list has the bytes it came from")
    func canonical() throws {
        #expect(everything.encoded() == SampleLists.everything.encoded())
        #expect(try DisplayList(decoding: everything.encodedWithPixels()).encoded() == everything.encoded())
    }

    @Test("a move by 1/1024 pt is another picture, one by a tenth of that is not")
    func quantum() {
        func list(_ x: CGFloat) -> DisplayList {
            SampleLists.page([.glyphs(node: 0, run: SampleLists.run("a", x: x), paint: .color(.black))])
        }
        #expect(list(10).encoded() != list(10 + 1.0 / 1024).encoded())
        #expect(list(10).encoded() == list(10 + 0.1 / 1024).encoded())
    }

    @Test("fonts that are written alike are one font")
    func nearlyEqualFonts() throws {
        let near = FontInstance(face: SampleLists.font.face, size: 17.00001, variations: SampleLists.font.variations)
        let runs = [SampleLists.font, near, SampleLists.font].map { SampleLists.run("a", font: $0) }
        let list = SampleLists.page(runs.map { .glyphs(node: 0, run: $0, paint: .color(.black)) })
        let same = SampleLists.page(
            Array(repeating: .glyphs(node: 0, run: SampleLists.run("a"), paint: .color(.black)), count: 3))
        #expect(list.encoded() == same.encoded())
        #expect(try DisplayList(decoding: list.encoded()) == same)
    }

    @Test("what is not finite or out of all bounds becomes finite")
    func notFinite() throws {
        let box = CGRect(x: CGFloat.nan, y: -CGFloat.infinity, width: 1e300, height: 1)
        let list = SampleLists.page([.shape(node: 0, outline: .rect(box), paint: .color(.black), stroke: nil)])
        let limit = CGFloat(1 << 30)
        let expected = CGRect(x: 0, y: -limit, width: limit, height: 1)
        let decoded = try DisplayList(decoding: list.encoded())
        #expect(decoded.items == [.shape(node: 0, outline: .rect(expected), paint: .color(.black), stroke: nil)])
    }

    @Test("an effect that rounds to the default is written as the default")
    func roundedEffect() throws {
        var effect = GroupEffect()
        effect.opacity = 0.9999999
        effect.transform.tx = 0.0001
        effect.blur = 0.0001
        let list = SampleLists.page([.group(node: 0, effect: effect, items: [])])
        #expect(list.encoded() == SampleLists.page([.group(node: 0, effect: GroupEffect(), items: [])]).encoded())
        #expect(try DisplayList(decoding: list.encoded()).encoded() == list.encoded())
    }

    @Test("an empty mask is not the same as no mask")
    func emptyMask() throws {
        var effect = GroupEffect()
        effect.mask = []
        let list = SampleLists.page([.group(node: 0, effect: effect, items: [])])
        #expect(try DisplayList(decoding: list.encoded()) == list)
    }

    @Test("colours of eight bits survive exactly", arguments: [0, 1, 127, 128, 254, 255])
    func eightBits(_ part: Int) throws {
        let color = RGBA(red: Double(part) / 255, green: 0, blue: 1, alpha: Double(part) / 255)
        let list = SampleLists.page([.shape(node: 0, outline: .rect(.zero), paint: .color(color), stroke: nil)])
        #expect(try DisplayList(decoding: list.encoded()) == list)
    }

    @Test("the quantised list equals its own encoding and keeps its images")
    func quantised() throws {
        #expect(everything.quantised == everything)
        let odd = SampleLists.page([.glyphs(node: 0, run: SampleLists.run("a", x: 1.0 / 3), paint: .color(.black))])
        #expect(odd.quantised != odd)
        #expect(odd.quantised.encoded() == odd.encoded())
        #expect(odd.quantised.quantised == odd.quantised)
    }
}
