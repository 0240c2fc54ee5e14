import Foundation
import ProofsheetDrawing
import ProofsheetViews
import Testing

/// Distances of texts in fonts of a size from what stands above and below them, as recorded on iOS 26.0 at 2x: the goldens of
/// iamcgn/swiftui-web.
@MainActor @Suite struct RecordedDistanceTests {
    private func frames(_ view: some View) throws -> [CGRect] {
        let cell = try PinnedFontCell().render(view, width: 300, height: 400) { $0.scale = 2 }
        return ["upper", "text", "lower"].compactMap { name in cell.tree.views.first { $0.identifier == name }?.frame }
    }

    private func column(_ font: Font) -> some View {
        VStack {
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("upper")
            Text("Text").accessibilityIdentifier("text")
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("lower")
        }
        .font(font)
    }

    // swiftui-layout 3.3, where these distances were predicted for a usual host and not confirmed.
    @Test(
        "a text keeps the recorded distances from plain views",
        arguments: [
            (10, 3.9121, 6.3877), (11, 4.1533, 6.8765), (12, 4.3945, 7.3652), (13, 5.1357, 8.3540), (15, 5.6182, 9.3315),
            (17, 6.6006, 10.8091), (20, 7.3242, 12.2754), (22, 8.3066, 13.7529), (24, 8.7891, 14.7305), (26, 9.7715, 16.2080),
            (32, 11.7188, 19.6406), (40, 14.6484, 24.5508),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func plainViews(size: CGFloat, above: CGFloat, below: CGFloat) throws {
        let frames = try frames(column(.system(size: size)))
        #expect(abs(frames[1].minY - frames[0].maxY - above) < 0.0002)
        #expect(abs(frames[2].minY - frames[1].maxY - below) < 0.0002)
    }

    @Test("the serif design has the distances of its own capitals")
    func serif() throws {
        let frames = try frames(column(.system(size: 20, design: .serif)))
        #expect(abs(frames[1].minY - frames[0].maxY - 7.3242) < 0.0002)
        #expect(abs(frames[2].minY - frames[1].maxY - 12.2656) < 0.001)
    }

    @Test("texts in fonts of a size touch each other", arguments: [10, 13, 17, 20, 24, 40] as [CGFloat])
    func texts(size: CGFloat) throws {
        let view = VStack {
            Text("Upper").accessibilityIdentifier("upper")
            Text("Lower").accessibilityIdentifier("lower")
        }
        let frames = try frames(view.font(.system(size: size)))
        #expect(frames[1].minY == frames[0].maxY)
    }
}
