import AdaptiveLayouts
import Foundation
import ProofsheetViews
import SwiftUI
import Testing

/// The 0.52 column of the readable width, in the containers it is used in.
@MainActor @Suite struct ReadableWidthTests {
    private struct FormPage: View {
        var body: some View {
            ZStack {
                Color(uiColor: .systemGroupedBackground).accessibilityIdentifier("ground")
                    .edgesIgnoringSafeArea(.all)
                Form {
                    ForEach(0...10, id: \.self) { _ in Text("Stuff") }
                }
                .readableContentGuide()
                .accessibilityIdentifier("form")
            }
        }
    }

    private func page(_ width: CGFloat, _ horizontal: UserInterfaceSizeClass, _ vertical: UserInterfaceSizeClass) throws -> RenderedCell {
        try render(FormPage(), width: width, height: 1180) {
            $0.horizontalSizeClass = horizontal
            $0.verticalSizeClass = vertical
            $0.safeArea = CellEnvironment.Insets(top: 24, bottom: 20)
        }
    }

    @Test("in regular x regular the form is 0.52 of the container, in the middle")
    func regular() throws {
        let frame = try #require(try page(820, .regular, .regular).frame("form"))
        #expect(abs(frame.width - 820 * 0.52) < 1e-9)
        #expect(abs(frame.midX - 410) < 1e-9)
    }

    @Test(
        "elsewhere it has the full width",
        arguments: [(UserInterfaceSizeClass.compact, UserInterfaceSizeClass.regular), (.regular, .compact), (.compact, .compact)])
    func elsewhere(classes: (UserInterfaceSizeClass, UserInterfaceSizeClass)) throws {
        #expect(try page(393, classes.0, classes.1).frame("form")?.width == 393)
    }

    @Test("the container is the window less its safe area")
    func landscapePhone() throws {
        let cell = try render(FormPage(), width: 956, height: 440) {
            $0.horizontalSizeClass = .regular
            $0.verticalSizeClass = .compact
            $0.safeArea = CellEnvironment.Insets(left: 62, bottom: 21, right: 62)
        }
        #expect(cell.frame("form")?.width == 832)
    }

    @Test("eleven rows, and the ground reaches under the safe area")
    func rowsAndGround() throws {
        let cell = try page(820, .regular, .regular)
        #expect(cell.frames(of: "Text").count == 11)
        #expect(cell.frame("ground") == CGRect(x: 0, y: 0, width: 820, height: 1180))
    }

    @Test("in a scroll view the container is what the scroll view was offered, not what its content took")
    func scrolling() throws {
        let view = ScrollView { Color.red.frame(height: 10).readableContentGuide().accessibilityIdentifier("column") }
        let cell = try render(view, width: 1000, height: 800) { $0.horizontalSizeClass = .regular }
        #expect(cell.frame("column")?.width == 520)
    }
}
