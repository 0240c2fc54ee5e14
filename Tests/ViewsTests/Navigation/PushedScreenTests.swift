import Foundation
import ProofsheetDrawing
import ProofsheetViews
import SwiftUI
import Testing

/// Which screen of a stack shows, and the way back from it.
@MainActor @Suite struct PushedScreenTests {
    private func phone<V: View>(_ view: V, system: SystemGeneration = .ios18) throws -> RenderedCell {
        try render(view, width: 393, height: 852) {
            $0.safeArea = .init(top: 59, bottom: 34)
            $0.verticalSizeClass = .regular
            $0.system = system
        }
    }

    private func texts(_ cell: RenderedCell) -> [String] { cell.tree.views.compactMap(\.text) }

    private struct Split: View {
        @State var chosen: Int?
        var column: NavigationSplitViewColumn?
        var body: some View {
            if let column {
                NavigationSplitView(preferredCompactColumn: .constant(column)) {
                    sidebar
                } detail: {
                    detail
                }
            } else {
                NavigationSplitView {
                    sidebar
                } detail: {
                    detail
                }
            }
        }

        private var sidebar: some View {
            List(0..<5, id: \.self, selection: $chosen) { Text(verbatim: "row \($0)") }.navigationTitle("Mail")
        }

        private var detail: some View { Text(verbatim: "detail \(chosen ?? -1)").navigationTitle("Letter") }
    }

    @Test("a collapsed split view shows its sidebar while nothing is chosen there")
    func sidebar() throws {
        #expect(texts(try phone(Split())).contains("row 0"))
        #expect(!texts(try phone(Split())).contains("detail -1"))
    }

    @Test("what is chosen in the sidebar of a collapsed split view opens the detail, with a way back")
    func chosen() throws {
        let cell = try phone(Split(chosen: 3))
        #expect(texts(cell) == ["detail 3", "Mail", "Letter"])
        #expect(cell.notes == [])
        #expect(try #require(cell.tree.views.first { $0.text == "Mail" }).frame.maxY < 59 + 44)
    }

    @Test("the preferred column shows, whatever is chosen")
    func preferred() throws {
        #expect(texts(try phone(Split(column: .detail))).contains("detail -1"))
        #expect(texts(try phone(Split(chosen: 2, column: .sidebar))).contains("row 0"))
    }

    @Test("of three columns each one that has something chosen opens the next")
    func three() throws {
        func view(_ first: Int?, _ second: Int?) -> some View {
            NavigationSplitView {
                List(0..<3, id: \.self, selection: .constant(first)) { Text(verbatim: "a\($0)") }
            } content: {
                List(0..<3, id: \.self, selection: .constant(second)) { Text(verbatim: "b\($0)") }
            } detail: {
                Text("c")
            }
        }
        #expect(texts(try phone(view(nil, 1))).contains("a0"))
        #expect(texts(try phone(view(1, nil))).contains("b0"))
        #expect(texts(try phone(view(1, 1))).contains("c"))
    }

    @Test("several chosen rows open nothing")
    func several() throws {
        let view = NavigationSplitView {
            List(0..<3, id: \.self, selection: .constant(Set([1]))) { Text(verbatim: "a\($0)") }
        } detail: {
            Text("c")
        }
        #expect(texts(try phone(view)).contains("a0"))
    }

    @Test("a choice that is made when the sidebar appears opens the detail")
    func late() throws {
        struct Late: View {
            @State private var chosen: Int?
            var body: some View {
                NavigationSplitView {
                    List(0..<5, id: \.self, selection: $chosen) { Text(verbatim: "row \($0)") }.onAppear { chosen = 2 }
                } detail: {
                    Text(verbatim: "detail \(chosen ?? -1)")
                }
            }
        }
        #expect(texts(try phone(Late())).first == "detail 2")
    }

