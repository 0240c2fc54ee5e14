import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

private struct Searching: View {
    @Environment(\.isSearching) private var isSearching
    var body: some View { Text(verbatim: isSearching ? "searching" : "at rest") }
}

/// Searches that have begun.
@MainActor @Suite struct SearchTests {
    private func phone<V: View>(
        _ view: V, _ system: SystemGeneration = .ios18, change: (inout CellEnvironment) -> Void = { _ in }
    ) throws -> RenderedCell {
        try render(NavigationStack { view }, width: 390, height: 844) {
            $0.system = system
            $0.safeArea = .init(top: 47, bottom: 34)
            change(&$0)
        }
    }

    private func screen(
        _ text: String = "", presented: Bool = true, placement: SearchFieldPlacement = .automatic
    ) -> some View {
        Color.red.accessibilityIdentifier("content").navigationTitle("Title")
            .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Item") {} } }
            .searchable(text: .constant(text), isPresented: .constant(presented), placement: placement)
    }

    private func texts(_ cell: RenderedCell) -> [String] { cell.tree.views.compactMap(\.text) }

    @Test("before iOS 26 the field takes the place of title and items, a word after it that ends the search")
    func begun() throws {
        let cell = try phone(screen())
        #expect(texts(cell) == ["Search", "Cancel"])
        let field = try #require(cell.frames(of: "SearchField").first)
        let cancel = try #require(cell.tree.views.first { $0.text == "Cancel" }).frame
        #expect(field.minX == 16 && field.height == 36 && cancel.minX == field.maxX + 12 && cancel.maxX == 374)
        // The row of a field is 52 high: Config/metrics.json.
        #expect(cell.frame("content")?.minY == 99)
        #expect(cell.notes == ["A search has begun; it is shown without a keyboard."])
    }

    @Test("a search that is not presented leaves bar and field as they are")
    func atRest() throws {
        let (with, without) = (try phone(screen(presented: false)), try phone(screen()))
        #expect(texts(with) == ["Item", "Title", "Search"] && with.notes == [])
        #expect(with.frames(of: "SearchField") != without.frames(of: "SearchField"))
    }

    @Test("on iOS 26 it stays in the bar below, a disc with a cross beside it")
    func floating() throws {
        let cell = try phone(screen(), .ios26)
        #expect(texts(cell) == ["Search"])
        let field = try #require(cell.frames(of: "SearchField").first)
        // 28 from the sides as at rest, 12 to a disc of 44.
        #expect(field == CGRect(x: 28, y: 844 - 28 - 48, width: 390 - 56 - 12 - 44, height: 48))
        #expect(cell.frame("content")?.minY == 47)
    }

    @Test("items stay where the code does not want content hidden, and on an iPad")
    func kept() throws {
        let kept = try phone(screen().searchPresentationToolbarBehavior(.avoidHidingContent))
        #expect(texts(kept) == ["Item", "Title", "Search", "Cancel"])
        #expect(texts(try phone(screen()) { $0.isPad = true }).contains("Item"))
    }

    private func scoped(_ text: String, _ activation: SearchScopeActivation? = nil) -> some View {
        let scope = Binding.constant("b")
        let view = screen(text)
        let options = ForEach(["a", "b"], id: \.self) { Text($0) }
        return activation.map { AnyView(view.searchScopes(scope, activation: $0) { options }) }
            ?? AnyView(view.searchScopes(scope) { options })
    }

    // Documented: on iOS they appear when text is entered, or with the search where the code says so.
    @Test("what a search can be narrowed to stands below the field as segments, from the first letter on")
    func scopes() throws {
        #expect(try phone(scoped("")).frames(of: "Picker") == [])
        let cell = try phone(scoped("x"))
        let (field, segments) = (try #require(cell.frames(of: "SearchField").first), try #require(cell.frames(of: "Picker").first))
        #expect(segments.minX == 16 && segments.width == 358 && segments.minY > field.maxY)
        #expect(cell.frame("content")?.minY == 145)
        #expect(try phone(scoped("", .onSearchPresentation)).frames(of: "Picker").count == 1)
        #expect(try phone(scoped("", .onTextEntry)).frames(of: "Picker") == [])
        // On iOS 26 the field is below, the segments are in the bar above.
        let new = try phone(scoped("x"), .ios26)
        #expect(new.frames(of: "Picker").first.map { $0.minY >= 47 && $0.maxY <= 47 + 47 } == true)
        #expect(new.frame("content")?.minY == 94)
    }

    @Test("what is suggested covers the content as rows while the search goes on, if there is anything")
    func suggestions() throws {
        func view(_ names: [String], presented: Bool = true) -> some View {
            screen(presented: presented).searchSuggestions { ForEach(names, id: \.self) { Text($0).searchCompletion($0) } }
        }
        let cell = try phone(view(["One", "Two"]))
        #expect(texts(cell).contains("One") && cell.frames(of: "Row").count == 2)
        #expect(cell.frames(of: "List").first == cell.frame("content"))
        #expect(try phone(view([])).frames(of: "List") == [])
        #expect(try phone(view(["One"], presented: false)).frames(of: "List") == [])
    }

    @Test("what is inside knows whether a search goes on")
    func environment() throws {
        func view(_ presented: Bool) -> some View { Searching().searchable(text: .constant(""), isPresented: .constant(presented)) }
        #expect(texts(try phone(view(true))).contains("searching"))
        #expect(texts(try phone(view(false))).contains("at rest"))
    }
}
