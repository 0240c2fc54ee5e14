import Foundation
import SwiftUI
import Testing

/// A column with the label above, the controls in the group's own look below.
private struct Titled: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 10) {
            configuration.label.accessibilityIdentifier("label")
            ControlGroup(configuration)
        }
    }
}

@MainActor @Suite struct ControlGroupTests {
    private let group = ControlGroup {
        Button("A") {}
        Button("B") {}
    }

    @Test("controls of a group share a ground of the height of segments, a line between them")
    func joined() throws {
        let cell = try render(group, width: 300, height: 200)
        #expect(cell.frames(of: "ControlGroup") == [CGRect(x: 0, y: 84, width: 300, height: 32)])
        #expect(cell.frames(of: "Button").map(\.midX) == [75, 225])
        // The first is the cell's ground.
        let lines = cell.list.items.dropFirst().compactMap { item -> CGRect? in
            if case .shape(_, .rect(let box), _, nil) = item { box } else { nil }
        }
        #expect(lines.map(\.midX) == [150])
    }

    @Test("in a bar, or in the style of one, they stand side by side")
    func plain() throws {
        let cell = try render(group.controlGroupStyle(.navigation), width: 300, height: 200)
        #expect((cell.frames(of: "ControlGroup").first?.width ?? 300) < 100)
        #expect(!cell.list.items.dropFirst().contains { if case .shape = $0 { true } else { false } })
    }

    @Test("in the styles of menus a group is the label that opens it")
    func menus() throws {
        for cell in [
            try render(ControlGroup("Size") { Button("A") {} }.controlGroupStyle(.menu)),
            try render(ControlGroup("Size") { Button("A") {} }.controlGroupStyle(.compactMenu)),
        ] {
            #expect(cell.tree.views.compactMap(\.text) == ["Size"])
            #expect(cell.frames(of: "ControlGroup").first?.size == CGSize(width: 68, height: 17))
        }
    }

    @Test("a style of one's own is given label and controls")
    func own() throws {
        let group = ControlGroup {
            Button("A") {}
        } label: {
            Text("Size")
        }
        let cell = try render(group.controlGroupStyle(Titled()), width: 300, height: 200)
        #expect(cell.frame("label") == CGRect(x: 116, y: 70.5, width: 68, height: 17))
        #expect(cell.frames(of: "ControlGroup").last == CGRect(x: 0, y: 97.5, width: 300, height: 32))
    }
}
