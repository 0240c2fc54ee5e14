import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
}

private struct Large: CustomPresentationDetent {
    static func height(in context: PresentationDetent.Context) -> CGFloat? { context.dynamicTypeSize > .large ? 300 : 100 }
}

private struct Absent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { nil }
}

/// How high sheets are.
@MainActor @Suite struct SheetHeightsTests {
    private func height(_ detents: Set<PresentationDetent>, change: (inout CellEnvironment) -> Void = { _ in }) throws -> CGFloat? {
        let view = Color.red.sheet(isPresented: .constant(true)) { Color.blue.presentationDetents(detents) }
        return try render(view, width: 400, height: 800) {
            $0.safeArea = .init(top: 50, bottom: 30)
            change(&$0)
        }
        .frames(of: "Sheet").first?.height
    }

    // A whole sheet begins 10 below the safe area and ends at its end: 710.
    @Test("a type works a height out of the greatest there is")
    func custom() throws {
        #expect(abs((try height([.custom(Third.self)]) ?? 0) - 710.0 / 3) < 1e-6)
    }

    @Test("it knows the environment of the view that shows the sheet")
    func environment() throws {
        #expect(try height([.custom(Large.self)]) == 100)
        #expect(try height([.custom(Large.self)]) { $0.category = .extraLarge } == 300)
    }

    @Test("where it works out nothing, the other heights count, and without any the whole one")
    func absent() throws {
        #expect(try height([.custom(Absent.self), .height(222)]) == 222)
        #expect(try height([.custom(Absent.self)]) == height([]))
    }

    @Test("a sheet starts at the lowest of its heights, of whatever kind it is")
    func lowest() throws {
        // A share leaves 10 of the 720 points out.
        #expect(try height([.height(600), .fraction(0.25)]) == 177.5)
        #expect(try height([.height(90), .fraction(0.25), .large, .custom(Third.self)]) == 90)
        #expect(try height([.height(2000), .medium]) == height([.medium]))
    }

    @Test("a sheet as high as it can be is the same picture, however its height was asked for")
    func wholeHeights() throws {
        func items(_ detents: Set<PresentationDetent>) throws -> [DisplayItem] {
            let view = Color.red.sheet(isPresented: .constant(true)) {
                Color.blue.presentationDetents(detents).presentationDragIndicator(.hidden)
            }
            return try render(view, width: 400, height: 800) { $0.safeArea = .init(top: 50, bottom: 30) }.list.items
        }
        #expect(try items([.height(2000)]) == items([.large]))
        #expect(try items([.height(2000), .large]) == items([.large]))
    }

    @Test("two types are two heights, one type is one")
    func equality() {
        #expect(PresentationDetent.custom(Third.self) == .custom(Third.self))
        #expect(PresentationDetent.custom(Third.self) != .custom(Absent.self))
    }
}
