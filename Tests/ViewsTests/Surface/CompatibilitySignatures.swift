import SwiftUI

/// Compiles as user code would spell it; nothing here runs.
@Observable private final class Counter {
    var count = 0
}

private struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}

private struct Blurred: UIViewRepresentable {
    var style: UIBlurEffect.Style = .systemMaterial

    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    func updateUIView(_ uiView: UIVisualEffectView, context: Context) { uiView.effect = UIBlurEffect(style: style) }
}

private struct Shared: UIViewControllerRepresentable {
    let items: [Any]

    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: items, applicationActivities: nil)
    }

    func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

private final class DrawnView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel(frame: .zero)
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

private struct Typed: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }
    func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

    final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var text: String
        init(text: Binding<String>) { _text = text }
        func textFieldDidChangeSelection(_ textField: UITextField) { text = textField.text ?? "" }
    }
}

private struct Looks: View {
    let title: LocalizedStringResource = "Title"

    init() {
        UITabBar.appearance().isHidden = true
        UITableView.appearance().backgroundColor = .clear
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
        UINavigationBar.appearance().largeTitleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 20)]
        UISegmentedControl.appearance().selectedSegmentTintColor = .red
        UIPageControl.appearance().currentPageIndicatorTintColor = .black
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
    }

    var body: some View {
        VStack {
            Text(title)
            Label(title, systemImage: "star")
            Text(String(localized: "Words", comment: "For translators"))
            Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
            Color.red.mix(with: .blue, by: 0.5, in: .perceptual)
            Text(Date(timeIntervalSince1970: 0), formatter: DateFormatter())
            Text("On \(Date(timeIntervalSince1970: 0), formatter: DateFormatter())")
            Text("Menu").contextMenu(ContextMenu { Text("Item") })
            Rectangle().clipShape(RoundedCorner(radius: 8, corners: [.topLeft, .topRight]))
        }
    }
}

private func controllers() async throws {
    let controller = await UIHostingController(rootView: Text("Root"))
    await UINavigationController(rootViewController: controller).setNavigationBarHidden(true, animated: false)
    if let url = URL(string: "https://example.com") { _ = try await URLSession.shared.data(from: url) }
}

private struct Pressed: View {
    @State private var isPressed = false

    var body: some View {
        VStack {
            Text("A").onLongPressGesture { isPressed = true }
            Text("B").onLongPressGesture(minimumDuration: 1) {
                isPressed = true
            } onPressingChanged: {
                isPressed = $0
            }
            Text("C").onLongPressGesture(pressing: { isPressed = $0 }, perform: {})
        }
        .background(Gradient(colors: [.clear, .black]))
        .overlay(Gradient(colors: [.clear, .black]).opacity(0.5))
    }
}

private struct Spread: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: subviews.filter { $0.containerValues.hasTag(1) }.count, height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct OneThird: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
}

private struct Chained: View {
    var body: some View {
        Image(systemName: "cloud.sun").symbolRenderingMode(.multicolor).resizable()
        Capsule().strokeBorder(.purple, lineWidth: 5).stroke(.black)
        Circle().strokeBorder(lineWidth: 2).fill(.red)
        Text("A").background(.selection, in: .buttonBorder)
        ShareLink(item: "a", preview: SharePreview("A", image: Image("a"), icon: Image("b")))
        Spread {}
    }
}
