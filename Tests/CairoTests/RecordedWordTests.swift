import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import Testing

/// Words and sentences beside their widths in the system's font, all kerning included.
///
/// Points, rounded up to half a point: recorded on iOS 26.0 at 2x, the SwiftUI and UIKit goldens of iamcgn/swiftui-web.
@Suite struct RecordedWordTests {
    private static let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."
    private static let fox = "The quick brown fox"

    private static let recordings: [(size: CGFloat, weight: Double, words: [(String, CGFloat)])] = [
        (
            10, 400,
            [
                (fox, 97.5), ("Banana", 35.5), ("Cherry", 33), ("Apple", 28), ("Fruit", 22.5), ("Star", 20), ("Max", 20),
                ("Min", 17.5),
            ]
        ),
        (
            10, 500,
            [
                ("Settings", 41.5), ("Search", 34.5), ("Banana", 36.5), ("Cherry", 34), ("Apple", 29), ("Fruit", 23),
                ("Home", 29), ("Max", 20.5), ("Min", 18),
            ]
        ),
        (10, 600, [("Search", 35), ("Apple", 29.5), ("Home", 29.5)]),
        (11, 400, [("Height 11", 48.5), ("Hg", 15)]),
        (
            12, 400,
            [
                ("Vegetables", 63.5), ("Height 12", 54), ("Banana", 42), ("Cherry", 38.5), ("Footer", 37), ("Fruits", 32),
                ("Apple", 33), ("Fruit", 26), ("Max", 23.5), ("Min", 20.5),
            ]
        ),
        (
            12, 500,
            [
                ("Vegetables", 65), ("Account", 48), ("Enabled", 47), ("Options", 45.5), ("Banana", 43), ("Cherry", 39.5),
                ("Footer", 38), ("Fruits", 33.5), ("Volume", 43), ("Apple", 34), ("Count", 35), ("Fruit", 27), ("Hello", 30),
            ]
        ),
        (
            13, 400,
            [
                (sentence, 439.5), ("Check the spelling or try a new search.", 235.5),
                ("Second paragraph wraps here as well.", 230.5), ("Content below the toolbar", 157.5), ("Focus email", 72.5),
                ("Calendar", 54.5), ("Details", 42), ("Cherry", 41.5), ("corey", 34), ("Color", 33), ("2025", 32), ("Idle", 22),
                ("Hue", 24.5),
            ]
        ),
        (
            13, 500,
            [
                ("Banana", 46), ("Cherry", 42.5), ("Medium", 50), ("Three", 36.5), ("Apple", 36), ("Fruit", 29), ("Large", 35.5),
                ("One", 25.5), ("Two", 25.5), ("Max", 26), ("Min", 22.5),
            ]
        ),
        (13, 600, [("Bold 13", 47)]),
        (14, 400, [("Height 14", 62)]),
        (
            15, 400,
            [
                ("Enter a new name for the file.", 200), ("This cannot be undone.", 161.5), ("Compositional", 98.5),
                ("Detail text", 69.5), ("Auto Layout", 82), ("Height 15", 65.5), ("SwiftUI", 49.5), ("Cherry", 47), ("Fruits", 39),
                ("Silent", 38.5), ("Apple", 40), ("Large", 39), ("Share", 40),
            ]
        ),
        (
            15, 500,
            [
                ("Vegetables", 79), ("Account", 58.5), ("Enabled", 57), ("Options", 55.5), ("Cherry", 48), ("Fruits", 40),
                ("Volume", 52.5), ("Count", 42.5), ("Hello", 36), ("Plain", 34), ("Bold", 32), ("Save", 34), ("Min", 26),
            ]
        ),
        (
            15, 600,
            [
                ("Subheadline", 89), ("Vegetables", 80), ("Account", 59.5), ("Enabled", 58), ("Banana", 53.5), ("Footer", 47),
                ("Medium", 57.5), ("Apple", 42), ("Fruit", 33.5), ("Large", 41), ("Small", 39.5), ("Name", 42), ("Max", 30),
            ]
        ),
        (
            16, 400,
            [
                (sentence, 525.5), (fox, 146.5), ("Height 16", 69.5), ("Account", 60), ("Callout", 51), ("Enabled", 58.5),
                ("Options", 57), ("Banana", 54), ("Cherry", 49.5), ("Footer", 47.5), ("Volume", 54.5), ("Apple", 42), ("Count", 44),
            ]
        ),
        (
            16, 700,
            [
                ("Callout", 55.5), ("Enabled", 62.5), ("Options", 61), ("Footer", 51), ("Volume", 58), ("Count", 47),
                ("Fruit", 36.5), ("Hello", 40), ("Plain", 38), ("Name", 45), ("Save", 37.5),
            ]
        ),
        (
            17, 400,
            [
                (sentence, 551), ("The quick brown fox jumps over the lazy dog", 339),
                ("Check the spelling or try a new search.", 295), ("Some content under the title.", 221.5), ("Another title", 94),
                ("Apple detail", 90.5), ("Fourth row", 82.5), ("Presented", 78), ("Count: 0", 65.5), ("Number 3", 76), ("General", 59.5),
                ("Stepper", 61), ("Tinted", 48.5), ("Narrow", 55.5), ("First", 33.5), ("Above", 48.5), ("Label", 41.5), ("Small", 41.5),
                ("Body", 39.5), ("Left", 30), ("Ada", 29.5),
            ]
        ),
        (
            17, 500,
            [
                ("Search items", 102), ("Preferences", 94.5), ("Vegetables", 87.5), ("Account", 65), ("Minimal", 60.5),
                ("Footer", 51), ("Fruits", 44.5), ("Cancel", 54), ("Search", 55), ("Fruit", 36), ("Swift", 40), ("Bold", 35.5),
                ("Edit", 30.5),
            ]
        ),
        (
            17, 600,
            [
                (sentence, 575.5), (fox, 160.5), ("Notifications", 101.5), ("Delete file?", 89), ("Chocolate", 81),
                ("Selected", 70.5), ("Account", 66.5), ("Detail", 46), ("Volume", 59.5), ("Hello", 41), ("Value", 44), ("Bold", 36),
                ("Cut", 28.5),
            ]
        ),
        (
            17, 700,
            [
                ("Delete the item?", 133), ("Item options", 102), ("Vegetables", 91.5), ("Selected", 72), ("Headline", 72),
                ("Enabled", 66), ("Options", 64.5), ("Volume", 61), ("Footer", 53.5), ("Fruits", 47.5), ("Small", 45.5), ("Wi-Fi", 43.5),
                ("Count", 49.5),
            ]
        ),
        (17, 800, [("Bold", 38)]),
        (20, 300, [(fox, 174)]),
        (
            20, 400,
            [
                (sentence, 631.5), (fox, 176.5), ("Save Image", 101.5), ("Copy Link", 87), ("Height 20", 87), ("Account", 73),
                ("Enabled", 71), ("Options", 69), ("Title 3", 54.5), ("Footer", 57), ("Volume", 66), ("Hello", 45), ("Count", 53.5),
            ]
        ),
        (
            20, 500,
            [
                (fox, 181), ("Account", 75), ("Enabled", 73), ("Options", 71), ("Footer", 58.5), ("Volume", 67.5), ("Count", 55),
                ("Fruit", 41), ("Hello", 46.5), ("Plain", 43.5), ("Bold", 41), ("Name", 53), ("Save", 44),
            ]
        ),
        (
            20, 600,
            [
                ("Semibold 20", 116), ("Title 3", 57.5), ("Account", 76.5), ("Enabled", 74.5), ("Options", 72.5), ("Volume", 69),
                ("Cancel", 63.5), ("Footer", 60), ("Count", 56), ("Fruit", 42.5), ("Hello", 47.5), ("Plain", 45), ("Save", 44.5),
            ]
        ),
        (
            20, 700,
            [
                (fox, 189.5), ("Account", 79), ("Enabled", 76), ("Options", 74.5), ("Title 3", 59), ("Footer", 61.5),
                ("Volume", 71), ("Count", 57.5), ("Fruit", 44), ("Hello", 48.5), ("Plain", 46.5), ("Bold", 42.5), ("Name", 55),
            ]
        ),
        (20, 800, [("Bold", 44)]),
        (20, 900, [(fox, 202)]),
        (22, 400, [(sentence, 683.5), (fox, 191), ("Title 2", 58.5), ("Hello", 49), ("Star", 39)]),
        (22, 500, [("Bold", 44.5)]),
        (22, 600, [("Title 2", 61.5), ("Bold", 45.5)]),
        (22, 700, [("Title 2", 63.5), ("Bold", 46.5)]),
        (22, 800, [("Bold", 48.5)]),
        (24, 400, [(fox, 207), ("Height 24", 103)]),
        (24, 500, [("100", 41.5)]),
        (26, 400, [("Star", 45.5)]),
        (
            28, 400,
            [
                (sentence, 863), (fox, 241), ("Dotted title", 133.5), ("Title strike", 123.5), ("Kerned text", 137.5),
                ("Title line", 100), ("Height 28", 120.5), ("Blurred", 86.5), ("Invert", 68.5), ("Title ", 58), ("Large", 68.5),
                ("Title", 52), ("Gray", 57.5),
            ]
        ),
        (28, 500, [("Bold", 56.5)]),
        (28, 600, [("Title", 55.5), ("Bold", 57.5)]),
        (28, 700, [("Title", 57.5), ("Bold", 59), ("bold", 58)]),
        (28, 800, [("Bold", 61.5)]),
        (32, 400, [(fox, 275)]),
        (
            34, 400,
            [
                (sentence, 1042), (fox, 291.5), ("Large strike", 169), ("Large Title", 152.5), ("Gradient", 126),
                ("Settings", 121), ("Hello", 75.5), ("Big ", 55), ("Big", 47.5), ("End", 57),
            ]
        ),
        (34, 500, [("Bold", 68)]),
        (34, 600, [("Large Title", 161), ("Settings", 128.5), ("Bold", 69.5)]),
        (
            34, 700,
            [
                ("Large Title", 166), ("No Results", 170), ("Settings", 133), ("No Mail", 117.5), ("Detail", 92), ("Items", 88.5),
                ("Bold", 71.5),
            ]
        ),
        (34, 800, [("Bold", 74.5)]),
        (40, 400, [(sentence, 1220), ("Hello", 88), ("Star", 69.5)]),
        (40, 700, [("Mask", 99.5)]),
    ]

