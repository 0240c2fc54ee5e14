import Foundation
import SwiftUI
import Testing

/// Controls that fill a page or a part of it.
@MainActor @Suite struct PageControlsTests {
    @Test(
        "an editor takes all it is offered, and its text stands 8 below and 5 beside its corner",
        arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func editor(direction: LayoutDirection) throws {
        let cell = try render(
            TextEditor(text: .constant("ab")).frame(width: 200, height: 100).accessibilityIdentifier("editor"), width: 300, height: 200
        ) { $0.direction = direction }
        let (editor, text) = (try #require(cell.frame("editor")), try #require(cell.frames(of: "Text").first))
        #expect(editor == CGRect(x: 50, y: 50, width: 200, height: 100))
        #expect(text.minY == 58)
        #expect(direction == .leftToRight ? text.minX == 55 : text.maxX == 245)
    }

    @Test(
        "a view of nothing stands in the middle: symbol, title, description and actions below each other",
        arguments: SystemGeneration.allCases)
    func unavailable(system: SystemGeneration) throws {
        let view = ContentUnavailableView {
            Label("Nothing", systemImage: "tray")
        } description: {
            Text("Later").accessibilityIdentifier("description")
        } actions: {
            Button("Again") {}
        }
        let cell = try render(view, width: 390, height: 600) { $0.system = system }
        let image = try #require(cell.frames(of: "Image").first)
        let texts = cell.frames(of: "Text")
        #expect(texts.count == 3)
        #expect(([image] + texts).allSatisfy { abs($0.midX - 195) < 0.51 })
        #expect(zip([image] + texts, texts).allSatisfy { $0.maxY <= $1.minY })
        let all = texts.reduce(image) { $0.union($1) }
        #expect(abs(all.midY - 300) < 12)
    }

    @Test("a search without results says what was looked for")
    func search() throws {
        let texts = try render(ContentUnavailableView.search(text: "abc"), width: 390, height: 600).tree.views.compactMap(\.text)
        #expect(texts.first?.contains("abc") == true)
    }

    @Test("a box around a group has its label above its content, both at the same inset")
    func box() throws {
        let cell = try render(GroupBox("Title") { Text("ab").accessibilityIdentifier("content") }.frame(width: 200))
        let (box, texts) = (try #require(cell.frames(of: "GroupBox").first), cell.frames(of: "Text"))
        #expect(texts.count == 2 && texts[0].maxY <= texts[1].minY && texts[0].minX == box.minX + 16)
    }
}
