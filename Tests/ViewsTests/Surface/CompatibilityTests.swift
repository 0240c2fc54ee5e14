import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

private struct Doubled: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(width: configuration.value * 100, height: 10).accessibilityIdentifier("gauge")
    }
}

private struct Plain: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            configuration.label
            configuration.content
        }
    }
}

private struct Open: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            configuration.label
            if configuration.isExpanded { configuration.content }
        }
    }
}

private struct Blurred: UIViewRepresentable {
    let style: UIBlurEffect.Style

    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {}
}

private struct Growing: View {
    var body: some View {
        Color.red.frame(width: UIFontMetrics.default.scaledValue(for: 17), height: 1).accessibilityIdentifier("bar")
    }
}

@MainActor @Suite struct CompatibilityTests {
    @Test("a gauge style of the user is given the value as a share")
    func gauge() throws {
        let cell = try render(Gauge(value: 3, in: 2...4) { Text("G") }.gaugeStyle(Doubled()))
        #expect(cell.frame("gauge")?.size == CGSize(width: 50, height: 10))
    }

    @Test("a gradient is a style that runs from top to bottom")
    func gradient() throws {
        let gradient = Gradient(colors: [.red, .blue])
        let plain = try render(Rectangle().fill(gradient)).list
        #expect(plain == (try render(Rectangle().fill(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))).list))
        #expect(plain != (try render(Rectangle().fill(.red)).list))
    }

    @Test("a symbol without a name is nothing, one that is unknown a box")
    func namelessSymbol() throws {
        #expect(try render(Image(systemName: "")).frames(of: "Image").map(\.size) == [.zero])
        #expect(try render(Image(systemName: "")).notes.isEmpty)
        #expect(try render(Image(systemName: "no.such.symbol")).notes.count == 1)
    }

    // The time of all pictures is fixed.
    @Test("progress over time is the share that is left, or has passed", arguments: [(true, 75), (false, 25)])
    func progress(countsDown: Bool, expected: CGFloat) throws {
        struct Bar: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Color.red.frame(width: 100 * (configuration.fractionCompleted ?? 0), height: 10).accessibilityIdentifier("bar")
            }
        }
        let still = Date(timeIntervalSince1970: 1_168_335_660)
        let view = ProgressView(timerInterval: still - 25...still + 75, countsDown: countsDown).progressViewStyle(Bar())
        #expect(try render(view).frame("bar")?.width == expected)
        #expect(try render(ProgressView(timerInterval: still...still).progressViewStyle(Bar())).frame("bar")?.width == 0)
    }

    @Test("segments at their ideal width are all as wide as the widest title, with room around it")
    func segments() throws {
        let picker = Picker("P", selection: .constant(1)) {
            Text("aa").tag(1)
            Text("aaaaa").tag(2)
        }
        // Characters of 13 points, and one point between the two.
        #expect(try render(picker.pickerStyle(.segmented).fixedSize()).frames(of: "Picker").first?.width == 2 * (5 * 13 + 20) + 1)
    }

    @Test("a style of boxes of the user puts label and content where it likes")
    func box() throws {
        let cell = try render(GroupBox("A") { Text("B") }.groupBoxStyle(Plain()))
        let frames = cell.frames(of: "Text")
        #expect(frames.count == 2)
        #expect(frames.first?.maxX == frames.last?.minX)
    }

    @Test("a style of groups that open shows content only while the binding says so", arguments: [true, false])
    func disclosure(isOpen: Bool) throws {
        let group = DisclosureGroup("A", isExpanded: .constant(isOpen)) { Text("B") }
        let cell = try render(group.disclosureGroupStyle(Open()))
        #expect(cell.tree.views.compactMap(\.text) == (isOpen ? ["A", "B"] : ["A"]))
    }

    @Test("an image and a name in a tab stand above each other")
    func tab() throws {
        let tabs = TabView {
            Text("Page").tabItem {
                Image(systemName: "star")
                Text("Name")
            }
        }
        let cell = try render(tabs, width: 390, height: 844)
        let image = try #require(cell.frames(of: "Image").first)
        let name = try #require(cell.tree.views.first { $0.text == "Name" }?.frame)
        #expect(image.maxY <= name.minY)
        #expect(abs(image.midX - name.midX) <= 1)
    }

    @Test("a blur of UIKit is drawn as a material in the appearance it insists on")
    func blur() throws {
        let cell = try render(Blurred(style: .systemThinMaterialDark), width: 10, height: 10)
        let own = try render(Color.clear.background(.thinMaterial), width: 10, height: 10) { $0.scheme = .dark }
        #expect(cell.tree.views.contains { $0.type == "Blurred" && !$0.isPlaceholder })
        #expect(cell.notes == own.notes)
    }

    // swiftui-layout 7: lengths relative to body grow by its line height, 62 to 22 points at the largest size.
    @Test("UIKit's metrics of fonts grow with the text size, and reading them makes it matter")
    func fontMetrics() throws {
        #expect(try render(Growing()).frame("bar")?.width == 17)
        let large = try render(Growing()) { $0.category = .accessibilityExtraExtraExtraLarge }
        #expect(try #require(large.frame("bar")).width > 40)
        #expect(large.readAxes.contains("category"))
    }

    @Test("a path with some rounded corners has curves at these corners only")
    func roundedCorners() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 99, height: 99))
        #expect(path.bounds == rect)
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 39.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 0.5, y: 19.5)))
    }

    @Test("an arc that is called clockwise goes below its centre from right to left")
    func clockwise() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(path.bounds.minY >= -0.01)
        #expect(path.bounds.maxY >= 9.9)
    }

    // Oklab's middle between pure red and pure blue, by its published matrices: (0.550, 0.326, 0.637).
    @Test("a perceptual mix of red and blue is lighter than the one of the device")
    func mix() throws {
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        let box = Box()
        _ = try render(
            Reader(box: box, colors: [red.mix(with: blue, by: 0.5), red.mix(with: blue, by: 0.5, in: .device)]))
        let perceptual = try #require(box.resolved.first)
        #expect(abs(perceptual.red - 0.550) < 0.005)
        #expect(abs(perceptual.green - 0.326) < 0.005)
        #expect(abs(perceptual.blue - 0.637) < 0.005)
        #expect(try abs(#require(box.resolved.last).green) < 0.001)
    }

    @Test("a tint that names the accent colour is the system's blue")
    func accent() throws {
        let blue = try render(Color.blue, width: 1, height: 1).list
        #expect(try render(Color.accentColor.tint(.accentColor), width: 1, height: 1).list == blue)
        #expect(try render(Color.accentColor.tint(.accentColor.opacity(1)), width: 1, height: 1).list == blue)
        _ = try render(Toggle("A", isOn: .constant(true)).tint(.accentColor))
    }

    @Test("resources and localized strings stand for themselves")
    func words() throws {
        let count = 3
        #expect(String(localized: "Words \(count)") == "Words 3")
        #expect(String(localized: "key", defaultValue: "Value") == "Value")
        #expect(try render(Text(LocalizedStringResource("Title"))).tree.views.compactMap(\.text) == ["Title"])
    }
}

private final class Box {
    var resolved: [Color.Resolved] = []
}

private struct Reader: View {
    @Environment(\.self) private var values
    let box: Box
    let colors: [Color]

    var body: some View {
        box.resolved = colors.map { $0.resolve(in: values) }
        return Text("A")
    }
}
