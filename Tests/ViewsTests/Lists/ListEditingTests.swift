import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

/// What a list shows of itself while it is being edited.
@MainActor @Suite struct ListEditingTests {
    private func rows(deletes: Bool = false, moves: Bool = false, isEditing: Bool = true) throws -> [CGRect] {
        let list = List {
            ForEach(0..<2, id: \.self) { Text("row \($0)") }
                .onDelete(perform: deletes ? { _ in } : nil)
                .onMove(perform: moves ? { _, _ in } : nil)
        }
        let cell = try render(list.environment(\.editMode, .constant(isEditing ? .active : .inactive)), height: 400)
        return cell.frames(of: "Text")
    }

    @Test("rows that can be deleted make room for a mark while the list is edited, and only then")
    func deleting() throws {
        #expect(try rows(deletes: true).map(\.minX) == [78, 78])
        #expect(try rows(deletes: true, isEditing: false).map(\.minX) == [40, 40])
        #expect(try rows().map(\.minX) == [40, 40])
    }

    // Recorded on iOS 26: rows whose text stands at 32 else have it at 72.
    @Test("on iOS 26 the mark takes 40 points")
    func newDeleting() throws {
        let list = List { ForEach(0..<1, id: \.self) { _ in Text("row") }.onDelete { _ in } }
        let cell = try render(list.environment(\.editMode, .constant(.active)), width: 320, height: 400) { $0.system = .ios26 }
        #expect(cell.frames(of: "Text").map(\.minX) == [72])
    }

    @Test("a row that forbids deleting has no mark")
    func forbidden() throws {
        let list = List {
            ForEach(0..<2, id: \.self) { Text("row \($0)").deleteDisabled($0 == 0) }.onDelete { _ in }
        }
        let cell = try render(list.environment(\.editMode, .constant(.active)), height: 400)
        #expect(cell.frames(of: "Text").map(\.minX) == [40, 78])
    }

    @Test("rows that can be moved leave their end to a handle")
    func moving() throws {
        let long = List {
            ForEach(0..<1, id: \.self) { _ in Color.red.frame(height: 10) }.onMove { _, _ in }
        }
        let cell = try render(long.environment(\.editMode, .constant(.active)), height: 400)
        #expect(abs(try #require(cell.frames(of: "Color").first).maxX - (300 - 40 - 30)) < 0.001)
    }

    @Test("where several rows can be chosen a circle stands before each, whatever can be deleted")
    func choosing() throws {
        let list = List(selection: .constant(Set([1]))) {
            ForEach(0..<2, id: \.self) { Text("row \($0)").tag($0) }.onDelete { _ in }
        }
        let cell = try render(list.environment(\.editMode, .constant(.active)), height: 400)
        #expect(cell.frames(of: "Text").map(\.minX) == [78, 78])
        #expect(try render(list, height: 400).frames(of: "Text").map(\.minX) == [40, 40])
    }

    @Test("a link shows no mark while its list is edited")
    func links() throws {
        let list = List { NavigationLink("A") { Text("B") } }
        #expect(try render(list, height: 400).list.items.description.contains("lineCap"))
        let edited = try render(list.environment(\.editMode, .constant(.active)), height: 400)
        #expect(!edited.list.items.description.contains("lineCap"))
    }

    @Test("the button that edits ends it while it lasts")
    func button() throws {
        #expect(try render(EditButton()).tree.views.compactMap(\.text) == ["Edit"])
        #expect(try render(EditButton().environment(\.editMode, .constant(.active))).tree.views.compactMap(\.text) == ["Done"])
    }
}
