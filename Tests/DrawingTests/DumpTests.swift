import Foundation
import ProofsheetDrawing
import Testing

@Suite struct DumpTests {
    @Test("a laid-out tree is one view a line")
    func tree() {
        #expect(
            SampleTrees.row.dump == """
                Row 0 0 393 852
                ├─ HStack 16 20 361 44 clips
                │  ├─ Text[1] 16 31.5 40 20.25 "Name" baseline 47
                │  └─ #note (Text) 64 20 77 40 "Two lines of it" id "note" truncated
                │     ├─ line 64 20 70 20 "Two lines " baseline 36
                │     └─ line 64 40 30 20 "of…" baseline 56
                └─ Map 0 64 10 0.25 placeholder

                """)
    }

    @Test("a display list is one item a line")
    func list() {
        #expect(
            SampleLists.everything.dump == """
                page 100 x 50 at 3x
                ├─ 0: rect 0.5 1 20 10 fill #FFFFFF
                ├─ 1: evenOdd path M 0 0 L 10 0 Q 12 5 10 10 C 7 14 3 14 0 10 Z stroke 2 round caps bevel joins dash 3,1 from 0.5 linear 0 0 to 10 0 (#FF0000 0, #FFFFFF 1)
                ├─ 2: ellipse 0.5 1 20 10 fill radial 0 0 radius 0 to 5 (#FF0000 0, #FFFFFF 1)
                ├─ 2: continuousRect 0.5 1 20 10 corner 4 x 3 fill #FF0000
                ├─ 2: path M 0 0 L 10 0 Q 12 5 10 10 C 7 14 3 14 0 10 Z fill angular 0 0 angle 0 to 1.5 (#FF0000 0, #FFFFFF 1)
                ├─ 3: glyphs "Hello" at 10 30.25 width 42.5 font 3f2a90b1 17 opsz 17 wght 400 fill #000000
                ├─ 3: glyphs "again" at 60 30.25 width 42.5 font 3f2a90b1 17 opsz 17 wght 400 fill #FF0000
                ├─ 5: image ab12cd34 2 x 1 in 0.5 1 20 10
                ├─ 6: image ab12cd34 2 x 1 in 0.5 1 20 10 pixelated tint #FF0000
                └─ 7: group transform scale 2 2 move 5 6 clip roundedRect 0 0 20 10 corner 3 brightness 0.5 contrast 1.25 saturation 0 grayscale 1 hue 0.5 invert multiply #FF0000 luminanceToAlpha blur 4 shadow 3 by 0 2 #00000033 opacity 0.5 blend multiply isolated
                   ├─ mask
                   │  └─ 4: rect 0 0 9 9 fill #000000
                   ├─ 3: glyphs "Hello" at 10 30.25 width 42.5 font 3f2a90b1 17 opsz 17 wght 400 fill #000000
                   └─ 8: group

                """)
    }

    @Test(
        "numbers have at most three decimals and no sign at zero",
        arguments: [
            (1.0 / 3, "0.333"), (2.0 / 3, "0.667"), (-0.0001, "0"), (-1.5, "-1.5"), (20.0 / 3, "6.667"), (100, "100"),
            (0.999, "0.999"), (0.9999, "1"), (1e300, "1073741824"), (CGFloat.nan, "0"),
        ] as [(CGFloat, String)])
    func numbers(_ value: CGFloat, _ text: String) {
        let list = SampleLists.page([
            .shape(node: 0, outline: .rect(CGRect(x: value, y: 0, width: 1, height: 1)), paint: .color(.black), stroke: nil)
        ])
        #expect(list.dump.contains("rect \(text) 0 1 1 fill #000000"))
    }

    @Test("text stays on one line, and marks that turn it around are spelled out")
    func escapes() {
        let tree = LaidOutTree(views: [
            LaidOutView(path: "T", type: "T", parent: nil, frame: .zero, text: "a\n\"b\"\\\t\u{202E}👩‍👧\u{7}")
        ])
        #expect(tree.dump == "T 0 0 0 0 \"a\\n\\\"b\\\"\\\\\\t\\u{202E}👩‍👧\\u{7}\"\n")
    }

    @Test("values with equal encodings have equal dumps")
    func rounded() throws {
        let tree = LaidOutTree(views: [
            LaidOutView(path: "T", type: "T", parent: nil, frame: CGRect(x: 0.0004, y: 0.4995, width: 1, height: 1))
        ])
        #expect(try LaidOutTree(decoding: tree.encoded()).dump == tree.dump)
    }
}
