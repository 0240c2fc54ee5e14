import Foundation
import ProofsheetDrawing
import ProofsheetViews
import SwiftUI
import Testing

private struct Share: LayoutValueKey { static let defaultValue: CGFloat = 1 }

private struct Note: ContainerValueKey { static let defaultValue = "" }

extension ContainerValues {
    fileprivate var note: String {
        get { self[Note.self] }
        set { self[Note.self] = newValue }
    }
}

/// Gives every subview as many tens of points as its value says.
private struct Tens: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: subviews.reduce(0) { $0 + $1[Share.self] * 10 }, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: subview[Share.self] * 10, height: 10))
            x += subview[Share.self] * 10
        }
    }
}

/// Values that views hand to the container around them: of several modifiers the innermost counts.
@MainActor @Suite struct InnermostValueTests {
    private func box(_ name: String) -> some View { Color.red.accessibilityIdentifier(name) }

    private func widths<Content: View>(_ view: Content) throws -> [CGFloat] {
        let cell = try render(view, width: 100, height: 100)
        return try ["a", "b"].map { try #require(cell.frame($0)).width }
    }

    // Recorded on macOS of a public flow layout, whose own value for all its views left those of single views alone.
    @Test("a layout reads the innermost value, also where a group sets one for all")
    func layoutValues() throws {
        let view = Tens {
            Group {
                box("a").layoutValue(key: Share.self, value: 3).padding(0)
                box("b")
            }.layoutValue(key: Share.self, value: 2)
        }
        #expect(try widths(view) == [30, 20])
    }

    @Test("the innermost priority counts, a spacer's own gives way")
    func priorities() throws {
        #expect(
            try widths(
                HStack(spacing: 0) {
                    box("a").layoutPriority(2).layoutPriority(-1)
                    box("b").layoutPriority(1)
                }) == [100, 0])
        #expect(
            try widths(
                HStack(spacing: 0) {
                    box("a")
                    Spacer(minLength: 0).layoutPriority(1)
                    box("b")
                }) == [0, 0])
    }

    @Test("the innermost place in depth counts")
    func depths() throws {
        let cell = try render(
            ZStack {
                Text("A").zIndex(2).zIndex(-1)
                Text("B").zIndex(1)
            })
        var texts: [String] = []
        for case .glyphs(_, let run, _) in cell.list.items { texts.append(run.text) }
        #expect(texts == ["B", "A"])
    }

    @Test("the innermost tag and container value count, values of other keys are added")
    func containerValues() throws {
        let view = VStack {
            Group(subviews: Text("A").tag(1).containerValue(\.note, "in").tag(2).containerValue(\.note, "out")) { subviews in
                Text("\(subviews[0].containerValues.tag(for: Int.self) ?? 0)\(subviews[0].containerValues.note)")
            }
        }
        #expect(try render(view).tree.views.compactMap(\.text) == ["1in"])
    }

    @Test("a row's own insets and ground count, not those of the loop around it")
    func rows() throws {
        let list = List {
            ForEach(0..<2) { index in
                Text("A").listRowInsets(index == 0 ? EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0) : nil)
            }.listRowInsets(EdgeInsets())
            Text("B").listRowInsets(EdgeInsets())
            Text("C")
        }.listStyle(.plain)
        let xs = try render(list, width: 300, height: 400).frames(of: "Text").map(\.minX)
        // Nothing inside restores the list's own.
        #expect(xs.count == 4 && xs[0] == 40 && xs[1] == xs[3] && xs[2] == 0 && xs[3] > 0)
    }

    @Test("the innermost traits of a grid's cell count")
    func gridCells() throws {
        let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Color.red.frame(width: 50, height: 50); Color.red.frame(width: 50, height: 50)
            }
            GridRow { Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("a").gridCellColumns(2).gridCellColumns(1) }
            GridRow {
                Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("b").gridCellAnchor(.trailing).gridCellAnchor(.leading)
            }
        }
        let cell = try render(grid, width: 100, height: 100)
        #expect(cell.frame("b")?.minX == 40)
        #expect(cell.frame("a")?.minX == 0)
    }
}
