import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

@MainActor @Suite struct AlertTests {
    private func show(_ view: some View, _ system: SystemGeneration = .ios18) throws -> RenderedCell {
        try render(view.tint(.green), width: 400, height: 800) { $0.system = system }
    }

    private func alert(_ names: [String]) -> some View {
        Color.white.alert("T", isPresented: .constant(true)) {
            ForEach(names, id: \.self) { Button($0, role: $0 == "No" ? .cancel : nil) {} }
        }
    }

    private func frame(_ text: String, _ cell: RenderedCell) throws -> CGRect {
        try #require(cell.tree.views.first { $0.text == text }).frame
    }

    @Test("two short buttons stand side by side, the one that cancels first, the other way round right to left")
    func row() throws {
        let cell = try show(alert(["Ok", "No"]))
        let (ok, no) = (try frame("Ok", cell), try frame("No", cell))
        #expect(no.maxX < ok.minX && no.midY == ok.midY)
        // An alert is 270 wide in a window of 400: swiftui-layout's figure for iOS 18.
        #expect(abs((ok.midX - no.midX) - 135) < 1)
        let mirrored = try render(alert(["Ok", "No"]), width: 400, height: 800) { $0.direction = .rightToLeft }
        #expect(try frame("No", mirrored).minX > frame("Ok", mirrored).maxX)
    }

    @Test(
        "long or many buttons stand below each other, the one that cancels last",
        arguments: [
            ["No", "A very long button"], ["No", "A", "B"],
        ])
    func column(names: [String]) throws {
        let cell = try show(alert(names))
        let below = try names.map { try frame($0, cell).midY }
        #expect(try below.max() == frame("No", cell).midY && Set(below).count == names.count)
        // A line of a pixel is above each row of 44.
        let sorted = below.sorted()
        #expect(zip(sorted, sorted.dropFirst()).allSatisfy { abs($1 - $0 - 45) < 1.01 })
    }

    @Test("what cancels is semibold before iOS 26, what destroys is red, the rest has the tint or the colour of text")
    func looks() throws {
        let view = Color.white.alert("T", isPresented: .constant(true)) {
            Button("A") {}
            Button("D", role: .destructive) {}
            Button("C", role: .cancel) {}
        }
        func paint(_ text: String, _ cell: RenderedCell) -> Paint? {
            cell.list.items.lazy.compactMap { find(text, $0) }.first
        }
        func find(_ text: String, _ item: DisplayItem) -> Paint? {
            switch item {
            case .glyphs(_, let run, let paint): run.text == text ? paint : nil
            case .group(_, _, let items): items.lazy.compactMap { find(text, $0) }.first
            default: nil
            }
        }
        let (old, new) = (try show(view), try show(view, .ios26))
        #expect(paint("A", old) == paint("C", old) && paint("A", old) != paint("D", old))
        #expect(paint("A", new) == paint("T", new) && paint("A", old) != paint("T", old))
        #expect(paint("D", new) != paint("A", new))
    }

    @Test("a dialog has a card of its own for what cancels, the system's where there is none; iOS 26 adds none")
    func dialog() throws {
        func dialog(_ names: [String]) -> some View {
            Color.white.confirmationDialog("T", isPresented: .constant(true)) {
                ForEach(names, id: \.self) { Button($0, role: $0 == "No" ? .cancel : nil) {} }
            }
        }
        #expect(try show(dialog(["A", "B"])).tree.views.compactMap(\.text) == ["A", "B", "Cancel"])
        #expect(try show(dialog(["A", "B"]), .ios26).tree.views.compactMap(\.text) == ["A", "B"])
        let cell = try show(dialog(["No", "B"]))
        #expect(cell.tree.views.compactMap(\.text) == ["B", "No"])
        // Two rows of 57 with 8 between them.
        #expect(try abs(frame("No", cell).midY - frame("B", cell).midY - 65.5) < 1.01)
    }

    @Test("alerts of the older form look the same")
    func older() throws {
        let old = Color.white.alert(isPresented: .constant(true)) {
            Alert(title: Text("T"), primaryButton: .default(Text("Ok")), secondaryButton: .cancel(Text("No")))
        }
        let (one, other) = (try show(old), try show(alert(["Ok", "No"])))
        #expect(try frame("Ok", one) == frame("Ok", other) && frame("No", one) == frame("No", other))
        let sheet = Color.white.actionSheet(isPresented: .constant(true)) {
            ActionSheet(title: Text("T"), buttons: [.default(Text("A")), .cancel()])
        }
        #expect(try show(sheet).tree.views.compactMap(\.text) == ["T", "A", "Cancel"])
    }
}