    let shaper: HarfBuzzShaper

    init() throws { shaper = try TestFonts.shaper() }

    private func width(_ text: String, _ font: FontRequest) -> CGFloat {
        shaper.shape(StyledParagraph(text: text, font: font)).clusters.reduce(0) { $0 + $1.advance }
    }

    /// How far a width is from all those that round up to the recorded one, in points.
    private func error(_ text: String, _ font: FontRequest, _ recorded: CGFloat) -> CGFloat {
        let width = width(text, font)
        return max(0, max(width - recorded, recorded - 0.5 - width))
    }

    @Test("words are as wide as recorded: to half a point up to 17 points, to one and a quarter hundredths above", arguments: recordings)
    func words(size: CGFloat, weight: Double, words: [(String, CGFloat)]) {
        let font = FontRequest(size: size, weight: weight)
        for (word, recorded) in words {
            let error = error(word, font, recorded)
            #expect(size > 17 ? error < recorded * 0.0125 : error < 0.55, "\(word): \(width(word, font)), recorded \(recorded)")
        }
    }

    @Test("the errors of all words have a mean of less than a twelfth of a point")
    func mean() {
        let errors = Self.recordings.flatMap { row in
            row.words.map { error($0.0, FontRequest(size: row.size, weight: row.weight), $0.1) }
        }
        #expect(errors.reduce(0, +) / CGFloat(errors.count) < 1.0 / 12)
    }
}
