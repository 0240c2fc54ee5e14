import Foundation
import SwiftUI
import Testing

private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct BoundsKey: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct EqualWidths: View {
    @State private var width: CGFloat?

    var body: some View {
        VStack {
            ForEach([40, 90, 60], id: \.self) { (own: CGFloat) in
                Color.red.frame(width: own, height: 10)
                    .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
                    .frame(width: width)
                    .accessibilityIdentifier("box\(Int(own))")
            }
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
    }
}

@MainActor @Suite struct GeometryTests {
    @Test("a geometry reader takes everything and its content stands at the top leading corner")
    func topLeading() throws {
        let cell = try render(GeometryReader { _ in Color.red.frame(width: 30, height: 20).accessibilityIdentifier("a") })
        #expect(cell.frames(of: "GeometryReader") == [CGRect(x: 0, y: 0, width: 300, height: 200)])
        #expect(cell.frame("a") == CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    @Test("the proxy knows size, safe area and frames in all spaces")
    func proxy() throws {
        var seen: [CGRect] = []
        var insets: EdgeInsets?
        _ = try render(
            GeometryReader { proxy in
                let _ = seen = [proxy.frame(in: .global), proxy.frame(in: .local), proxy.frame(in: .named("outer"))]
                let _ = insets = proxy.safeAreaInsets
                Color.red
            }
            .padding(10).coordinateSpace(name: "outer")
        ) { $0.safeArea.top = 40 }
        #expect(
            seen == [
                CGRect(x: 10, y: 50, width: 280, height: 140), CGRect(x: 0, y: 0, width: 280, height: 140),
                CGRect(x: 10, y: 10, width: 280, height: 140),
            ])
        #expect(insets == EdgeInsets())
    }

    @Test("frames in the space of the nearest scroll view, or of the nearest along an axis, move as it scrolls")
    func scrollSpaces() throws {
        struct Heard: PreferenceKey {
            static let defaultValue: [CGRect] = []
            static func reduce(value: inout [CGRect], nextValue: () -> [CGRect]) { value += nextValue() }
        }
        var heard: [CGRect] = []
        let row = ScrollView(.horizontal) {
            GeometryReader { proxy in
                Color.clear.preference(
                    key: Heard.self,
                    value: [
                        proxy.frame(in: .scrollView), proxy.frame(in: .scrollView(axis: .horizontal)),
                        proxy.frame(in: .scrollView(axis: .vertical)), proxy.bounds(of: .scrollView) ?? .zero,
                    ])
            }
            .frame(width: 30, height: 20)
            .padding(.leading, 7)
        }
        let view = ScrollView {
            VStack(spacing: 0) {
                Color.red.frame(height: 180)
                row
            }
        }
        .defaultScrollAnchor(.bottom)
        .padding(10)
        .onPreferenceChange(Heard.self) { heard = $0 }
        _ = try render(view, width: 100, height: 120)
        #expect(
            heard == [
                CGRect(x: 7, y: 0, width: 30, height: 20), CGRect(x: 7, y: 0, width: 30, height: 20),
                CGRect(x: 7, y: 80, width: 30, height: 20), CGRect(x: -7, y: 0, width: 80, height: 20),
            ])
    }

    @Test("the unsafe area that touches a reader is its safe-area inset")
    func safeArea() throws {
        var insets: EdgeInsets?
        _ = try render(
            GeometryReader { proxy in
                let _ = insets = proxy.safeAreaInsets
                Color.red
            }
        ) {
            $0.safeArea.top = 40; $0.safeArea.bottom = 20
        }
        #expect(insets == EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
    }

    @Test("preferences set inside a geometry reader come up and settle in a second round")
    func equalWidths() throws {
        let cell = try render(EqualWidths())
        #expect(cell.frame("box40")?.width == 90)
        #expect(cell.frame("box60")?.width == 90)
        #expect(cell.notes.isEmpty)
    }

    @Test("an anchor is found again in the coordinates of an overlay")
    func anchors() throws {
        let cell = try render(
            HStack(spacing: 0) {
                Color.red.frame(width: 50, height: 20)
                Color.blue.frame(width: 30, height: 10).anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
            }
            .padding(5)
            .overlayPreferenceValue(BoundsKey.self) { anchors in
                GeometryReader { proxy in
                    ForEach(anchors.indices, id: \.self) { index in
                        let frame = proxy[anchors[index]]
                        Color.green.frame(width: frame.width, height: frame.height)
                            .accessibilityIdentifier("mark").offsetForTest(frame.origin)
                    }
                }
            })
        #expect(cell.frame("mark") == CGRect(x: 105 + 50 + 5, y: 85 + 5 + 5, width: 30, height: 10))
    }

    @Test("a background made from a preference is drawn below the view")
    func backgroundOrder() throws {
        let cell = try render(
            Text(verbatim: "A").preference(key: WidthKey.self, value: 7)
                .backgroundPreferenceValue(WidthKey.self) { Color.green.frame(width: $0).accessibilityIdentifier("back") })
        #expect(cell.frame("back")?.width == 7)
        #expect(cell.tree.views.firstIndex { $0.identifier == "back" } ?? 9 < cell.paths.firstIndex(of: "Text") ?? 0)
    }

    @Test("onGeometryChange hands over the size and later changes of it")
    func onGeometryChange() throws {
        var sizes: [CGSize] = []
        _ = try render(
            Color.red.frame(width: 40, height: 30).onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                sizes.append($0)
            })
        #expect(sizes == [CGSize(width: 40, height: 30)])
    }

    @Test("the first view that fits is taken, else the last one")
    func viewThatFits() throws {
        func chosen(_ width: CGFloat) throws -> CGRect? {
            try render(
                ViewThatFits(in: .horizontal) {
                    Color.red.frame(width: 200, height: 10)
                    Color.red.frame(width: 100, height: 10)
                    Color.red.frame(width: 50, height: 10)
                }
                .accessibilityIdentifier("fit"), width: width
            ).frame("fit")
        }
        #expect(try chosen(250)?.width == 200)
        #expect(try chosen(150)?.width == 100)
        #expect(try chosen(20)?.width == 50)
    }

    @Test("on one axis a view fits with what is offered on the other")
    func fittingAcross() throws {
        // Five words of 5 characters at 17 points; two of them, 187 wide with the space between, fit in 190.
        let text = Text("aaaaa bbbbb ccccc ddddd eeeee")
        func found(height: CGFloat) throws -> String? {
            let view = ViewThatFits(in: .vertical) {
                text.accessibilityIdentifier("whole")
                ScrollView { text }.accessibilityIdentifier("scrolling")
            }
            return try render(view.frame(width: 190, height: height)).tree.views.compactMap(\.identifier).first
        }
        // Three lines: 3 x 22 less the last leading of 5.
        #expect(try found(height: 61) == "whole")
        #expect(try found(height: 60) == "scrolling")
    }

    @Test("a view that did not fit does not appear")
    func unfitDoesNotAppear() throws {
        var appeared: [String] = []
        _ = try render(
            ViewThatFits {
                Color.red.frame(width: 900, height: 10).onAppear { appeared.append("wide") }
                Color.red.frame(width: 20, height: 10).onAppear { appeared.append("narrow") }
            })
        #expect(appeared == ["narrow"])
    }

    @Test("a value that nobody sets comes as the default")
    func defaultValue() throws {
        var seen: CGFloat?
        _ = try render(Color.red.onPreferenceChange(WidthKey.self) { seen = $0 })
        #expect(seen == 0)
    }
}

extension View {
    /// Moves a view inside a geometry reader by a point, as a frame, so that the laid-out tree shows it.
    fileprivate func offsetForTest(_ point: CGPoint) -> some View { padding(.leading, point.x).padding(.top, point.y) }
}
