import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

/// The floating bar of tabs of iOS 26.
@MainActor @Suite struct TabPlatterTests {
    private func names(_ titles: [String], width: CGFloat = 402) throws -> [CGRect] {
        let view = TabView { ForEach(titles, id: \.self) { title in Text("screen").tabItem { Text(title) } } }
        let cell = try render(view, width: width, height: 874) {
            $0.system = .ios26
            $0.safeArea = .init(top: 62, bottom: 34)
        }
        return titles.compactMap { title in cell.tree.views.first { $0.text == title }?.frame }
    }

    // Recorded on iOS 26.2 in a window of 402: four items are 98 wide and 84.667 apart, six 74 and 55.667; the first begins at 25.
    @Test("items share the room where there are many", arguments: [(4, 98.0, 84.667), (6, 74, 55.667)])
    func many(count: Int, width: Double, pitch: Double) throws {
        let frames = try names((0..<count).map { "\($0)" })
        for (index, frame) in frames.enumerated() { #expect(abs(frame.midX - (25 + width / 2 + Double(index) * pitch)) < 0.4) }
    }

    // Recorded on iOS 26.0 in a window of 402: with a name of 71.667 points items are 105 apart and 113 wide.
    @Test("the longest name makes all items wider")
    func long() throws {
        let frames = try names(["aaaaaaa", "b", "c"])
        let pitch = 70 + 33.333
        #expect(abs(frames[1].midX - 201) < 0.01)
        #expect(abs(frames[1].midX - frames[0].midX - pitch) < 0.01 && abs(frames[2].midX - frames[1].midX - pitch) < 0.01)
    }

    @Test("items with short names are 86 apart")
    func short() throws {
        let frames = try names(["a", "b", "c"])
        #expect(abs(frames[1].midX - frames[0].midX - 86) < 0.01)
    }

    @Test("the tab that searches stands on a disc at the trailing edge, the others at the leading one; before iOS 26 it is one of them")
    func search() throws {
        let view = TabView {
            Tab("Home", systemImage: "house") { Text("screen") }
            Tab(role: .search) { Text("screen") }
        }
        func cell(_ system: SystemGeneration) throws -> RenderedCell {
            try render(view, width: 402, height: 874) { $0.system = system }
        }
        let new = try cell(.ios26)
        // Half of an item of 94 points 25 in, half of the disc of 62 points 21 from the edge.
        let middles: [CGFloat] = [72, 350]
        #expect(new.frames(of: "Image").map(\.midX) == middles)
        #expect(!new.tree.views.contains { $0.text == "Search" })
        #expect(try cell(.ios18).tree.views.contains { $0.text == "Search" })
    }

    // Recorded on iOS 18.5 and 26.2: dots of 8 points, 17.667 apart.
    @Test("dots of pages are 8 points large and 17.667 apart, on a ground where it is asked for")
    func dots() throws {
        func circles(_ mode: PageIndexViewStyle.BackgroundDisplayMode) throws -> (dots: [CGRect], grounds: Int) {
            let view = TabView {
                Color.red
                Color.blue
                Color.green
            }
            .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: mode))
            let cell = try render(view, width: 400, height: 800)
            return (cell.frames(of: "Circle"), cell.frames(of: "Capsule").count)
        }
        let plain = try circles(.automatic)
        #expect(plain.dots.map(\.width) == [8, 8, 8] && plain.grounds == 0)
        #expect(abs(plain.dots[1].midX - plain.dots[0].midX - 17.667) < 0.001)
        #expect(plain.dots[1].midX == 200)
        #expect(try circles(.always).grounds == 1)
    }
}
