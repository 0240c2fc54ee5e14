import Foundation
import ProofsheetDrawing
import ProofsheetLayout
import ProofsheetViews
import Testing

/// Controls as they were measured, with the fonts that are shipped: swiftui-layout 11.
@MainActor @Suite struct MeasuredControlTests {
    private static let pixel = MeasuredScreen.pixel

    private func size<V: View>(
        _ view: V, _ type: String, _ system: SystemGeneration = .ios18, _ category: ContentSizeCategory = .large
    ) throws -> CGSize { try MeasuredScreen(view, system, category: category).frame(type).size }

    // row: 11-bordered-medium, recorded
    @Test("a bordered button is 33.333 high at the size medium")
    func borderedMedium() throws {
        #expect(abs(try size(Button("Label") {}.buttonStyle(.bordered), "Button", .ios18, .medium).height - 33.333) < 0.001)
    }

    // row: 11-bordered-large, recorded
    @Test("a bordered button is 34.333 high at the size large")
    func borderedLarge() throws {
        #expect(abs(try size(Button("Label") {}.buttonStyle(.bordered), "Button").height - 34.333) < 0.001)
    }

    // row: 11-bordered-insets, recorded
    @Test("a bordered button of iOS 26 is its label, 12 at each side and 7 above and below, and as round as it is high")
    func borderedInsets() throws {
        let screen = try MeasuredScreen(Button("Label") {}.buttonStyle(.bordered), .ios26)
        let (button, label) = (try screen.frame("Button"), try screen.text("Label"))
        #expect(abs(label.minX - button.minX - 12) < 0.001)
        #expect(abs(button.maxX - label.maxX - 12) < 0.001)
        #expect(abs(label.minY - button.minY - 7) < 0.001)
        #expect(abs(button.maxY - label.maxY - 7) < 0.001)
        let radii = screen.items.compactMap { item -> CGFloat? in
            guard case .shape(_, .continuousRect(_, let corner), _, _) = item else { return nil }
            return corner.height
        }
        #expect(radii.contains { abs($0 - button.height / 2) < 0.01 })
    }

    // row: 11-field-large, recorded
    @Test("a plain field is 22 high at the size large", arguments: SystemGeneration.allCases)
    func field(system: SystemGeneration) throws {
        #expect(abs(try size(TextField("Name", text: .constant("Anna")), "TextField", system).height - 22) < 0.01)
    }

    // row: 11-field-medium, recorded
    @Test("a plain field is 21.333 high at the size medium")
    func fieldMedium() throws {
        let height = try size(TextField("Name", text: .constant("Anna")), "TextField", .ios18, .medium).height
        #expect(abs(height - 21.333) < Self.pixel)
    }

    // Derived: the line's box and its leading, 21 at `medium` (recorded at 2x), and 26 in a host of taller lines (recorded on iOS 26.0).
    @Test(
        "a plain field is as high as its style's leading, line by line",
        arguments: [(.small, 20), (.medium, 21), (.large, 22), (.extraLarge, 24), (.extraExtraLarge, 26)]
            as [(ContentSizeCategory, CGFloat)])
    func fieldLeading(category: ContentSizeCategory, height: CGFloat) throws {
        #expect(abs(try size(TextField("Name", text: .constant("Anna")), "TextField", .ios18, category).height - height) < 0.01)
        let two = TextField("Name", text: .constant("Anna\nBert"), axis: .vertical)
        #expect(abs(try size(two, "TextField", .ios18, category).height - 2 * height) < 0.34)
    }

    // row: 11-secure-field, recorded
    @Test("a secret field stands between the 20.333 and the 21 that two pictures show at the size large", arguments: ["", "secret"])
    func secureField(text: String) throws {
        let height = try size(SecureField("Password", text: .constant(text)), "SecureField").height
        #expect(abs(height - 20.333) < Self.pixel)
        #expect(abs(height - 21) < Self.pixel)
    }

    // row: 11-rounded-field, recorded
    @Test("a field in a box is 34 high")
    func roundedField() throws {
        let field = TextField("Name", text: .constant("Anna")).textFieldStyle(.roundedBorder)
        #expect(abs(try size(field, "TextField", .ios26).height - 34) < 0.01)
    }

    // row: 11-slider, recorded
    @Test("a slider is 31 high")
    func slider() throws {
        #expect(try size(Slider(value: .constant(0.5)), "Slider", .ios26).height == 31)
    }

    // row: 11-stepper, recorded
    @Test("a stepper is 94 by 32", arguments: SystemGeneration.allCases)
    func stepper(system: SystemGeneration) throws {
        let stepper = Stepper("Count", value: .constant(1)).labelsHidden()
        #expect(try size(stepper, "Stepper", system) == CGSize(width: 94, height: 32))
    }

