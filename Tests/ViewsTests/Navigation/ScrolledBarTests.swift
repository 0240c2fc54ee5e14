import Foundation
import ProofsheetDrawing
import ProofsheetViews
import SwiftUI
import Testing

/// Bars over content that has been scrolled under them.
@MainActor @Suite struct ScrolledBarTests {
    private func phone<V: View>(_ view: V, system: SystemGeneration = .ios18) throws -> RenderedCell {
        try render(view, width: 393, height: 852) {
            $0.safeArea = .init(top: 59, bottom: 34)
            $0.verticalSizeClass = .regular
            $0.system = system
        }
    }

    private func list(_ count: Int) -> some View {
        List { ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") } }.navigationTitle("Title")
    }

    private func scrollView(_ height: CGFloat) -> some View {
        ScrollView { Color.red.frame(height: height) }.navigationTitle("Title")
    }

    private func barHeight<V: View>(_ view: V) throws -> CGFloat? {
        try phone(NavigationStack { view }).frames(of: "NavigationBar").first?.height
    }

    @Test("a large title goes into the bar when content is scrolled, and stays while there is nothing to scroll")
    func largeTitle() throws {
        #expect(try barHeight(list(40)) == 96)
        #expect(try barHeight(list(40).defaultScrollAnchor(.bottom)) == 44)
        #expect(try barHeight(list(2).defaultScrollAnchor(.bottom)) == 96)
        #expect(try barHeight(scrollView(3000).defaultScrollAnchor(.bottom)) == 44)
        #expect(try barHeight(scrollView(3000).scrollPosition(.constant(ScrollPosition(y: 0)))) == 96)
        #expect(try barHeight(scrollView(100).defaultScrollAnchor(.bottom)) == 96)
    }

    @Test("a field to search goes away with it unless it is told to stay in the bar")
    func search() throws {
        func view(_ placement: SearchFieldPlacement) -> some View {
            list(40).searchable(text: .constant(""), placement: placement).defaultScrollAnchor(.bottom)
        }
        #expect(try barHeight(view(.automatic)) == 44)
        #expect(try barHeight(view(.navigationBarDrawer(displayMode: .always))) == 96)
    }

    @Test("what scrolls further down on the screen leaves the bar as it is")
    func below() throws {
        let view = VStack(spacing: 0) {
            Color.blue.frame(height: 100)
            ScrollView { Color.red.frame(height: 3000) }.defaultScrollAnchor(.bottom)
        }
        #expect(try barHeight(view.navigationTitle("Title")) == 96)
    }

    @Test("a scrolled list has its rows below the bar, which has a ground where bars do not float", arguments: SystemGeneration.allCases)
    func ground(system: SystemGeneration) throws {
        let view = NavigationStack { list(40).scrollPosition(.constant(ScrollPosition(id: 20, anchor: .top))) }
        let cell = try phone(view, system: system)
        let bar = try #require(cell.frames(of: "NavigationBar").first)
        let row = try #require(cell.tree.views.first { $0.path.hasSuffix("ForEach[20]/Row") })
        #expect(row.frame.minY == bar.maxY)
        let still = try phone(NavigationStack { list(40).navigationBarTitleDisplayMode(.inline) }, system: system)
        // The line at the end of the ground, a pixel high.
        let line = "0 \(Int(bar.maxY) - 1) 393 1"
        #expect(cell.list.dump.contains(line) == (system == .ios18))
        #expect(!still.list.dump.contains(line))
    }
}
