import Foundation
import SwiftUI
import Testing

/// Stacks of one view that cannot become another number of views: they let through what it asks for. Numbers are derived from that rule.
@MainActor @Suite struct StackOfOneTests {
    private func box(_ name: String, _ width: CGFloat = 20, _ height: CGFloat = 10) -> some View {
        Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
    }

    @Test("the priority of the only view is that of its stack")
    func priority() throws {
        let row = HStack(spacing: 0) {
            VStack { Color.red.layoutPriority(1) }.accessibilityIdentifier("first")
            Color.blue.frame(minWidth: 30).accessibilityIdentifier("second")
        }
        let cell = try render(row, width: 100, height: 10)
        #expect(cell.frame("first")?.width == 70 && cell.frame("second")?.width == 30)
    }

    @Test("a guide of the only view is one of its stack")
    func guide() throws {
        let column = VStack(alignment: .leading, spacing: 0) {
            HStack { box("a").alignmentGuide(.leading) { _ in 10 } }
            box("b")
        }
        let cell = try render(column, width: 100, height: 100)
        #expect(cell.frame("a")?.minX == 35 && cell.frame("b")?.minX == 45)
    }

    @Test("a pile takes no notice of a row that is a spacer alone")
    func spacer() throws {
        let pile = ZStack {
            HStack { Spacer() }
            box("a")
        }
        #expect(
            try render(pile.accessibilityIdentifier("pile"), width: 100, height: 50).frame("pile")?.size == CGSize(width: 20, height: 10))
        let column = VStack(spacing: 0) {
            HStack { Spacer() }
            box("a")
        }
        let cell = try render(column.accessibilityIdentifier("column"), width: 100, height: 50)
        #expect(cell.frame("column") == CGRect(x: 0, y: 20, width: 100, height: 10))
    }

    @Test("what may be another number of views is laid out as a stack", arguments: [true])
    func variable(shows: Bool) throws {
        func first<V: View>(_ stack: V) throws -> CGFloat? {
            let row = HStack(spacing: 0) {
                stack.accessibilityIdentifier("first")
                Color.blue.frame(minWidth: 30)
            }
            return try render(row, width: 100, height: 10).frame("first")?.width
        }
        #expect(try first(VStack { if shows { Color.red.layoutPriority(1) } }) == 50)
        #expect(try first(VStack { ForEach(0..<1) { _ in Color.red.layoutPriority(1) } }) == 50)
        #expect(try first(VStack { AnyView(Color.red.layoutPriority(1)) }) == 50)
        #expect(try first(VStack { Group { Color.red.layoutPriority(1) } }) == 70)
    }

    @Test("the stack is in the tree all the same, around its view")
    func tree() throws {
        let cell = try render(HStack { box("a") }, width: 100, height: 100)
        #expect(cell.frames(of: "HStack") == [CGRect(x: 40, y: 45, width: 20, height: 10)])
    }
}