    // row: 11-segments, recorded
    // Their ground is; what follows them was recorded 7 below it on iOS 18.4, so that they count for 31.
    @Test("segments are 32 high on iOS 18, of which the last point counts for nothing")
    func segments() throws {
        let screen = try MeasuredScreen(segmented)
        #expect(try screen.frame("Picker").height == 31)
        let ground = screen.items.compactMap { item -> CGRect? in
            if case .shape(_, .roundedRect(let box, _), _, _) = item { box } else { nil }
        }.first
        #expect(ground?.minY == (try screen.frame("Picker").minY) && ground?.height == 32)
    }

    // row: 11-segments-new, recorded
    @Test("segments are 31 high on iOS 26")
    func newSegments() throws {
        #expect(try size(segmented, "Picker", .ios26).height == 31)
    }

    private var segmented: some View {
        Picker("Choice", selection: .constant(1)) {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
        .pickerStyle(.segmented)
    }

    // row: 11-progress, recorded
    @Test("a bar of progress is 4 high", arguments: SystemGeneration.allCases)
    func progress(system: SystemGeneration) throws {
        #expect(try size(ProgressView(value: 0.5), "ProgressView", system).height == 4)
    }

    // row: 11-progress-label, recorded
    @Test("the bar of progress stands 4 below its label")
    func progressLabel() throws {
        let screen = try MeasuredScreen(ProgressView("Loading", value: 0.5), .ios26)
        #expect(abs(try screen.frame("ProgressView").maxY - screen.text("Loading").maxY - 8) < 0.001)
    }

    // row: 11-circular, recorded
    @Test("a wheel of progress is 20 by 20")
    func circular() throws {
        #expect(try size(ProgressView(), "ProgressView") == CGSize(width: 20, height: 20))
    }

    // row: 11-label, recorded
    @Test("a label is its icon, 8 points and its title")
    func label() throws {
        let screen = try MeasuredScreen(Label("Title", systemImage: "star"))
        #expect(abs(try screen.text("Title").minX - screen.frame("Image").maxX - 8) < 0.001)
    }

    // The capital height of the font is 0.70459 of its size: swiftui-layout 14.1.
    // row: 11-label-center, recorded
    @Test("the icon of a label is centred half a capital above the title's baseline")
    func labelCenter() throws {
        let screen = try MeasuredScreen(Label("Title", systemImage: "star"))
        #expect(abs(try screen.baseline("Title") - screen.frame("Image").midY - 17 * 0.70459 / 2) < Self.pixel)
    }

    // row: 11-label-row, recorded
    @Test("in a row of iOS 26 a label's title begins 16 after a slot of 24")
    func labelRow() throws {
        let screen = try MeasuredScreen(List { Label("Title", systemImage: "star") }, .ios26)
        #expect(abs(try screen.text("Title").minX - (screen.frame("Row").minX + 16 + 24 + 16)) < 0.001)
    }

    // Recorded on iOS 26 at 3x, size medium: goldens of home-assistant/iOS.
    // row: 11-label-row-medium, recorded
    @Test("at the size medium the slot is 23 wide")
    func labelRowMedium() throws {
        let screen = try MeasuredScreen(List { Label("Title", systemImage: "star") }, .ios26, category: .medium)
        #expect(abs(try screen.text("Title").minX - 71) < Self.pixel)
    }

    // Tracks of 51 by 31 and 63 by 28, at 18 and 14 from the card's edge; recorded on iOS 18 and 26 at 3x: goldens of
    // home-assistant/iOS.
    // row: 11-switch, recorded
    @Test(
        "the track of a switch reaches 2 points beyond the inset of its row",
        arguments: [
            (.ios18, CGRect(x: 301, y: 6.5, width: 51, height: 31)), (.ios26, CGRect(x: 297, y: 11.5, width: 63, height: 28)),
        ] as [(SystemGeneration, CGRect)])
    func track(system: SystemGeneration, recorded: CGRect) throws {
        let screen = try MeasuredScreen(List { Toggle("On", isOn: .constant(true)) }, system, category: .medium)
        let row = try screen.frame("Row")
        let boxes = screen.items.compactMap { item -> CGRect? in
            guard case .shape(_, .roundedRect(let box, _), _, _) = item else { return nil }
            return box.offsetBy(dx: 0, dy: -row.minY)
        }
        #expect(
            boxes.contains { box in
                abs(box.minX - recorded.minX) < 0.001 && abs(box.minY - recorded.minY) < Self.pixel && box.size == recorded.size
            })
    }

    // row: 11-colors-new, recorded
    @Test(
        "the hues of iOS 26",
        arguments: [
            (Color.orange, [255, 141, 40]), (.blue, [0, 136, 255]), (.red, [255, 56, 60]), (.green, [52, 199, 89]),
            (.gray, [142, 142, 147]),
        ])
    func newColors(color: Color, recorded: [Int]) throws {
        #expect(try MeasuredScreen(color, .ios26).fills.last == recorded)
    }

    // row: 11-colors, recorded
    @Test("the hues before iOS 26", arguments: [(Color.blue, [0, 122, 255]), (.red, [255, 59, 48])])
    func colors(color: Color, recorded: [Int]) throws {
        #expect(try MeasuredScreen(color).fills.last == recorded)
    }
}
