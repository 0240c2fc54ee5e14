import Foundation
import SwiftUI
import Testing

/// The value of a picker whose choices are in a menu.
@MainActor @Suite struct MenuPickerTests {
    private var picker: some View {
        Picker("Fruit", selection: .constant("Apple")) { ForEach(["Apple", "Fig"], id: \.self) { Text($0) } }
    }

    private func frames(_ view: some View, _ system: SystemGeneration) throws -> (picker: CGRect, text: CGRect) {
        let cell = try render(view, width: 390, height: 300) { $0.system = system }
        return (try #require(cell.frames(of: "Picker").first), try #require(cell.tree.views.last { $0.text == "Apple" }).frame)
    }

    // Recorded on iOS 26: 86 wide where "Apple" is 44.5, 98.5 where "Banana" is 57, 40.5 high where a line is 24.5.
    @Test("outside lists it is 41.5 wider and 16 higher than its text, which begins 13.5 in")
    func alone() throws {
        let (picker, text) = try frames(picker, .ios26)
        #expect(picker.width == text.width + 41.5 && picker.height == text.height + 16)
        #expect(abs(text.minX - picker.minX - 13.5) <= 0.5)
    }

    // The insets of a plain button with a configuration, recalled.
    @Test("before iOS 26 it has the insets of a button")
    func old() throws {
        let (picker, text) = try frames(picker, .ios18)
        #expect(picker.height == text.height + 14 && text.minX - picker.minX == 12)
    }

    @Test("in a row it ends where the row's content ends", arguments: SystemGeneration.allCases)
    func row(system: SystemGeneration) throws {
        let (picker, text) = try frames(Form { self.picker }, system)
        #expect(picker.maxX - text.maxX == 16)
    }

    @Test("in a bar it has no room of its own around it")
    func bar() throws {
        let view = NavigationStack { Text("content").toolbar { self.picker } }
        let (picker, text) = try frames(view, .ios18)
        #expect(picker.minX == text.minX)
    }
}
