import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct ListTests {
    @Test("a form at regular width and height takes 0.52 of the window and shows eleven rows")
    func halfWide() throws {
        let cell = try render(HalfWideForm(), width: 1024, height: 1366) {
            $0.horizontalSizeClass = .regular
            $0.verticalSizeClass = .regular
            $0.safeArea = .init(top: 24, bottom: 20)
        }
        let form = try #require(cell.frames(of: "Form").first)
        #expect(abs(form.width - 1024 * 0.52) < 0.001)
        #expect(cell.frames(of: "Text").count == 11)
    }

    @Test("a form at compact width takes the container less its safe area")
    func full() throws {
        let cell = try render(HalfWideForm(), width: 844, height: 390) {
            $0.safeArea = .init(top: 0, left: 47, bottom: 21, right: 47)
        }
        #expect(cell.frames(of: "Form").first == CGRect(x: 47, y: 0, width: 750, height: 369))
    }

    // swiftui-layout 12: side inset 20, text 20 into the card, 35 above the first section, rows of 44.
    @Test("rows stand on a card at the measured places", arguments: [false, true])
    func rows(isNew: Bool) throws {
        let list = List {
            Text("A").accessibilityIdentifier("a"); Text("B").accessibilityIdentifier("b")
        }
        let cell = try render(list, width: 402, height: 800) { $0.system = isNew ? .ios26 : .ios18 }
        let (inset, top, row): (CGFloat, CGFloat, CGFloat) = isNew ? (32, 35, 52) : (40, 35, 44)
        let (a, b) = (try #require(cell.frame("a")), try #require(cell.frame("b")))
        #expect(a.minX == inset)
        #expect(abs(a.midY - (top + row / 2)) < 0.2)
        #expect(abs(b.minY - a.minY - row) < 0.001)
    }

    @Test("a row grows with its text")
    func growth() throws {
        let cell = try render(
            List {
                Text("A"); Text("B")
            }, height: 800
        ) {
            $0.category = .accessibilityExtraExtraExtraLarge
        }
        let texts = cell.frames(of: "Text")
        #expect(abs(texts[1].minY - texts[0].minY - (53 + 11 + 11)) < 0.001)
    }

    @Test("a list of a hundred thousand rows makes only those that show")
    func lazy() throws {
        var made = 0
        let list = List(0..<100_000) { index in
            let _ = made += 1
            Text("\(index)")
        }
        let cell = try render(list, width: 390, height: 844)
        #expect(made < 25)
        #expect(cell.frames(of: "Text").count == made)
    }

    @Test("headers are uppercase footnotes and footers keep their case")
    func sections() throws {
        let list = List {
            Section {
                Text("row")
            } header: {
                Text("head")
            } footer: {
                Text("foot")
            }
            Section("next") { Text("row") }
        }
        let cell = try render(list, height: 800)
        #expect(cell.tree.views.filter { $0.type == "Text" }.map { $0.lines.first?.text } == ["HEAD", "row", "foot", "NEXT", "row"])
        let texts = cell.frames(of: "Text")
        #expect(texts[0].minY == 17)
        #expect(texts[0].height == 13)
        #expect(abs(texts[3].minY - texts[2].maxY - (12 + 17)) < 0.001)
    }

    @Test("the ground reaches under the safe area and the rows keep out of it")
    func safeArea() throws {
        let cell = try render(List { Text("A") }, width: 390, height: 844) { $0.safeArea = .init(top: 59, bottom: 34) }
        #expect(cell.frames(of: "List").first == CGRect(x: 0, y: 59, width: 390, height: 751))
        #expect(cell.list.items.description.contains("844"))
        #expect(try #require(cell.frames(of: "Text").first).minY > 59 + 35)
    }

    @Test("a plain list runs from edge to edge")
    func plain() throws {
        let cell = try render(List { Text("A") }.listStyle(.plain), height: 400)
        #expect(cell.frames(of: "Text").first?.minX == 20)
    }

    @Test("own insets and no height of its own: a row keeps the least height")
    func insets() throws {
        let list = List {
            Color.red.frame(height: 10).listRowInsets(EdgeInsets()); Text("B")
        }.listStyle(.plain)
        let cell = try render(list, height: 400)
        #expect(cell.frames(of: "Color").first == CGRect(x: 0, y: 17, width: 300, height: 10))
    }

    @Test("right to left the text of a row begins at the right")
    func mirrored() throws {
        let cell = try render(List { Text("A") }, width: 400, height: 400) { $0.direction = .rightToLeft }
        #expect(cell.frames(of: "Text").first?.maxX == 360)
    }
}
