import Foundation
import SwiftUI
import Testing

private struct Presenter: View {
    @State var isShown: Bool
    var detents: Set<PresentationDetent> = [.large]

    var body: some View {
        Color.red.sheet(isPresented: $isShown) {
            Text(verbatim: "Sheet").presentationDetents(detents).accessibilityIdentifier("content")
        }
    }
}

private struct OpensItself: View {
    @State private var isShown = false
    var body: some View {
        Color.red.alert("Title", isPresented: $isShown) {
        } message: {
            Text(verbatim: "Message")
        }.onAppear { isShown = true }
    }
}

@MainActor @Suite struct PresentationTests {
    @Test("a sheet that is not presented leaves no trace")
    func hidden() throws {
        let cell = try render(Presenter(isShown: false))
        #expect(cell.paths == ["Presenter", "Presenter/Color"])
        #expect(cell.notes == [])
    }

    // Centre of what lies between 10 points below the top and the bottom, as recorded on iOS 17.
    @Test("a sheet that is presented is drawn over the view, and the run says so")
    func sheet() throws {
        let cell = try render(Presenter(isShown: true), width: 400, height: 800)
        #expect(cell.notes == ["A sheet is presented; it is drawn plainly over the view."])
        #expect(cell.frame("content")?.midX == 200)
        #expect(cell.frame("content")?.midY == 10 + (800.0 - 10) / 2)
    }

    @Test("a medium sheet takes 351 of 667 points")
    func medium() throws {
        let cell = try render(Presenter(isShown: true, detents: [.large, .medium]), width: 375, height: 667)
        #expect(abs((cell.frame("content")?.midY ?? 0) - (667 - 351.0 / 2)) < 1e-6)
    }

    @Test("an alert opened when the view appears is drawn with title, message and a button")
    func alert() throws {
        let cell = try render(OpensItself(), width: 400, height: 800)
        #expect(cell.tree.views.compactMap(\.text) == ["Title", "Message", "OK"])
        #expect(cell.notes == ["An alert is presented; it is drawn plainly over the view."])
    }
}
