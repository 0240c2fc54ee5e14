import Foundation
import SwiftUI
import Testing

/// Boxes of 30 x 20 and 50 x 40 in a row of 80 x 40, centred in 200 x 100.
private struct Row: View {
    var selected = "b"
    var properties: MatchedGeometryProperties = .frame
    var anchor = UnitPoint.center
    @Namespace private var names

    var body: some View {
        HStack(spacing: 0) {
            box(30, 20, "a")
            box(50, 40, "b")
        }
        .background {
            Color.green.accessibilityIdentifier("mark")
                .matchedGeometryEffect(id: selected, in: names, properties: properties, anchor: anchor, isSource: false)
        }
    }

    private func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
        Color.red.frame(width: width, height: height).matchedGeometryEffect(id: name, in: names).accessibilityIdentifier(name)
    }
}

@MainActor @Suite struct MatchedGeometryTests {
    private func mark(_ row: some View, direction: LayoutDirection = .leftToRight) throws -> CGRect? {
        let cell = try render(row, width: 200, height: 100) { $0.direction = direction }
        #expect(cell.notes.isEmpty)
        return cell.frame("mark")
    }

    @Test("a view that is no source has the frame of the source of its name, in both directions")
    func frame() throws {
        #expect(try mark(Row()) == CGRect(x: 90, y: 30, width: 50, height: 40))
        #expect(try mark(Row(selected: "a")) == CGRect(x: 60, y: 40, width: 30, height: 20))
        #expect(try mark(Row(), direction: .rightToLeft) == CGRect(x: 60, y: 30, width: 50, height: 40))
    }

    @Test("without a source of its name it stays where it is")
    func nobody() throws {
        #expect(try mark(Row(selected: "c")) == CGRect(x: 60, y: 30, width: 80, height: 40))
    }

    @Test("a borrowed size is taken around the anchor in the view's own place")
    func size() throws {
        #expect(try mark(Row(selected: "a", properties: .size)) == CGRect(x: 85, y: 40, width: 30, height: 20))
        #expect(
            try mark(Row(selected: "a", properties: .size, anchor: .topLeading)) == CGRect(x: 60, y: 30, width: 30, height: 20))
    }

    @Test("a borrowed place holds for the anchor, with the view's own size")
    func position() throws {
        #expect(
            try mark(Row(selected: "a", properties: .position, anchor: .topLeading)) == CGRect(x: 60, y: 40, width: 80, height: 40))
        #expect(
            try mark(Row(selected: "a", properties: .position, anchor: .topLeading), direction: .rightToLeft)
                == CGRect(x: 60, y: 40, width: 80, height: 40))
    }

    @Test("the room among the neighbours stays the view's own")
    func room() throws {
        struct View: SwiftUI.View {
            @Namespace private var names
            var body: some SwiftUI.View {
                HStack(spacing: 0) {
                    Color.red.frame(width: 30, height: 20).matchedGeometryEffect(id: 1, in: names, isSource: false)
                        .accessibilityIdentifier("room")
                    Color.blue.frame(width: 50, height: 40).matchedGeometryEffect(id: 1, in: names).accessibilityIdentifier("source")
                }
            }
        }
        let cell = try render(View(), width: 200, height: 100)
        #expect(cell.frame("room") == CGRect(x: 60, y: 40, width: 30, height: 20))
        #expect(cell.frame("source") == CGRect(x: 90, y: 30, width: 50, height: 40))
    }

    @Test("views that follow each other's size come to an end")
    func cycle() throws {
        struct View: SwiftUI.View {
            @Namespace private var names
            @State private var width: CGFloat = 10
            var body: some SwiftUI.View {
                VStack {
                    Color.red.frame(width: width, height: 10).matchedGeometryEffect(id: 1, in: names)
                    Color.blue.frame(height: 10).matchedGeometryEffect(id: 1, in: names, isSource: false)
                        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 + width }
                }
            }
        }
        let cell = try render(View(), width: 200, height: 100)
        #expect(cell.tree.views.allSatisfy { $0.frame.width.isFinite })
    }
}
