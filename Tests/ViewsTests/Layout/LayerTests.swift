import Foundation
import SwiftUI
import Testing

/// Several views over or behind another one: one pile around their middles, which is aligned as a whole. Numbers are derived from that.
@MainActor @Suite struct LayerTests {
    private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
    }

    @ViewBuilder private var pair: some View {
        box("large", 40, 20)
        box("small", 10, 10)
    }

    @Test("an overlay, a background and a mask group their views around the middle and align them together")
    func grouped() throws {
        let ground = Color.blue.frame(width: 100, height: 100)
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            for cell in [
                try render(ground.overlay(alignment: .topLeading) { pair }, width: 100, height: 100) { $0.direction = direction },
                try render(ground.background(alignment: .topLeading) { pair }, width: 100, height: 100) { $0.direction = direction },
            ] {
                let start: CGFloat = direction == .leftToRight ? 0 : 60
                #expect(cell.frame("large") == CGRect(x: start, y: 0, width: 40, height: 20))
                #expect(cell.frame("small") == CGRect(x: start + 15, y: 5, width: 10, height: 10))
            }
        }
    }

    @Test("a modifier on several views of an overlay is one on their pile")
    func modified() throws {
        let view = Color.blue.frame(width: 100, height: 100).overlay(alignment: .topLeading) { Group { pair }.padding(10) }
        let cell = try render(view, width: 100, height: 100)
        #expect(cell.frame("large") == CGRect(x: 10, y: 10, width: 40, height: 20))
        #expect(cell.frame("small") == CGRect(x: 25, y: 15, width: 10, height: 10))
    }

    @Test("several views of a bar are one pile too")
    func bar() throws {
        let view = Color.blue.accessibilityIdentifier("content").safeAreaInset(edge: .bottom, spacing: 0) { pair }
        let cell = try render(view, width: 100, height: 100)
        #expect(cell.frame("content")?.height == 80)
        #expect(cell.frame("large") == CGRect(x: 30, y: 80, width: 40, height: 20))
        #expect(cell.frame("small") == CGRect(x: 45, y: 85, width: 10, height: 10))
    }

    @Test("a geometry reader puts each view into its corner, whatever the view's guides")
    func reader() throws {
        let view = GeometryReader { _ in
            box("large", 40, 20)
            Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in 5 }.accessibilityIdentifier("small")
        }
        let cell = try render(view, width: 100, height: 100)
        #expect(cell.frame("large") == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(cell.frame("small") == CGRect(x: 0, y: 0, width: 10, height: 10))
    }
}
