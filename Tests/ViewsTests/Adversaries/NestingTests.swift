import ProofsheetViews
import SwiftUI
import Testing

private struct Endless: View {
    let level: Int

    var body: some View { VStack { AnyView(Endless(level: level + 1)) } }
}

@MainActor @Suite struct NestingTests {
    private func column(_ levels: Int) -> AnyView {
        (0..<levels).reduce(AnyView(Text("x"))) { inner, _ in AnyView(VStack { inner }) }
    }

    @Test("a hundred columns inside each other are all there")
    func deep() throws {
        let cell = try render(column(100))
        #expect(cell.endOfStack == nil)
        #expect(cell.frames(of: "VStack").count == 100)
        #expect(cell.frames(of: "Text").count == 1)
    }

    @Test("views deeper than the call stack come to an end that says so, and nothing is shown of them")
    func tooDeep() throws {
        let cell = try render(column(30_000))
        #expect(try #require(cell.endOfStack) > 100)
        #expect(cell.frames(of: "VStack").isEmpty)
    }

    @Test("a view that contains itself comes to an end")
    func endless() throws {
        #expect(try render(Endless(level: 0)).endOfStack != nil)
        #expect(try render(List { Endless(level: 0) }).endOfStack != nil)
    }
}
