import Foundation
import SwiftUI
import Testing

/// Where scroll views stand that are asked to show something; frames are derived from the rule.
@MainActor @Suite struct ScrollPositionTests {
    private struct Rows: View {
        var count = 20
        var body: some View {
            LazyVStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { Color.red.frame(height: 30).accessibilityIdentifier("row\($0)") }
            }
            .scrollTargetLayout()
        }
    }

    private struct Reader: View {
        let target: Int
        let anchor: UnitPoint?
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView { Rows() }.onAppear { proxy.scrollTo(target, anchor: anchor) }
            }
        }
    }

    // 20 rows of 30 in a window of 200: the last 400 points can be scrolled to.
    @Test(
        "a reader scrolls its view to an anchor, or as far as it takes, but never beyond the ends",
        arguments: [
            (10, .top, 0), (10, .center, 85), (10, .bottom, 170), (10, nil, 170), (3, nil, 90), (19, .top, 170), (0, .bottom, 0),
        ] as [(Int, UnitPoint?, CGFloat)])
    func reader(target: Int, anchor: UnitPoint?, y: CGFloat) throws {
        let cell = try render(Reader(target: target, anchor: anchor), width: 100, height: 200)
        #expect(cell.frame("row\(target)")?.minY == y)
        #expect(cell.notes == [])
    }

    @Test("a view that is not there scrolls nothing")
    func missing() throws {
        let cell = try render(Reader(target: 99, anchor: .top), width: 100, height: 200)
        #expect(cell.frame("row0")?.minY == 0)
    }

    private struct Bound: View {
        @State var id: Int? = 12
        var body: some View { ScrollView { Rows() }.scrollPosition(id: $id, anchor: .center) }
    }

    @Test("a scroll view stands where its binding says")
    func binding() throws {
        #expect(try render(Bound(), width: 100, height: 200).frame("row12")?.midY == 100)
        #expect(try render(Bound(id: nil), width: 100, height: 200).frame("row0")?.minY == 0)
    }

    private struct Positioned: View {
        @State var position: ScrollPosition
        var later: ((inout ScrollPosition) -> Void)?
        var body: some View {
            ScrollView { Rows() }.scrollPosition($position).onAppear { later?(&position) }
        }
    }

    @Test("a position is an edge, a point or a view, from the beginning or from later on")
    func position() throws {
        func top(_ position: ScrollPosition, later: ((inout ScrollPosition) -> Void)? = nil) throws -> CGFloat? {
            try render(Positioned(position: position, later: later), width: 100, height: 200).frame("row0")?.minY
        }
        #expect(try top(ScrollPosition()) == 0)
        #expect(try top(ScrollPosition(edge: .bottom)) == -400)
        #expect(try top(ScrollPosition(edge: .top)) == 0)
        #expect(try top(ScrollPosition(y: 45)) == -45)
        #expect(try top(ScrollPosition(point: CGPoint(x: 0, y: 5000))) == -400)
        #expect(try top(ScrollPosition(id: 8, anchor: .top)) == -240)
        #expect(try top(ScrollPosition()) { $0.scrollTo(edge: .bottom) } == -400)
        #expect(try top(ScrollPosition(edge: .bottom)) { $0.scrollTo(id: 2, anchor: .top) } == -60)
    }

    @Test("a place that is no number is no place")
    func noNumber() throws {
        #expect(try render(Positioned(position: ScrollPosition(y: .nan)), width: 100, height: 200).frame("row0")?.minY == 0)
        let cell = try render(Reader(target: 10, anchor: UnitPoint(x: 0, y: CGFloat.nan)), width: 100, height: 200)
        #expect(cell.frame("row0")?.minY == 0 && cell.notes == [])
    }

    @Test("positions are equal if they show the same")
    func equality() {
        #expect(ScrollPosition(id: 1) == ScrollPosition(id: 1))
        #expect(ScrollPosition(id: 1) != ScrollPosition(id: 2))
        #expect(ScrollPosition(id: 1) != ScrollPosition(edge: .top))
        #expect(ScrollPosition(id: "a").viewID(type: String.self) == "a")
        #expect(ScrollPosition(id: "a").viewID(type: Int.self) == nil)
    }

    @Test("a row scrolls from the right in a view from right to left")
    func mirrored() throws {
        struct Row: View {
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            ForEach(0..<10, id: \.self) { Color.red.frame(width: 40).accessibilityIdentifier("\($0)") }
                        }
                    }
                    .onAppear { proxy.scrollTo(6) }
                }
            }
        }
        #expect(try render(Row(), width: 100, height: 20).frame("6")?.maxX == 100)
        #expect(try render(Row(), width: 100, height: 20) { $0.direction = .rightToLeft }.frame("6")?.minX == 0)
    }

    @Test("a view counts by the identity it was given, wherever it is inside")
    func identity() throws {
        struct Deep: View {
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) {
                            Color.red.frame(height: 500)
                            VStack { Color.blue.frame(height: 20).padding(5).id("target").accessibilityIdentifier("found") }
                            Color.red.frame(height: 500)
                        }
                    }
                    .onAppear { proxy.scrollTo("target", anchor: .top) }
                }
            }
        }
        #expect(try render(Deep(), width: 100, height: 200).frame("found")?.minY == 0)
    }

    // Content of 300 and of 30 in a window of 100.
    @Test("an anchor of a role of its own wins over the one for all, whichever is set first")
    func roles() throws {
        func view(_ height: CGFloat) -> some View {
            ScrollView { Color.red.frame(height: height).accessibilityIdentifier("content") }
        }
        func top<V: View>(_ view: V) throws -> CGFloat? { try render(view, width: 100, height: 100).frame("content")?.minY }
        #expect(try top(view(300).defaultScrollAnchor(.bottom)) == -200)
        #expect(try top(view(300).defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .initialOffset)) == 0)
        #expect(try top(view(300).defaultScrollAnchor(.top, for: .initialOffset).defaultScrollAnchor(.bottom)) == 0)
        #expect(try top(view(30).defaultScrollAnchor(.bottom)) == 70)
        #expect(try top(view(30).defaultScrollAnchor(.bottom).defaultScrollAnchor(.center, for: .alignment)) == 35)
        #expect(try top(view(30).defaultScrollAnchor(.bottom, for: .initialOffset)) == 0)
        #expect(try top(view(300).scrollPosition(initialAnchor: .center)) == -100)
    }

    @Test("an anchor is for the scroll view itself, not for those in it")
    func nested() throws {
        let view = ScrollView {
            VStack(spacing: 0) {
                ScrollView(.horizontal) { Color.red.frame(width: 300, height: 20).accessibilityIdentifier("inner") }
                Color.red.frame(height: 500)
            }
        }
        let cell = try render(view.defaultScrollAnchor(.bottomTrailing), width: 100, height: 100)
        #expect(cell.frame("inner")?.origin == CGPoint(x: 0, y: -420))
    }

    private struct Field: View {
        var size = CGSize(width: 300, height: 400)
        var target: String?
        var anchor: UnitPoint?
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView([.horizontal, .vertical]) {
                    Color.red.frame(width: size.width, height: size.height).accessibilityIdentifier("content")
                        .overlay(alignment: .topLeading) {
                            Color.blue.frame(width: 20, height: 20).id("mark").padding(.leading, 200).padding(.top, 300)
                        }
                }
                .onAppear { if let target { proxy.scrollTo(target, anchor: anchor) } }
            }
        }
    }

    private func origin(_ view: some View, _ direction: LayoutDirection = .leftToRight) throws -> CGPoint? {
        try render(view, width: 100, height: 200) { $0.direction = direction }.frame("content")?.origin
    }

    // What is shorter stands in the middle where both axes scroll (DanceUI's reading), else at the start.
    @Test("content of both axes starts at its top leading corner, and stands in the middle where it is shorter")
    func bothAxes() throws {
        #expect(try origin(Field()) == .zero)
        #expect(try origin(Field(), .rightToLeft) == CGPoint(x: -200, y: 0))
        #expect(try origin(Field(size: CGSize(width: 40, height: 50))) == CGPoint(x: 30, y: 75))
        #expect(try origin(Field(size: CGSize(width: 40, height: 50)), .rightToLeft) == CGPoint(x: 30, y: 75))
        #expect(try origin(Field(size: CGSize(width: 40, height: 400))) == CGPoint(x: 30, y: 0))
        let anchored = Field(size: CGSize(width: 40, height: 50)).defaultScrollAnchor(.topLeading, for: .alignment)
        #expect(try origin(anchored) == .zero)
        #expect(try origin(anchored, .rightToLeft) == CGPoint(x: 60, y: 0))
        #expect(try render(Field(), width: 100, height: 200).frames(of: "ScrollView") == [CGRect(x: 0, y: 0, width: 100, height: 200)])
    }

    // 200 points of the width and 200 of the height do not fit.
    @Test("anchors of both axes follow the direction")
    func bothAnchors() throws {
        #expect(try origin(Field().defaultScrollAnchor(.bottomTrailing)) == CGPoint(x: -200, y: -200))
        #expect(try origin(Field().defaultScrollAnchor(.bottomTrailing), .rightToLeft) == CGPoint(x: 0, y: -200))
        #expect(try origin(Field().defaultScrollAnchor(.center)) == CGPoint(x: -100, y: -100))
        #expect(try origin(Field().defaultScrollAnchor(.topTrailing), .rightToLeft) == .zero)
    }

    // The mark is at 200 to 220 from the leading edge and at 300 to 320 from the top.
    @Test("a reader shows a view on both axes, in both directions")
    func bothAxesReader() throws {
        #expect(try origin(Field(target: "mark", anchor: .center)) == CGPoint(x: -160, y: -200))
        #expect(try origin(Field(target: "mark", anchor: .center), .rightToLeft) == CGPoint(x: -40, y: -200))
        #expect(try origin(Field(target: "mark")) == CGPoint(x: -120, y: -120))
        #expect(try origin(Field(target: "mark"), .rightToLeft) == CGPoint(x: -80, y: -120))
        #expect(try origin(Field(target: "mark", anchor: .topLeading)) == CGPoint(x: -200, y: -200))
    }
}
