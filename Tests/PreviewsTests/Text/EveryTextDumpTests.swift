import Foundation
import ProofsheetDrawing
import ProofsheetLayout
import ProofsheetViews
import Testing

/// One paragraph with everything a text can hold, in the shipped fonts: attributes, both directions, Han, emoji, pictures, an end that
/// is cut off.
@MainActor @Suite struct EveryTextDumpTests {
    private var text: Text {
        var attributed = AttributedString(" red ")
        attributed.foregroundColor = .red
        attributed.underlineStyle = Text.LineStyle(pattern: .dot)
        let latin = Text("Plain ") + Text("**bold** *slanted* `code`") + Text(attributed) + Text("up").font(.caption).baselineOffset(6)
        let others = Text(" \(Image(systemName: "star")) עברית 12 مرحبا 「漢字」。 👩‍👧🇩🇪 ") + Text("loud").font(.title).tracking(3)
        return latin + others + Text(" and what does not fit is cut off here")
    }

    private func dump(_ direction: LayoutDirection) throws -> String {
        let view = text.lineLimit(3).frame(width: 220, alignment: .leading).environment(\.layoutDirection, direction)
        let cell = try PinnedFontCell().render(view, width: 240, height: 160)
        return cell.tree.dump + cell.list.dump
    }

    @Test("its lines, runs and places are as they were looked at")
    func leftToRight() throws {
        let found = try dump(.leftToRight)
        #expect(
            found == """
                Text 10 40.667 216.333 78.667 "Plain bold slanted code red up ▢ עברית 12 مرحبا 「漢字」。 👩‍👧🇩🇪 loud and what does not fit is cut off here" truncated
                ├─ line 10 40.813 211.661 20.287 "Plain bold slanted code red" baseline 57
                ├─ line 10 62.574 189.727 21.526 "up ▢ עברית 12 مرحبا 「漢" baseline 80
                └─ line 10 86.007 214.014 33.414 "字」。 👩‍👧🇩🇪 loud and…" baseline 112.667
                page 240 x 160 at 3x
                ├─ 0: rect 0 0 240 160 fill #FFFFFF
                ├─ 0: glyphs "Plain " at 10 57 width 40.79 font 29160a80 17 opsz 14 wght 400 fill #000000
                ├─ 0: glyphs "bold" at 50.79 57 width 35.096 font 29160a80 17 opsz 14 wght 600 fill #000000
                ├─ 0: glyphs " " at 85.886 57 width 4.35 font 29160a80 17 opsz 14 wght 400 fill #000000
                ├─ 0: glyphs "slanted" at 90.235 57 width 55.64 font acd98e64 17 opsz 14 wght 400 fill #000000
                ├─ 0: glyphs " " at 145.875 57 width 4.35 font 29160a80 17 opsz 14 wght 400 fill #000000
                ├─ 0: glyphs "code" at 150.225 57 width 42.035 font 48715a42 17 wght 400 fill #000000
                ├─ 0: glyphs " red" at 192.26 57 width 29.401 font 29160a80 17 opsz 14 wght 400 fill #FF3B30
                ├─ 0: path M 192.26 59.5 L 221.661 59.5 stroke 1 dash 3,3 from 2.26 #FF3B30
                ├─ 0: glyphs "up" at 10 74 width 14.338 font 29160a80 12 opsz 14 wght 400 fill #000000
                ├─ 0: glyphs " " at 24.338 80 width 4.35 font 29160a80 17 opsz 14 wght 400 fill #000000
                ├─ 0: path M 39.688 66.011 L 41.896 71.645 L 47.929 72.003 L 43.254 75.836 L 44.779 81.686 L 39.688 78.428 L 34.596 81.686 L 36.121 75.836 L 31.446 72.003 L 37.479 71.645 Z stroke 1.458 round caps round joins #000000
                ├─ 0: glyphs " " at 50.688 80 width 4.35 font 29160a80 17 opsz 14 wght 400 fill #000000
                ├─ 0: glyphs "مرحبا" at 55.037 80 width 35.768 leftwards font 63111b5b 17 wght 400 fill #000000
                ├─ 0: glyphs " " at 90.805 80 width 4.35 leftwards font 29160a80 17 opsz 14 wght 400 fill #000000
                ├─ 0: glyphs "12" at 95.154 80 width 17.282 font 29160a80 17 opsz 14 wght 400 fill #000000
                ├─ 0: glyphs " " at 112.437 80 width 4.35 leftwards font 29160a80 17 opsz 14 wght 400 fill #000000
                ├─ 0: glyphs "עברית" at 116.786 80 width 44.591 leftwards font 7ef36a2c 17 wght 400 fill #000000
                ├─ 0: glyphs " " at 161.378 80 width 4.35 font 29160a80 17 opsz 14 wght 400 fill #000000
                ├─ 0: glyphs "「漢" at 165.727 80 width 34 font d3d8256c 17 wght 400 fill #000000
                ├─ 0: glyphs "字」。" at 10 112.667 width 51 font d3d8256c 17 wght 400 fill #000000
                ├─ 0: glyphs " " at 61 112.667 width 4.35 font 29160a80 17 opsz 14 wght 400 fill #000000
                ├─ 0: glyphs "👩‍👧🇩🇪" at 65.35 112.667 width 44.28 font 9cb72207 18.86 fill #000000
                ├─ 0: glyphs " " at 109.63 112.667 width 4.35 font 29160a80 17 opsz 14 wght 400 fill #000000
                ├─ 0: glyphs "loud" at 113.979 112.667 width 64.206 font 29160a80 28 opsz 32 wght 400 fill #000000
                └─ 0: glyphs " and…" at 178.186 112.667 width 45.828 font 29160a80 17 opsz 14 wght 400 fill #000000

                """)
    }
}
