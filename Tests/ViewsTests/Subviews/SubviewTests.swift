import Foundation
import ProofsheetViews
import SwiftUI
import Testing

private struct LabelKey: ContainerValueKey { static let defaultValue = "none" }

extension ContainerValues {
    fileprivate var label: String {
        get { self[LabelKey.self] }
        set { self[LabelKey.self] = newValue }
    }
}

private struct Two: View {
    var body: some View {
        Text("A")
        Text("B")
    }
}

private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack(spacing: 0) {
            ForEach(subviews: content) { subview in
                HStack(spacing: 0) {
                    Text(subview.containerValues.label)
                    subview.font(.system(size: 10))
                }
            }
        }
    }
}

private struct Weight: _ViewTraitKey { static let defaultValue = 1 }

private struct Divided: _VariadicView_MultiViewRoot {
    @Environment(\.lineLimit) private var limit

    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        ForEach(children) { child in
            child
            Text("\(child[Weight.self])\(child.id(as: String.self) ?? "-")\(limit ?? 0)")
            if child.id != last { Color.red.frame(width: 5, height: 1) }
        }
    }
}

private struct Column: _VariadicView.UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View { VStack(spacing: 0) { children } }
}

/// Views that are taken apart; `EmSquareShaper` makes a character as wide as its font is large.
@MainActor @Suite struct SubviewTests {
    private func texts<Content: View>(_ view: Content) throws -> [String] {
        try render(view, height: 600).tree.views.compactMap(\.text)
    }

    @Test("a group takes own views, loops and conditions apart")
    func group() throws {
        let view = VStack {
            Group(
                subviews: Group {
                    Two(); ForEach(0..<3) { Text("\($0)") }; if true { Text("Z") }
                }
            ) { subviews in
                Text("\(subviews.count)")
                subviews.last
                subviews.dropFirst(2)
            }
        }
        #expect(try texts(view) == ["6", "Z", "0", "1", "2", "Z"])
    }

    @Test("parts are laid out like the views that they are")
    func layout() throws {
        let view = Group(
            subviews: Group {
                Color.red.frame(width: 30, height: 10); Color.blue
            }
        ) { subviews in
            HStack(spacing: 4) {
                subviews[1].accessibilityIdentifier("b")
                subviews[0].accessibilityIdentifier("a")
            }
        }
        let cell = try render(view, width: 100, height: 50)
        #expect(cell.frame("b") == CGRect(x: 0, y: 0, width: 66, height: 50))
        #expect(cell.frame("a") == CGRect(x: 70, y: 20, width: 30, height: 10))
    }

    @Test("a container reads its parts' values, and gives them its environment")
    func values() throws {
        let view = Cards {
            Text("x").containerValue(\.label, "one")
            Two().containerValue(\.label, "two")
            Text("y").padding(1)
        }
        #expect(try texts(view) == ["one", "x", "two", "A", "two", "B", "none", "y"])
        let sizes = try render(view, height: 600).tree.views.filter { $0.text == "x" || $0.text == "y" }.map(\.frame.width)
        #expect(sizes == [10, 10])
    }

    @Test("tags are read as values of their type")
    func tags() throws {
        let view = Group(
            subviews: Group {
                Text("A").tag(1); Text("B").tag("b"); Text("C")
            }
        ) { subviews in
            VStack {
                ForEach(subviews) { subview in
                    let values = subview.containerValues
                    Text("\(values.tag(for: Int.self) ?? 0) \(values.hasTag("b") ? "b" : "-")")
                }
            }
        }
        #expect(try texts(view) == ["1 -", "0 b", "0 -"])
    }

    @Test("sections keep their parts, and views between them are one of their own")
    func sections() throws {
        let content = Group {
            Text("loose")
            Section("First") {
                Text("1")
                Text("2")
            }
            Section {
                Text("3")
            } footer: {
                Text("end")
            }
        }
        let view = VStack {
            ForEach(sections: content) { section in
                Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
                section.header
                section.content
            }
        }
        #expect(try texts(view) == ["0 1 0", "loose", "1 2 0", "First", "1", "2", "0 1 1", "3"])
        let counts = Group(sections: content) { Text("\($0.count)") }
        #expect(try texts(counts) == ["3"])
    }

    @Test("a part that has state keeps it")
    func state() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Text("\(count)").onAppear { count += 1 } }
        }
        #expect(
            try texts(
                VStack {
                    ForEach(
                        subviews: Group {
                            Counter(); Counter()
                        }
                    ) { $0 }
                }) == ["1", "1"])
    }

    @Test("nothing comes to nothing")
    func empty() throws {
        #expect(try texts(Group(subviews: EmptyView()) { Text("\($0.count)") }) == ["0"])
        #expect(
            try texts(
                VStack {
                    Text("a"); ForEach(subviews: EmptyView()) { $0 }
                }) == ["a"])
    }

    @Test("a root of variadic views is handed loops, conditions and traits, and puts lines between its parts")
    func variadic() throws {
        let view = VStack(spacing: 0) {
            _VariadicView.Tree(Divided()) {
                Text("A")._trait(Weight.self, 3)
                ForEach(["x", "y"], id: \.self) { Text($0) }
                if true { Text("Z") }
            }
        }.lineLimit(2)
        #expect(try texts(view) == ["A", "3-2", "x", "1x2", "y", "1y2", "Z", "1-2"])
        #expect(try render(view, height: 600).frames(of: "Color").count == 3)
    }

    @Test("a root that makes one view lays its parts out in it")
    func variadicColumn() throws {
        let cell = try render(_VariadicView.Tree(Column()) { Two() }.frame(width: 100, height: 100))
        #expect(cell.frames(of: "VStack").first?.height == 34)
        #expect(try texts(_VariadicView.Tree(root: Column(), content: EmptyView())) == [])
    }
}
