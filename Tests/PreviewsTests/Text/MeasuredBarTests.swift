import Foundation
import ProofsheetViews
import Testing

/// Bars as they were measured, with the fonts that are shipped: swiftui-layout 12.
@MainActor @Suite struct MeasuredBarTests {
    private static let pixel = MeasuredScreen.pixel

    private func screen(
        _ system: SystemGeneration, _ mode: NavigationBarItem.TitleDisplayMode, top: CGFloat, width: CGFloat = 390
    ) throws -> MeasuredScreen {
        let view = NavigationStack {
            Color.red.accessibilityIdentifier("content").navigationTitle("Title").navigationBarTitleDisplayMode(mode)
                .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Reset") {} } }
        }
        return try MeasuredScreen(view, system, width: width, top: top)
    }

    // row: 12-bar, recorded
    @Test("before iOS 26 an inline bar is 44 below the status bar")
    func inline() throws {
        #expect(try screen(.ios18, .inline, top: 47).frame("NavigationBar") == CGRect(x: 0, y: 47, width: 390, height: 44))
    }

    // A simulator of an iPhone SE without status bar: bars keep 10 from the edge.
    // row: 12-bar-new, recorded
    @Test("on iOS 26 content begins 64 below an edge without safe area")
    func newInline() throws {
        #expect(try screen(.ios26, .inline, top: 0, width: 375).frame("Color").minY == 64)
    }

    // row: 12-bar-large-new, recorded
    @Test("below a large title of iOS 26 it begins between 116 and 117")
    func newLarge() throws {
        let top = try screen(.ios26, .large, top: 0, width: 375).frame("Color").minY
        #expect(top >= 116 && top <= 117)
    }

    // row: 12-bar-title-new, recorded
    @Test("its title is written 16 to 20 in, its line 65.5 to 67.5 down")
    func newTitle() throws {
        let title = try screen(.ios26, .large, top: 0, width: 375).text("Title")
        #expect(title.minX >= 16 && title.minX <= 20)
        #expect(title.minY >= 65.5 && title.minY <= 68)
    }

    // Baselines 28 and 28 below the safe area of 53.667, recorded on iOS 18 and 26 at 3x: goldens of home-assistant/iOS.
    // row: 12-bar-baseline, recorded
    @Test("an inline title stands in the upper 44 points of its bar", arguments: SystemGeneration.allCases)
    func baseline(system: SystemGeneration) throws {
        #expect(abs(try screen(system, .inline, top: 53.667).baseline("Title") - 81.667) < Self.pixel)
    }

    // The same source: text to 374, and a capsule from 310 to 374 around a text of 40.
    // row: 12-bar-item, recorded
    @Test("items end 16 from the edge; on iOS 26 the end of a capsule does, 12 beyond its text")
    func items() throws {
        #expect(abs(try screen(.ios18, .inline, top: 47).text("Reset").maxX - 374) < 0.001)
        #expect(abs(try screen(.ios26, .inline, top: 47).text("Reset").maxX - 362) < 0.001)
    }
}
