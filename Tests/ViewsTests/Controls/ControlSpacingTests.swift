import Foundation
import ProofsheetDrawing
import ProofsheetPreviews
import ProofsheetViews
import SwiftUI
import Testing

/// Distances of controls in a column: swiftui-layout 3.3, as a row of controls was recorded in a tall host.
///
/// With square characters of 17 points a text keeps 5.4 points above it and 7.1 below it to a plain view [derived].
@MainActor @Suite struct ControlSpacingTests {
    private let aboveText: CGFloat = 5.4
    private let belowText: CGFloat = 7.1

    private func gap<Upper: View, Lower: View>(
        _ upper: Upper, _ lower: Lower, _ system: SystemGeneration = .ios18
    ) throws -> CGFloat {
        let column = VStack {
            upper.accessibilityIdentifier("upper")
            lower.accessibilityIdentifier("lower")
        }
        let cell = CellRenderer(profile: try Tables.profile(for: system), shaper: EmSquareShaper())
            .render(column, in: CellEnvironment(width: 320, height: 600))
        let gap = try #require(cell.frame("lower")).minY - (try #require(cell.frame("upper")).maxY)
        return (gap * 1000).rounded() / 1000
    }

    private var toggle: some View { Toggle("Toggle", isOn: .constant(true)) }
    private var plainButton: some View { Button("Plain") {} }
    private var borderedButton: some View { Button("Bordered") {}.buttonStyle(.bordered) }
    private var stepper: some View { Stepper("Stepper", value: .constant(1)) }
    private var menu: some View { Picker("Menu", selection: .constant(1)) { Text("One").tag(1) } }
    private var segments: some View { menu.pickerStyle(.segmented) }
    private var date: some View { DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0))) }

    @Test("two controls with labels keep 8 points like plain views")
    func controls() throws {
        #expect(try gap(toggle, toggle) == 8)
        #expect(try gap(stepper, segments) == 8)
        #expect(try gap(date, menu) == 8)
        #expect(try gap(segments, stepper) == 8)
        #expect(try gap(Slider(value: .constant(0.5)), toggle) == 8)
        #expect(try gap(ColorPicker("Colour", selection: .constant(.red)), toggle) == 8)
        #expect(try gap(TextField("Field", text: .constant("")), toggle) == 8)
        #expect(try gap(borderedButton, TextField("Field", text: .constant(""))) == 8)
    }

    @Test("a button without a border takes the distance of text above it, and on iOS 26 8 points below it")
    func borderless() throws {
        #expect(try gap(toggle, plainButton) == aboveText)
        #expect(try gap(toggle, plainButton, .ios26) == aboveText)
        #expect(try gap(plainButton, borderedButton, .ios26) == 8)
        #expect(try gap(plainButton, toggle, .ios26) == 8)
        #expect(try gap(Link(destination: URL(filePath: "/")) { Text("Link") }, toggle, .ios26) == 8)
        #expect(try gap(Menu("Menu") { Text("One") }, toggle, .ios26) == 8)
    }

    // Recorded on iOS 18.5: a caption as a button's label is 6.67 points above a padded button, where a text would be 6.71.
    @Test("on iOS 18 a button without a border keeps the distances of its label on both sides")
    func borderlessBefore() throws {
        #expect(try gap(plainButton, Color.red.frame(height: 10)) == belowText)
        #expect(try gap(HStack { plainButton }, borderedButton.padding(.top)) == belowText)
        #expect(
            try gap(
                Button {
                } label: {
                    Color.red.frame(width: 10, height: 10)
                }, toggle) == 8)
    }

    @Test("text beside a control keeps the distances of text")
    func texts() throws {
        #expect(try gap(Text("Hello"), toggle) == belowText)
        #expect(try gap(toggle, Text("Hello")) == aboveText)
        #expect(try gap(segments, Text("Hello")) == aboveText)
        #expect(try gap(plainButton, Text("Hello"), .ios26) == aboveText)
    }

    @Test("two equal toggles are as wide as the label, the gap and the switch where nothing is proposed")
    func toggles() throws {
        let cell = try render(
            VStack {
                toggle; toggle
            }.fixedSize(), width: 320, height: 600)
        // Six characters of 17 points, 8, 8 around the spacer, and a switch of 51.
        let (first, second) = (try #require(cell.frames(of: "Toggle").first), try #require(cell.frames(of: "Toggle").last))
        #expect(first.size == second.size && first.minX == second.minX)
        #expect(first.size == CGSize(width: 6 * 17 + 51 + (first.width - 153), height: 31))
        #expect(second.minY - first.maxY == 8)
        #expect(first.width < 320)
    }
}
