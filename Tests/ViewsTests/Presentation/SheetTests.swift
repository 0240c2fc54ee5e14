import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

/// Outlines and marks of sheets, and popovers.
@MainActor @Suite struct SheetTests {
    private func cell<V: View>(
        _ content: V, system: SystemGeneration = .ios18, change: (inout CellEnvironment) -> Void = { _ in }
    ) throws -> RenderedCell {
        let view = Color.red.sheet(isPresented: .constant(true)) { content.accessibilityIdentifier("content") }
        return try render(view, width: 400, height: 800) {
            $0.system = system
            $0.safeArea = .init(top: 50, bottom: 30)
            change(&$0)
        }
    }

    @Test("what a sheet shows is cut at the sheet's round corners, the ground of a list too")
    func clip() throws {
        let cell = try cell(List { Text("row") })
        let clips = groups(cell.list.items).compactMap(\.clip)
        #expect(
            clips.contains { clip in
                guard case .path(let path, _) = clip else { return false }
                return path.boundingRect == CGRect(x: 0, y: 60, width: 400, height: 740)
            })
    }

    private func groups(_ items: [DisplayItem]) -> [GroupEffect] {
        items.flatMap { item -> [GroupEffect] in
            guard case .group(_, let effect, let inner) = item else { return [] }
            return [effect] + groups(inner)
        }
    }

    // Recorded as 6 on an SE and as 4 on a screen with round corners.
    @Test("on iOS 26 a sheet of less than its whole height keeps away from the edges")
    func partial() throws {
        let medium = try cell(Color.blue.presentationDetents([.medium]), system: .ios26)
        #expect(medium.frames(of: "Sheet").first?.minX == 4)
        #expect(medium.frames(of: "Sheet").first?.width == 392)
        let plain = try cell(Color.blue.presentationDetents([.medium]), system: .ios26) { $0.safeArea = .init(top: 20) }
        #expect(plain.frames(of: "Sheet").first?.minX == 6)
        #expect(try cell(Color.blue, system: .ios26).frames(of: "Sheet").first?.width == 400)
        #expect(try cell(Color.blue.presentationDetents([.medium])).frames(of: "Sheet").first?.width == 400)
    }

    @Test("a sheet with several heights has a bar to drag it by, another one if it is asked for")
    func grabber() throws {
        func count(_ content: some View) throws -> Int {
            try cell(content).list.items.description.components(separatedBy: "36.0").count - 1
        }
        let plain = try count(Color.blue.presentationDetents([.medium]))
        #expect(try count(Color.blue.presentationDetents([.medium, .large])) > plain)
        #expect(try count(Color.blue.presentationDetents([.medium]).presentationDragIndicator(.visible)) > plain)
        #expect(try count(Color.blue.presentationDetents([.medium, .large]).presentationDragIndicator(.hidden)) == plain)
    }

    @Test("a sheet has the height that its content asks for above the safe area")
    func height() throws {
        #expect(try cell(Color.blue.presentationDetents([.height(200)])).frame("content")?.height == 200)
        #expect(try cell(Color.blue.presentationDetents([.fraction(0.25)])).frame("content")?.height == 177.5)
    }

    @Test("in the dark the grounds of a sheet are lighter than the window's, those of a cover are not")
    func elevated() throws {
        func ground(_ cell: RenderedCell) -> Bool {
            // 44 of 255: the card of a list above the window's ground.
            cell.list.items.description.contains("\(44.0 / 255)")
        }
        #expect(ground(try cell(List { Text("row") }) { $0.scheme = .dark }))
        #expect(!ground(try cell(List { Text("row") }) { $0.scheme = .light }))
        let cover = Color.red.fullScreenCover(isPresented: .constant(true)) { List { Text("row") } }
        #expect(!ground(try render(cover) { $0.scheme = .dark }))
    }

    private func popover(_ isRegular: Bool, staysPopover: Bool = false, y: CGFloat = 100) throws -> RenderedCell {
        let view = Color.red.frame(width: 40, height: 20)
            .popover(isPresented: .constant(true)) {
                Color.blue.frame(width: 120, height: 60)
                    .presentationCompactAdaptation(staysPopover ? .popover : .automatic)
            }
            .position(x: 200, y: y)
        return try render(view, width: 400, height: 800) {
            if isRegular { $0.horizontalSizeClass = .regular }
        }
    }

    @Test("where there is room a popover stands below its view, an arrow between them")
    func below() throws {
        #expect(try popover(true).frames(of: "Popover").first == CGRect(x: 140, y: 123, width: 120, height: 60))
    }

    @Test("a popover whose view is far down stands above it")
    func above() throws {
        #expect(try popover(true, y: 760).frames(of: "Popover").first == CGRect(x: 140, y: 677, width: 120, height: 60))
    }

    @Test("a popover of a view that fills the window lies over it")
    func filled() throws {
        let view = Color.red.popover(isPresented: .constant(true)) { Color.blue.frame(width: 120, height: 60) }
        let cell = try render(view, width: 400, height: 800) { $0.horizontalSizeClass = .regular }
        #expect(cell.frames(of: "Popover").first == CGRect(x: 140, y: 730, width: 120, height: 60))
    }

    @Test("where there is room a dialog is a popover without a button that cancels")
    func dialog() throws {
        let view = Color.red.frame(width: 40, height: 20).confirmationDialog("T", isPresented: .constant(true)) {
            Button("A") {}
            Button("C", role: .cancel) {}
        }
        let wide = try render(view, width: 400, height: 800) { $0.horizontalSizeClass = .regular }
        #expect(wide.frames(of: "Popover").first?.width == 270)
        #expect(!wide.tree.views.contains { $0.text == "C" } && wide.tree.views.contains { $0.text == "A" })
        let narrow = try render(view, width: 400, height: 800)
        #expect(narrow.frames(of: "Popover") == [] && narrow.tree.views.contains { $0.text == "C" })
    }

    @Test("where there is little room a popover is a sheet, unless its content asks to stay one")
    func compact() throws {
        #expect(try popover(false).frames(of: "Popover") == [])
        #expect(try popover(false).frames(of: "Sheet").count == 1)
        #expect(try popover(false, staysPopover: true).frames(of: "Popover").count == 1)
    }
}