    @Test("a stack in the detail has the only bar, which leads back to the sidebar")
    func oneBar() throws {
        let view = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
            Text("side").navigationTitle("Mail")
        } detail: {
            NavigationStack { Color.red.accessibilityIdentifier("content").navigationTitle("Letter") }
        }
        let cell = try phone(view)
        #expect(cell.frames(of: "NavigationBar").count == 1)
        #expect(cell.frame("content")?.minY == 155)
        #expect(texts(cell) == ["Mail", "Letter"])
    }

    @Test("a stack in a column of a wide window has the only bar, with the switch of the sidebar")
    func oneBarOfColumn() throws {
        let view = NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
            Text("side")
        } detail: {
            NavigationStack { Color.red.accessibilityIdentifier("content").navigationTitle("Letter") }
        }
        let cell = try render(view, width: 1194, height: 834) {
            $0.isPad = true
            $0.horizontalSizeClass = .regular
        }
        #expect(cell.frames(of: "NavigationBar").count == 1)
        #expect(cell.frames(of: "Image").count == 1)
    }

    private struct Stack: View {
        @State var isShown = false
        @State var item: String?
        @State var path: [Int] = []
        var late = false
        var body: some View {
            NavigationStack(path: $path) {
                Text("root")
                    .navigationTitle("Root")
                    .navigationDestination(isPresented: $isShown) { Text("shown") }
                    .navigationDestination(item: $item) { Text(verbatim: "item \($0)").navigationTitle("Item") }
                    .navigationDestination(for: Int.self) { Text(verbatim: "value \($0)").navigationTitle("Value \($0)") }
                    .onAppear { if late { path = [7] } }
            }
        }
    }

    @Test("a destination that is presented, an item or the last value of a path is the screen that shows")
    func destinations() throws {
        #expect(texts(try phone(Stack())) == ["root", "Root"])
        #expect(texts(try phone(Stack(isShown: true))) == ["shown", "Root"])
        #expect(texts(try phone(Stack(item: "x"))) == ["item x", "Root", "Item"])
        #expect(texts(try phone(Stack(path: [1, 2]))) == ["value 2", "Value 1", "Value 2"])
        #expect(texts(try phone(Stack(late: true))) == ["value 7", "Root", "Value 7"])
    }

    @Test("values of a mixed path find their destinations by type, also on screens that were pushed")
    func mixed() throws {
        var path = NavigationPath([1])
        path.append("a")
        let view = NavigationStack(path: .constant(path)) {
            Text("root").navigationDestination(for: Int.self) { number in
                Text(verbatim: "number \(number)").navigationDestination(for: String.self) { Text(verbatim: "word \($0)") }
            }
        }
        #expect(texts(try phone(view)).first == "word a")
    }

    @Test("a value without a destination is reported, and the screen before it shows")
    func missing() throws {
        let view = NavigationStack(path: .constant([1.5])) { Text("root") }
        let cell = try phone(view)
        #expect(texts(cell) == ["root"])
        #expect(
            cell.notes == [
                "A navigation path holds a Double for which there is no destination; the last screen before it is shown."
            ])
    }

    @Test("an active link of a navigation view shows its destination, also from a row that is made late")
    func links() throws {
        struct Links: View {
            let isInList: Bool
            @State private var chosen: Int? = 1
            var body: some View {
                NavigationView {
                    Group {
                        if isInList { List { links } } else { VStack { links } }
                    }
                    .navigationTitle("Links")
                }
            }

            private var links: some View {
                ForEach(0..<3, id: \.self) { number in
                    NavigationLink(tag: number, selection: $chosen) {
                        Text(verbatim: "to \(number)")
                    } label: {
                        Text("link")
                    }
                }
            }
        }
        #expect(texts(try phone(Links(isInList: false))) == ["to 1", "Links"])
        #expect(texts(try phone(Links(isInList: true))) == ["to 1", "Links"])
    }

    @Test("the way back can be hidden, and is a mark alone where bars float")
    func wayBack() throws {
        let hidden = NavigationStack {
            Text("root").navigationTitle("Root").navigationDestination(isPresented: .constant(true)) {
                Text("shown").navigationBarBackButtonHidden()
            }
        }
        #expect(texts(try phone(hidden)) == ["shown"])
        #expect(try phone(hidden).frames(of: "Image") == [])
        let floating = try phone(Stack(isShown: true), system: .ios26)
        #expect(texts(floating) == ["shown"])
        #expect(floating.frames(of: "Image").count == 1)
    }

    @Test("a title too long for its button gives way to a word")
    func longTitle() throws {
        let view = NavigationStack {
            Text("root").navigationTitle("A title of many words").navigationDestination(isPresented: .constant(true)) { Text("shown") }
        }
        #expect(texts(try phone(view)) == ["shown", "Back"])
    }

    @Test("a screen that leaves its title's size open has it as large as the one below")
    func mode() throws {
        func height(_ mode: NavigationBarItem.TitleDisplayMode) throws -> CGFloat? {
            let view = NavigationStack {
                Text("root").navigationTitle("Root").navigationBarTitleDisplayMode(mode)
                    .navigationDestination(isPresented: .constant(true)) { Text("shown").navigationTitle("Shown") }
            }
            return try phone(view).frames(of: "NavigationBar").first?.height
        }
        #expect(try height(.large) == 96)
        #expect(try height(.automatic) == 96)
        #expect(try height(.inline) == 44)
    }

    @Test("a path without end ends")
    func endless() throws {
        struct Endless: View {
            let number: Int
            var body: some View {
                Text(verbatim: "\(number)").navigationDestination(isPresented: .constant(true)) { Endless(number: number + 1) }
            }
        }
        let cell = try phone(NavigationStack { Endless(number: 0) })
        #expect(texts(cell).first == "19")
    }
}
