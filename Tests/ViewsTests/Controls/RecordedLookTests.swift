import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

/// Figures measured in pictures of iOS that other suites have no place for.
@MainActor @Suite struct RecordedLookTests {
    private func paints(_ cell: RenderedCell) -> [Paint] {
        func all(_ items: [DisplayItem]) -> [Paint] {
            items.flatMap { item -> [Paint] in
                switch item {
                case .shape(_, _, let paint, _): [paint]
                case .group(_, _, let inner): all(inner)
                default: []
                }
            }
        }
        return all(cell.list.items)
    }

    // Recorded on iOS 17: 20 above the title, 3.5 to the message, 20.667 to the line above the buttons of 44.
    @Test("the texts of an alert before iOS 26 stand as recorded")
    func alert() throws {
        let view = Color.white.alert("T", isPresented: .constant(true)) {
            Button("B") {}
        } message: {
            Text("M")
        }
        let cell = try render(view, width: 400, height: 800)
        func frame(_ text: String) throws -> CGRect { try #require(cell.tree.views.first { $0.text == text }).frame }
        let (title, message, button) = (try frame("T"), try frame("M"), try frame("B"))
        #expect(abs(message.minY - title.maxY - 3.5) < 0.34)
        #expect(abs(button.midY - message.maxY - (20.667 + 0.333 + 22)) < 0.7)
        #expect(title.midX == 200 && message.midX == 200)
        // White over a dimmed ground, which shines through: 240 over 204.
        #expect(paints(cell).contains(.color(RGBA(red: 1, green: 1, blue: 1, alpha: 0.7))))
    }

    // Recorded on iOS 17 in both appearances.
    @Test("a field with a round border is white or black with a line of 15 % of the other")
    func roundedField() throws {
        let field = TextField("a", text: .constant("b")).textFieldStyle(.roundedBorder)
        let light = paints(try render(field, width: 200))
        #expect(light.contains(.color(RGBA(red: 1, green: 1, blue: 1, alpha: 1))))
        #expect(light.contains(.color(RGBA(red: 0, green: 0, blue: 0, alpha: 0.15))))
        let dark = paints(try render(field, width: 200) { $0.scheme = .dark })
        #expect(dark.contains(.color(RGBA(red: 0, green: 0, blue: 0, alpha: 1))))
        #expect(dark.contains(.color(RGBA(red: 1, green: 1, blue: 1, alpha: 0.15))))
    }

    @Test("the mark of a disclosure grows with the text")
    func chevron() throws {
        func height(_ category: ContentSizeCategory) throws -> CGFloat {
            let cell = try render(DisclosureGroup("A") { Text("B") }, width: 300) { $0.category = category }
            func boxes(_ items: [DisplayItem]) -> [CGRect] {
                items.flatMap { item -> [CGRect] in
                    switch item {
                    case .shape(_, let outline, _, .some): [outline.bounds]
                    case .group(_, _, let inner): boxes(inner)
                    default: []
                    }
                }
            }
            return try #require(boxes(cell.list.items).map(\.height).max())
        }
        let (usual, large) = (try height(.large), try height(.accessibilityExtraExtraExtraLarge))
        #expect(large > 2 * usual)
    }

    // Recorded on iOS 26.4 at `medium`: ink of 20.333 in a slot of 23, the title 23 + 16 from the row's beginning.
    @Test("symbols of labels are larger in rows and stand in the middle of their slot", arguments: ["star", "questionmark.circle"])
    func rowIcon(name: String) throws {
        let label = Label("A", systemImage: name)
        let plain = try #require(try render(label).frames(of: "Image").first)
        let row = try render(List { label }, width: 393, height: 400)
        let (icon, title) = (try #require(row.frames(of: "Image").first), try #require(row.frames(of: "Text").first))
        #expect(icon.width > 1.15 * plain.width)
        #expect(abs(icon.midX - (40 + 12)) <= 0.34 && title.minX == 80)
        let wide = try render(
            List {
                Label {
                    Text("A")
                } icon: {
                    Color.red.frame(width: 40, height: 20)
                }
            }, width: 393, height: 400)
        let wideTitle = try #require(wide.frames(of: "Text").first)
        #expect(abs(wideTitle.minX - (40 + 40 + 16)) < 0.01)
    }

    @Test("views of shapes are named after the shape in paths")
    func names() throws {
        let view = VStack {
            Circle()
            Circle().stroke(.red)
            Circle().trim(from: 0, to: 0.5)
            Circle().inset(by: 2)
            Circle().fill(.blue)
        }
        let cell = try render(view, width: 100, height: 500)
        #expect(cell.tree.views.filter { $0.type == "Circle" && $0.path.contains("Circle") }.count >= 5)
        #expect(!cell.tree.views.contains { $0.path.contains("_") })
    }
}
