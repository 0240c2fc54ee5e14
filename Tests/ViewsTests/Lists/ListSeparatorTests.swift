import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

/// Lines between rows and around sections.
@MainActor @Suite struct ListSeparatorTests {
    private func cell<V: View>(_ list: V, change: (inout CellEnvironment) -> Void = { _ in }) throws -> RenderedCell {
        try render(list, width: 400, height: 600, change: change)
    }

    private func tops<V: View>(_ list: V) throws -> [CGFloat] { try cell(list).frames(of: "Separator").map(\.minY) }

    /// The colours of the lines, from the top.
    private func colors<V: View>(_ list: V) throws -> [RGBA] {
        func shapes(_ items: [DisplayItem]) -> [(CGRect, RGBA)] {
            items.flatMap { item -> [(CGRect, RGBA)] in
                switch item {
                case .shape(_, .rect(let rect), .color(let color), _) where rect.height == 1: [(rect, color)]
                case .group(_, _, let inner): shapes(inner)
                default: []
                }
            }
        }
        return shapes(try cell(list).list.items).sorted { $0.0.minY < $1.0.minY }.map(\.1)
    }

    @Test("the lines above and below a section of a plain list can be hidden, the one between its rows stays")
    func hiddenSection() throws {
        func list(_ edges: VerticalEdge.Set) -> some View {
            List {
                Section {
                    Text("a")
                    Text("b")
                }
                .listSectionSeparator(.hidden, edges: edges)
            }
            .listStyle(.plain)
        }
        #expect(try tops(list(.all)) == [43])
        #expect(try tops(list(.top)) == [43, 87])
        #expect(try tops(list(.bottom)) == [0, 43])
    }

    @Test("the lines around a section have its tint, the others their own")
    func tintedSection() throws {
        let list = List {
            Section {
                Text("a")
                Text("b")
            }
            .listSectionSeparatorTint(.red)
        }
        .listStyle(.plain)
        let found = try colors(list)
        #expect(found.count == 3)
        #expect(found[0] == found[2] && found[0] != found[1])
        #expect(found[0].red > 0.9 && found[0].alpha == 1)
    }

    @Test("a row tints the lines at both of its edges, or at one")
    func tintedRow() throws {
        func list(_ edges: VerticalEdge.Set) -> some View {
            List {
                Text("a")
                Text("b").listRowSeparatorTint(.red, edges: edges)
                Text("c")
            }
        }
        func isRed(_ edges: VerticalEdge.Set) throws -> [Bool] { try colors(list(edges)).map { $0.red > 0.9 } }
        #expect(try isRed(.all) == [true, true])
        #expect(try isRed(.top) == [true, false])
        #expect(try isRed(.bottom) == [false, true])
    }

    @Test("where a section follows another without a header there is one line between them")
    func neighbours() throws {
        let list = List {
            Section { Text("a") }
            Section { Text("b") }
        }
        .listStyle(.plain)
        #expect(try tops(list) == [0, 43, 87])
        let apart = List {
            Section { Text("a") }.listSectionSeparator(.hidden, edges: .bottom)
            Section { Text("b") }
        }
        .listStyle(.plain)
        #expect(try tops(apart) == [0, 44, 87])
    }

    @Test("a line begins where a view in the row sets the guide, below wheels and calendars at their edge")
    func guides() throws {
        let list = List {
            HStack {
                Text("a")
                Color.red.frame(width: 50, height: 10).alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
            }
            Picker("p", selection: .constant(0)) { Text("x").tag(0) }.pickerStyle(.wheel)
            Text("b")
        }
        let lines = try cell(list).frames(of: "Separator")
        let box = try #require(try cell(list).frames(of: "Color").first)
        #expect(lines.map(\.minX) == [box.minX, 40])
    }
}
