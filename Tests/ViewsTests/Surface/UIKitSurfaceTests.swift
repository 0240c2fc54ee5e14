import Foundation
import SwiftUI
import Testing

private struct Wrapped: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UIView {
        let view = UIView(frame: .zero)
        view.backgroundColor = .systemBackground
        return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject {
        let parent: Wrapped
        init(_ parent: Wrapped) { self.parent = parent }
    }
}

private struct ByScreen: View {
    var body: some View {
        Color(uiColor: .secondarySystemBackground)
            .frame(width: UIScreen.main.bounds.width / 2, height: 10).accessibilityIdentifier("half")
    }
}

private struct Drawn: App {
    var body: some Scene {
        WindowGroup { Text("Window") }
            .commands { CommandGroup(replacing: .newItem) {} }
        Settings { Text("Settings") }
    }
}

@MainActor @Suite struct UIKitSurfaceTests {
    @Test("a view of UIKit is a labelled box as large as its room, and the run says so")
    func representable() throws {
        let cell = try render(Wrapped(text: .constant("")).frame(width: 200, height: 100))
        #expect(cell.frames(of: "Wrapped") == [CGRect(x: 50, y: 50, width: 200, height: 100)])
        #expect(cell.tree.views.first { $0.type == "Wrapped" }?.isPlaceholder == true)
        #expect(cell.notes == ["Wrapped is a view of UIKit, which is not here; a labelled box stands for it."])
    }

    @Test("the main screen is the cell's, and reading it makes the device matter")
    func screen() throws {
        let cell = try render(ByScreen(), width: 320)
        #expect(cell.frame("half")?.width == 160)
        #expect(cell.readAxes.contains("device"))
    }

    @Test("a dynamic colour follows the scheme")
    func dynamic() throws {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor(white: 1, alpha: 1))
        let light = try render(Color(color), width: 1, height: 1)
        let dark = try render(Color(color), width: 1, height: 1) { $0.scheme = .dark }
        #expect(light.list != dark.list)
    }

    @Test("parts of a colour can be taken out in red, green, blue and in hue, saturation, brightness")
    func parts() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect((red, green, blue, alpha) == (0, 1, 0, 0.5))
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor.blue.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect((hue, saturation, brightness) == (2 / 3, 1, 1))
    }

    @Test("apps compile and have a body")
    func app() { _ = Drawn().body }
}
