import Foundation
import ProofsheetViews
import SwiftUI
import Testing

/// Loops over nothing, and over elements that share an identity, in every container.
@MainActor @Suite struct LoopTests {
    private struct Row: Identifiable {
        let id: Int
        let text: String
    }

    enum Container: CaseIterable {
        case row, column, pile, grid, lazyColumn, lazyRow, lazyGrid, list, form, choice, pages, menu, fitting, overlay, section

        @MainActor func around<V: View>(_ view: V) -> AnyView {
            switch self {
            case .row: AnyView(HStack { view })
            case .column: AnyView(VStack { view })
            case .pile: AnyView(ZStack { view })
            case .grid: AnyView(Grid { GridRow { view } })
            case .lazyColumn: AnyView(ScrollView { LazyVStack { view } })
            case .lazyRow: AnyView(ScrollView(.horizontal) { LazyHStack { view } })
            case .lazyGrid: AnyView(LazyVGrid(columns: [GridItem(), GridItem()]) { view })
            case .list: AnyView(List { view })
            case .form: AnyView(Form { Section("s") { view } })
            case .choice: AnyView(Picker("p", selection: .constant(1)) { view }.pickerStyle(.segmented))
            case .pages: AnyView(TabView { view }.tabViewStyle(.page))
            case .menu: AnyView(Menu("m") { view })
            case .fitting: AnyView(ViewThatFits { view })
            case .overlay: AnyView(Color.red.overlay { view })
            case .section:
                AnyView(
                    List {
                        Section {
                            view
                        } header: {
                            view
                        } footer: {
                            view
                        }
                    })
            }
        }
    }

    @Test("a loop over nothing is nothing, wherever it stands", arguments: Container.allCases)
    func empty(container: Container) throws {
        let cell = try render(container.around(ForEach([Row]()) { Text(verbatim: $0.text) }))
        #expect(cell.frames(of: "Text").filter { $0.width > 17 * 2 } == [])
        #expect(cell.notes == [] && cell.endOfStack == nil)
    }

    @Test("stacks around nothing take no room")
    func noRoom() throws {
        let nothing = ForEach([Row]()) { Text(verbatim: $0.text) }
        let column = VStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
            HStack { nothing }.accessibilityIdentifier("row")
            Grid { nothing }.accessibilityIdentifier("grid")
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
        }
        let cell = try render(column, width: 100, height: 100)
        #expect(cell.frame("a")?.maxY == 50 && cell.frame("b")?.minY == 50)
        #expect(cell.frame("row")?.size == .zero && cell.frame("grid")?.size == .zero)
    }

    @Test("elements of one identity are all there, wherever they stand", arguments: Container.allCases)
    func duplicates(container: Container) throws {
        let rows = [Row(id: 1, text: "aa"), Row(id: 1, text: "bb"), Row(id: 2, text: "cc"), Row(id: 1, text: "dd")]
        let cell = try render(container.around(ForEach(rows) { Text(verbatim: $0.text) }), width: 393, height: 852)
        let texts = Set(cell.tree.views.flatMap { $0.lines.map(\.text) })
        // Of a choice among pages, of fitting views one shows; a menu shows none.
        let count = [.pages: 1, .fitting: 1, .menu: 0][container] ?? 4
        #expect(texts.intersection(["aa", "bb", "cc", "dd"]).count == count)
        #expect(Set(cell.paths).count == cell.paths.count)
    }

    @Test("a scroll to an identity that several have goes to the first of them")
    func scroll() throws {
        let view = ScrollViewReader { proxy in
            ScrollView {
                VStack(spacing: 0) {
                    ForEach([0, 0, 7, 7, 7], id: \.self) { _ in Color.red.frame(height: 100) }
                }
            }
            .onAppear { proxy.scrollTo(7, anchor: .top) }
        }
        let cell = try render(view, width: 100, height: 100)
        #expect(cell.frames(of: "Color").map(\.minY) == [-200, -100, 0, 100, 200])
    }
}
