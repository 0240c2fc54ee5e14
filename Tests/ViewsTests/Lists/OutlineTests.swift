import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

private struct Entry: Identifiable {
    let id: String
    var children: [Entry]?
}

/// Rows of trees.
@MainActor @Suite struct OutlineTests {
    private let entries = [Entry(id: "parent", children: []), Entry(id: "leaf", children: nil)]

    /// The paints of what is traced and not filled: the marks of rows.
    private func marks(_ view: some View) throws -> [Paint] {
        flat(try render(view, width: 393, height: 400).list.items).compactMap { item in
            if case .shape(_, _, let paint, .some) = item { paint } else { nil }
        }
    }

    private func flat(_ items: [DisplayItem]) -> [DisplayItem] {
        items.flatMap { item in
            if case .group(_, _, let inner) = item { flat(inner) } else { [item] }
        }
    }

    @Test("rows with children have the mark of a group that opens, in the tint; that of a link is grey")
    func tint() throws {
        let list = List(entries, children: \.children) { Text($0.id) }
        let (plain, red) = (try marks(list), try marks(list.tint(.red)))
        #expect(plain.count == 1 && red.count == 1 && plain != red)
        let group = try marks(List { DisclosureGroup("g") { Text("x") } }.tint(.red))
        #expect(red == group)
        let links = NavigationStack { List { NavigationLink("l") { Text("x") } } }
        #expect(try marks(links) == marks(links.tint(.red)))
    }

    @Test("a row with children can be chosen, one of them or several")
    func selection() throws {
        func grounds(_ list: some View) throws -> Int { flat(try render(list, width: 393, height: 400).list.items).count }
        let one = List(entries, children: \.children, selection: .constant("parent" as String?)) { Text($0.id) }
        let none = List(entries, children: \.children, selection: .constant(nil as String?)) { Text($0.id) }
        let both = List(entries, children: \.children, selection: .constant(Set(["parent", "leaf"]))) { Text($0.id) }
        #expect(try grounds(one) == grounds(none) + 1 && grounds(both) == grounds(none) + 2)
    }
}
