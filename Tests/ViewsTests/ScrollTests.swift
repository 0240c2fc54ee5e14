import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct ScrollTests {
    // The recorded case safe-area-padding: swiftui-layout 6.7.
    @Test("safe area padding keeps a scroll view's frame and starts its content lower")
    func safeAreaPadding() throws {
        let scroll = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<6, id: \.self) { Color.red.frame(height: 30).accessibilityIdentifier("row\($0)") }
            }.accessibilityIdentifier("content")
        }
        let view = HStack(spacing: 20) {
            Color.clear.frame(width: 100, height: 150)
            scroll.safeAreaPadding(.vertical, 20).frame(width: 100, height: 150).accessibilityIdentifier("scroll")
        }
        let cell = try render(view, width: 320, height: 200)
        #expect(cell.frame("scroll") == CGRect(x: 170, y: 25, width: 100, height: 150))
        #expect(cell.frame("content") == CGRect(x: 170, y: 45, width: 100, height: 180))
        #expect(cell.frame("row0") == CGRect(x: 170, y: 45, width: 100, height: 30))
    }

    @Test("a bar of 30 leaves 162 of 200 to plain content")
    func bar() throws {
        let view = Color.red.accessibilityIdentifier("content")
            .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30) }
            .frame(width: 100, height: 200)
        #expect(try render(view).frame("content")?.height == 162)
    }

    @Test("content margins move content, not the scroll view")
    func margins() throws {
        let view = ScrollView { Color.red.frame(height: 10).accessibilityIdentifier("content") }.contentMargins(20)
        let cell = try render(view, width: 100, height: 100)
        #expect(cell.frame("content") == CGRect(x: 20, y: 20, width: 60, height: 10))
    }

    @Test("a scroll anchor at the bottom shows the end")
    func anchor() throws {
        let view = ScrollView { Color.red.frame(height: 300).accessibilityIdentifier("content") }
            .defaultScrollAnchor(.bottom)
        #expect(try render(view, width: 100, height: 100).frame("content")?.maxY == 100)
    }

    // swiftui-layout 6.6: count 5, span 2, spacing 10 in 390 is 150.
    // row: 6.5-loose, recorded
    @Test("a horizontal scroll view stacks loose views below each other")
    func looseViews() throws {
        let view = ScrollView(.horizontal) {
            Color.red.frame(width: 50, height: 30).accessibilityIdentifier("a")
            Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b")
        }
        let cell = try render(view, width: 200, height: 100)
        // A column of 50 x 58 at the start, in the middle of the height.
        #expect(cell.frames(of: "ScrollView") == [CGRect(x: 0, y: 21, width: 200, height: 58)])
        #expect(cell.frame("a") == CGRect(x: 0, y: 21, width: 50, height: 30))
        #expect(cell.frame("b") == CGRect(x: 15, y: 59, width: 20, height: 20))
    }

    @Test("a scroll view that reaches over the edge of the one around it keeps its content in place")
    func overTheEdge() throws {
        let view = ScrollView {
            VStack(spacing: 0) {
                Color.red.frame(height: 80)
                ScrollView(.horizontal) { Color.blue.frame(width: 300, height: 40).accessibilityIdentifier("half") }
                Color.red.frame(height: 500)
                ScrollView(.horizontal) { Color.blue.frame(width: 300, height: 40).accessibilityIdentifier("below") }
            }
        }
        let cell = try render(view, width: 100, height: 100)
        #expect(cell.frame("half") == CGRect(x: 0, y: 80, width: 300, height: 40))
        #expect(cell.frame("below") == CGRect(x: 0, y: 620, width: 300, height: 40))
    }

    // row: 6.5-right-to-left, recorded
    @Test("from right to left a horizontal scroll view starts at its right end")
    func rightToLeft() throws {
        let view = ScrollView(.horizontal) {
            HStack(spacing: 0) {
                Color.red.frame(width: 150, height: 30).accessibilityIdentifier("a")
                Color.blue.frame(width: 120, height: 30).accessibilityIdentifier("b")
            }
        }
        let cell = try render(view, width: 200, height: 100) { $0.direction = .rightToLeft }
        #expect(cell.frame("a")?.minX == 50 && cell.frame("b")?.minX == -70)
    }

    // row: 6.5-margins, recorded
    @Test("content margins widen a scroll view across its axis, and its content starts after them")
    func wideningMargins() throws {
        let view = ScrollView { Color.red.frame(width: 50, height: 300).accessibilityIdentifier("content") }.contentMargins(20)
        let cell = try render(view, width: 200, height: 100)
        #expect(cell.frames(of: "ScrollView") == [CGRect(x: 55, y: 0, width: 90, height: 100)])
        #expect(cell.frame("content") == CGRect(x: 75, y: 20, width: 50, height: 300))
    }

    // row: 6.5-alignment, recorded
    @Test("an anchor for alignment moves content that is shorter than the scroll view")
    func alignmentAnchor() throws {
        func top(_ height: CGFloat) throws -> CGFloat? {
            let view = ScrollView { Color.red.frame(height: height).accessibilityIdentifier("content") }
                .defaultScrollAnchor(.bottom, for: .alignment)
            return try render(view, width: 100, height: 100).frame("content")?.minY
        }
        #expect(try top(30) == 70 && top(300) == 0)
    }

    @Test("frames relative to a scroll view know its width")
    func relative() throws {
        let view = ScrollView(.horizontal) {
            Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 10)
                .accessibilityIdentifier("content")
        }
        #expect(try render(view, width: 390, height: 100).frame("content")?.width == 150)
        let padded = view.frame(width: 200)
        #expect(try render(padded, width: 390, height: 100).frame("content")?.width == (200 - 40) / 5 * 2 + 10)
    }

    // swiftui-layout 6.4: 121.5 each.
    @Test("lazy stacks take the whole width they are offered")
    func lazyWidth() throws {
        let view = HStack(spacing: 20) {
            LazyVStack { Color.red.frame(width: 5, height: 5) }.accessibilityIdentifier("first")
            LazyVStack { Color.red.frame(width: 5, height: 5) }
            Color.red.frame(width: 37, height: 10)
        }
        #expect(try render(view, width: 320, height: 100).frame("first")?.width == 121.5)
    }

    @Test("a lazy stack of a hundred thousand views makes only those that can show")
    func lazy() throws {
        var made = 0
        let view = ScrollView {
            LazyVStack {
                ForEach(0..<100_000, id: \.self) { _ in
                    let _ = made += 1
                    Color.red.frame(height: 40)
                }
            }
        }
        _ = try render(view, width: 390, height: 844)
        #expect(made < 25)
    }

    // swiftui-layout 6.4: 60 fixed, flexible, flexible up to 80, spacing 8, in 280 is 60, 102, 80.
    @Test("grid tracks share the rest from first to last")
    func tracks() throws {
        let items = [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(maximum: 80))]
        let view = LazyVGrid(columns: items) { ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 10) } }.frame(width: 280)
        #expect(try render(view).frames(of: "Color").map(\.width) == [60, 102, 80])
    }

    // swiftui-layout 6.4: least 50, spacing 10, width 240 is four of 52.5.
    @Test("adaptive tracks are as many as fit")
    func adaptive() throws {
        let view = LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)]) {
            ForEach(0..<8, id: \.self) { _ in Color.red.frame(height: 10) }
        }.frame(width: 240)
        let frames = try render(view).frames(of: "Color")
        #expect(frames.prefix(4).allSatisfy { $0.width == 52.5 && $0.minY == frames[0].minY })
        #expect(frames[4].minY == frames[0].minY + 18)
    }

    // swiftui-layout 6.3: three flexible columns in 280 are 88 each.
    @Test("flexible columns of a grid share what is left")
    func flexibleGrid() throws {
        let view = Grid {
            GridRow {
                Color.red; Color.red; Color.red
            }
        }.frame(width: 280, height: 50)
        #expect(try render(view).frames(of: "Color").map(\.width) == [88, 88, 88])
    }

    // swiftui-layout 6.3: columns of 60, 20 and 30 with explicit spacings 20 and 4.
    @Test("a column is as wide as its widest cell")
    func rigidGrid() throws {
        func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }
        let view = Grid(horizontalSpacing: 20, verticalSpacing: 4) {
            GridRow {
                box(60, 30); box(30, 10)
            }
            GridRow {
                box(10, 20); box(20, 20)
            }
        }.accessibilityIdentifier("grid")
        #expect(try render(view).frame("grid")?.size == CGSize(width: 110, height: 54))
    }
}
