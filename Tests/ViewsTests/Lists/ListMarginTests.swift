import Foundation
import SwiftUI
import Testing

/// Sections with margins of their own.
@MainActor @Suite struct ListMarginTests {
    private func list(_ length: CGFloat?, _ edges: Edge.Set = .horizontal) -> some View {
        List {
            Section {
                Text("a")
                Text("b")
            } header: {
                Text("head")
            }
            .listSectionMargins(edges, length)
            Section { Text("c") }
        }
    }

    private func rows(_ view: some View) throws -> [CGRect] {
        try render(view, width: 400, height: 600) { $0.system = .ios26 }.frames(of: "Row")
    }

    @Test("rows of a section keep from the list's edges what is asked for, those of others what lists have")
    func rows() throws {
        let rows = try rows(list(40))
        #expect(rows.map(\.minX) == [40, 40, 16] && rows.map(\.width) == [320, 320, 368])
    }

    @Test("one edge alone, none at all, and the list's own again")
    func edges() throws {
        let first = try #require(try rows(list(0, .leading)).first)
        #expect(first.minX == 0 && first.width == 384)
        #expect(try rows(list(nil)).allSatisfy { $0.minX == 16 && $0.width == 368 })
    }

    @Test("the innermost counts, also where it asks for the list's own")
    func innermost() throws {
        let view = List { Section { Text("a") }.listSectionMargins(.horizontal, nil).listSectionMargins(.horizontal, 40) }
        #expect(try rows(view).map(\.minX) == [16])
    }

    @Test("the header stands above its rows")
    func header() throws {
        func head(_ length: CGFloat?) throws -> CGFloat? {
            try render(list(length), width: 400, height: 600) { $0.system = .ios26 }.tree.views.first { $0.text == "head" }?.frame.minX
        }
        #expect(try head(40) == 56 && head(nil) == 32)
    }
}
