import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

private struct Framed: ButtonStyle {
    @Environment(\.sizeCategory) private var category

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(category == .large ? 5 : 50)
    }
}

@MainActor @Suite struct ControlTests {
    @Test("a button takes its label's size")
    func plainButton() throws {
        let cell = try render(Button("AB") {})
        #expect(cell.frames(of: "Button").first?.size == CGSize(width: 34, height: 17))
        #expect(cell.paths == ["Button", "Button/Text"])
    }

    // swiftui-layout 11: 12 at each side, 7 above and below.
    @Test("a bordered button is its label and a margin")
    func bordered() throws {
        let cell = try render(Button("AB") {}.buttonStyle(.borderedProminent))
        #expect(cell.frames(of: "Button").first?.size == CGSize(width: 34 + 24, height: 17 + 14))
    }

    // Recorded on iOS 17, light: on white a blue button's ground is (209, 231, 255) of (0, 122, 255), that of a prominent one
    // that is disabled (233, 233, 234).
    @Test("the grounds of bordered buttons")
    func grounds() throws {
        func ground(_ view: some View) throws -> RGBA? {
            for case .shape(_, .continuousRect, .color(let color), _) in try render(view).list.items { return color }
            return nil
        }
        let tinted = try #require(try ground(Button("A") {}.buttonStyle(.bordered).tint(.blue)))
        #expect(abs(tinted.alpha - 0.18) < 0.001)
        let disabled = try #require(try ground(Button("A") {}.buttonStyle(.borderedProminent).disabled(true)))
        #expect(abs(disabled.alpha - 0.16) < 0.001)
        #expect(abs(disabled.red - 120.0 / 255) < 0.001)
    }

    @Test("a style of one's own sees the environment")
    func ownStyle() throws {
        let cell = try render(Button("AB") {}.buttonStyle(Framed()))
        #expect(cell.frames(of: "Button").first?.size == CGSize(width: 44, height: 27))
    }

    @Test("a toggle fills the width and its switch stands at the end")
    func toggle() throws {
        let cell = try render(Toggle("A", isOn: .constant(true)), width: 300)
        #expect(cell.frames(of: "Toggle").first == CGRect(x: 0, y: 84.5, width: 300, height: 31))
    }

    @Test("without its label a toggle is its switch")
    func bareToggle() throws {
        let cell = try render(Toggle("A", isOn: .constant(true)).labelsHidden())
        #expect(cell.frames(of: "Toggle").first?.size == CGSize(width: 49, height: 31))
        let new = try render(Toggle("A", isOn: .constant(true)).labelsHidden()) { $0.system = .ios26 }
        #expect(new.frames(of: "Toggle").first?.size == CGSize(width: 61, height: 28))
    }

    @Test("a row with a switch is as high as one with a text")
    func toggleRow() throws {
        let cell = try render(
            List {
                Toggle("A", isOn: .constant(true)); Text("B").accessibilityIdentifier("b")
            }, height: 400)
        let (toggle, text) = (try #require(cell.frames(of: "Toggle").first), try #require(cell.frame("b")))
        #expect(abs(text.midY - toggle.midY - 44) < 0.2)
    }

    @Test("an empty field shows its prompt, a filled one its text, a secret one dots")
    func fields() throws {
        let view = VStack {
            TextField("empty", text: .constant(""))
            TextField("filled", text: .constant("text"))
            SecureField("secret", text: .constant("abc"))
        }
        let texts = try render(view).tree.views.compactMap(\.text)
        #expect(texts == ["empty", "text", "\u{2022}\u{2022}\u{2022}"])
    }

    @Test("a menu choice shows the value whose tag is selected")
    func picker() throws {
        let view = Picker("Label", selection: .constant(2)) {
            Text("one").tag(1)
            Text("two").tag(2)
        }
        #expect(try render(view).tree.views.compactMap(\.text) == ["two"])
        #expect(try render(List { view }, height: 400).tree.views.compactMap(\.text) == ["Label", "two"])
    }

    @Test("in a loop the identity is the tag")
    func loopedPicker() throws {
        let view = Picker("Label", selection: .constant("b")) { ForEach(["a", "b"], id: \.self) { Text($0) } }
        #expect(try render(view).tree.views.compactMap(\.text) == ["b"])
    }

    // swiftui-layout 11: 32 high.
    @Test("segments share the width")
    func segments() throws {
        let view = Picker("Label", selection: .constant(1)) {
            Text("A").tag(1)
            Text("B").tag(2)
        }.pickerStyle(.segmented)
        let cell = try render(view, width: 300)
        #expect(cell.frames(of: "Picker").first?.size == CGSize(width: 300, height: 31))
        #expect(cell.frames(of: "Text").map(\.midX) == [75, 225])
    }

    @Test("a stepper is 94 by 32 beside its label")
    func stepper() throws {
        let cell = try render(Stepper("A", value: .constant(1)).labelsHidden())
        #expect(cell.frames(of: "Stepper").first?.size == CGSize(width: 94, height: 32))
    }

    @Test("progress of a known fraction is a bar, else a wheel of 20")
    func progress() throws {
        #expect(try render(ProgressView(value: 0.5), width: 200).frames(of: "ProgressView").first?.size == CGSize(width: 200, height: 4))
        #expect(try render(ProgressView()).frames(of: "ProgressView").first?.size == CGSize(width: 20, height: 20))
    }

    @Test("a label is an icon, 8 points and a title; in a row the title begins 16 after a slot of 24")
    func label() throws {
        let label = Label("A", systemImage: "star")
        let cell = try render(label)
        let (icon, title) = (try #require(cell.frames(of: "Image").first), try #require(cell.frames(of: "Text").first))
        #expect(title.minX - icon.maxX == 8)
        let row = try render(List { label }, width: 393, height: 400)
        #expect(row.frames(of: "Text").first?.minX == 80)
    }

    @Test("a closed group shows its label, an open one its content too")
    func disclosure() throws {
        #expect(try render(DisclosureGroup("A") { Text("B") }).tree.views.compactMap(\.text) == ["A"])
        let open = DisclosureGroup("A", isExpanded: .constant(true)) { Text("B") }
        #expect(try render(open).tree.views.compactMap(\.text) == ["A", "B"])
    }

    @Test("the value of a menu of many choices is found without making the others, where tags are identities")
    func manyChoices() throws {
        var made = 0
        let picker = Picker("Label", selection: .constant(99_999)) {
            ForEach(0..<100_000, id: \.self) { index in
                let _ = made += 1
                Text(verbatim: "\(index)")
            }
        }
        let cell = try render(picker, width: 393, height: 100)
        #expect(cell.tree.views.flatMap { $0.lines.map(\.text) }.contains("99999"))
        #expect(made < 10)
    }

    @Test("the value of a menu is the one with the tag, whatever the identities are")
    func tags() throws {
        func shown(_ selection: Int?) throws -> [String] {
            let picker = Picker("Label", selection: .constant(selection)) {
                Text("none").tag(nil as Int?)
                ForEach(0..<4, id: \.self) { Text(verbatim: "v\($0)").tag(Int?(3 - $0)) }
            }
            return try render(picker, width: 393, height: 100).tree.views.flatMap { $0.lines.map(\.text) }
        }
        #expect(try shown(3) == ["v0"] && shown(0) == ["v3"] && shown(nil) == ["none"])
    }
}
