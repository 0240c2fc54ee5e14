import Foundation
import SwiftUI
import Testing

private struct PlacementText: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    var body: some View { Text(verbatim: placement == .expanded ? "expanded" : placement == .inline ? "inline" : "none") }
}

/// What a tab view shows above its bar.
@MainActor @Suite struct TabAccessoryTests {
    private func tabs(isEnabled: Bool = true) -> some View {
        TabView {
            Color.red.accessibilityIdentifier("content").tabItem { Label("One", systemImage: "star") }
            Text("second").tabItem { Label("Two", systemImage: "star") }
        }
        .tabViewBottomAccessory(isEnabled: isEnabled) { PlacementText() }
    }

    private func phone<V: View>(_ view: V, _ system: SystemGeneration = .ios26) throws -> RenderedCell {
        try render(view, width: 402, height: 874) {
            $0.system = system
            $0.safeArea = .init(top: 62, bottom: 34)
        }
    }

    // The bar's platter begins 83 above the edge; 48 and the 8 to it are Config/metrics.json's.
    @Test("it stands on a capsule from side to side above the bar, and the screen ends above it")
    func phone() throws {
        let cell = try phone(tabs())
        #expect(cell.frames(of: "TabAccessory") == [CGRect(x: 21, y: 874 - 83 - 8 - 48, width: 360, height: 48)])
        #expect(cell.frame("content")?.maxY == 735)
        #expect(cell.tree.views.contains { $0.text == "expanded" })
        func name(_ cell: RenderedCell) -> CGRect? { cell.tree.views.first { $0.text == "One" }?.frame }
        let without = try phone(tabs(isEnabled: false))
        #expect(name(cell) == name(without))
    }

    @Test("it is not there where it is not enabled, before iOS 26, and where the bar is hidden")
    func absent() throws {
        #expect(try phone(tabs(isEnabled: false)).frame("content")?.maxY == 874 - 83)
        #expect(try phone(tabs(), .ios18).frames(of: "TabAccessory") == [])
        let hidden = TabView { Color.red.toolbar(.hidden, for: .tabBar).tabItem { Text("One") } }.tabViewBottomAccessory { PlacementText() }
        #expect(try phone(hidden).frames(of: "TabAccessory") == [])
    }

    @Test("on an iPad it is as wide as it asks to be, at the lower edge")
    func pad() throws {
        let cell = try render(tabs(), width: 820, height: 1180) {
            $0.system = .ios26
            $0.isPad = true
            $0.horizontalSizeClass = .regular
            $0.safeArea = .init(top: 24, bottom: 20)
        }
        let frame = try #require(cell.frames(of: "TabAccessory").first)
        #expect(frame.midX == 410 && frame.width < 400 && frame.maxY == 1180 - 20 - 8)
    }
}
