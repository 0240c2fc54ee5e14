import Foundation
import ProofsheetDrawing
import ProofsheetPreviews
import ProofsheetViews
import SwiftUI
import Testing

/// Square characters with a line box that was recorded.
private final class LineBoxShaper: TextShaper {
    private let squares = EmSquareShaper()
    /// In em.
    private let ascent, descent: CGFloat

    init(ascent: CGFloat, descent: CGFloat) { (self.ascent, self.descent) = (ascent, descent) }

    func metrics(_ font: FontRequest) -> FontMetrics {
        FontMetrics(
            ascent: font.size * ascent, descent: font.size * descent, capHeight: font.size * 0.70459, xHeight: font.size * 0.5264)
    }

    func underline(_ font: FontRequest) -> UnderlineMetrics { squares.underline(font) }

    func hasSmallCapitals(_ font: FontRequest) -> Bool { false }

    func substitute(for family: FontRequest.Family) -> String? { squares.substitute(for: family) }
    func divisions(of word: String, language: String) -> [Int] { squares.divisions(of: word, language: language) }
    func shape(_ paragraph: StyledParagraph) -> ShapedParagraph { squares.shape(paragraph) }
}

/// Distances between texts and what is none, as they were recorded: swiftui-layout 3.3.
@MainActor @Suite struct TallHostTests {
    private func gap<Upper: View, Lower: View>(_ upper: Upper, _ lower: Lower, _ shaper: any TextShaper) throws -> CGFloat {
        let column = VStack {
            upper.accessibilityIdentifier("upper")
            lower.accessibilityIdentifier("lower")
        }
        var environment = CellEnvironment(width: 320, height: 600)
        environment.scale = 2
        let cell = CellRenderer(profile: try Tables.profile(for: .ios26), shaper: shaper).render(column, in: environment)
        return try #require(cell.frame("lower")).minY - (try #require(cell.frame("upper")).maxY)
    }

    private var toggle: some View { Toggle("Toggle", isOn: .constant(true)) }
    private var plain: some View { Button("Plain") {} }
    private var bordered: some View { Button("Bordered") {}.buttonStyle(.bordered) }
    private var field: some View { TextField("Field", text: .constant("")) }
    private var slider: some View { Slider(value: .constant(0.5)) }
    private var stepper: some View { Stepper("Stepper", value: .constant(1)) }
    private var segments: some View {
        Picker("Menu", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented)
    }

    // Recorded on iOS 26, in a host whose line of body text is 24.5 points high at 2x; ascent and descent are worked out from the two
    // distances of text, so that each of them is one independent check.
    // row: 3.3-controls, recorded
    @Test("the column of controls that was recorded keeps its distances, text at its ends")
    func column() throws {
        let tall = LineBoxShaper(ascent: 18.358 / 17, descent: 5.93 / 17)
        #expect(abs(try gap(Text("Text"), toggle, tall) - 14.809) < 0.005)
        #expect(abs(try gap(toggle, plain, tall) - 8.430) < 0.005)
        #expect(abs(try gap(plain, bordered, tall) - 8) < 0.005)
        #expect(abs(try gap(bordered, field, tall) - 8) < 0.005)
        #expect(abs(try gap(field, field.textFieldStyle(.roundedBorder), tall) - 8) < 0.005)
        #expect(abs(try gap(field.textFieldStyle(.roundedBorder), slider, tall) - 8) < 0.005)
        #expect(abs(try gap(slider, stepper, tall) - 8) < 0.005)
        #expect(abs(try gap(stepper, segments, tall) - 8) < 0.005)
        #expect(abs(try gap(segments, Text("Text"), tall) - 8.430) < 0.005)
    }

    // Published for macOS, 13 points: ascender 1980, descender 432 of 2048 (swiftui-layout 14.1).
    @Test("text of 13 points keeps 4.74 above it and 8.15 below it to a plain view")
    func mac() throws {
        let mac = LineBoxShaper(ascent: 1980.0 / 2048, descent: 432.0 / 2048)
        let text = Text("Text").font(.system(size: 13))
        #expect(abs(try gap(Color.red.frame(width: 10, height: 10), text, mac) - 4.74) < 0.005)
        #expect(abs(try gap(text, Color.red.frame(width: 10, height: 10), mac) - 8.15) < 0.005)
    }

    // Published for macOS: columns of 30, 17 and 50 and rows of 16, 40 and 16 make 113 x 84.89, for text keeps 8.15 above and 4.74 below it.
    @Test("a grid of text and plain rows is as large as it was published")
    func grid() throws {
        func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }
        let grid = Grid {
            GridRow {
                Text("A").accessibilityIdentifier("upper")
                Text("B")
                Text("C")
            }
            GridRow {
                box(30, 40).accessibilityIdentifier("middle")
                box(17, 40)
                box(50, 40)
            }
            GridRow {
                Text("D").accessibilityIdentifier("lower")
                Text("E")
                Text("F")
            }
        }
        let mac = LineBoxShaper(ascent: 1980.0 / 2048, descent: 432.0 / 2048)
        var environment = CellEnvironment(width: 320, height: 600)
        environment.scale = 1
        let view = grid.font(.system(size: 13)).accessibilityIdentifier("grid")
        let cell = CellRenderer(profile: try Tables.profile(for: .ios18), shaper: mac).render(view, in: environment)
        let whole = try #require(cell.frame("grid"))
        #expect(whole.width == 113 && abs(whole.height - 84.89) < 0.005)
        let tops = ["upper", "middle", "lower"].map { (cell.frame($0)?.minY ?? .nan) - whole.minY }
        #expect(tops[0] == 0 && abs(tops[1] - 24.15) < 0.005 && abs(tops[2] - 68.89) < 0.005)
        #expect(["upper", "lower"].map { cell.frame($0)?.height } == [16, 16])
        #expect(["upper", "middle", "lower"].map { cell.frame($0)?.midX } == [whole.minX + 15, whole.minX + 15, whole.minX + 15])
    }
}
