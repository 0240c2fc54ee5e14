import Foundation
import SwiftUI

/// Random views with a taste for bad numbers, strange texts and views inside views.
@MainActor struct SeededViews {
    private var numbers: SeededNumbers

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    private static let lengths: [CGFloat] = [
        0, -0.0, 0.3, 8, 44, 120, 393, 5000, -20, .infinity, -.infinity, .nan, 1e9, 1e300, -1e300, .greatestFiniteMagnitude,
        .leastNonzeroMagnitude,
    ]
    private static let texts = [
        "", " ", "Hello", "A longer text of several words that has to wrap somewhere", "one\ntwo\n\nthree", "Donaudampfschifffahrt",
        "שלום עולם", "مرحبا 123", "日本語のテキスト", "👩‍👩‍👧‍👦🇩🇪👍🏽", "e\u{301}\u{301}\u{301}", "\t\u{0}\u{202E}abc",
    ]

    private mutating func length() -> CGFloat { numbers.element(of: Self.lengths) }
    private mutating func maybe() -> CGFloat? { numbers.next(2) == 0 ? nil : length() }

    private mutating func alignment() -> Alignment {
        numbers.element(of: [.center, .topLeading, .bottomTrailing, .leading, Alignment(horizontal: .center, vertical: .firstTextBaseline)])
    }

    private mutating func children(_ depth: Int) -> [AnyView] { (0..<numbers.next(4)).map { _ in view(depth: depth - 1) } }

    mutating func view(depth: Int) -> AnyView {
        if depth == 0 || numbers.next(6) == 0 { return leaf() }
        return numbers.next(2) == 0 ? container(depth) : modified(depth)
    }

    private mutating func leaf() -> AnyView {
        switch numbers.next(12) {
        case 0: AnyView(Color.red)
        case 1: AnyView(Circle())
        case 2: AnyView(Spacer(minLength: maybe()))
        case 3: AnyView(Divider())
        case 4: AnyView(Image(systemName: "star"))
        case 5: AnyView(Toggle(numbers.element(of: Self.texts), isOn: .constant(true)))
        case 6: AnyView(ProgressView(value: Double(length()), total: Double(length())))
        case 7: AnyView(EmptyView())
        case 8: AnyView(Slider(value: .constant(Double(length())), in: 0...1))
        default: AnyView(Text(numbers.element(of: Self.texts)))
        }
    }

    private mutating func container(_ depth: Int) -> AnyView {
        let (views, alignment, spacing) = (children(depth), alignment(), maybe())
        let content = ForEach(views.indices, id: \.self) { views[$0] }
        switch numbers.next(17) {
        case 0: return AnyView(HStack(alignment: alignment.vertical, spacing: spacing) { content })
        case 1: return AnyView(VStack(alignment: alignment.horizontal, spacing: spacing) { content })
        case 2: return AnyView(ZStack(alignment: alignment) { content })
        case 3: return AnyView(List { Section("Header") { content } })
        case 4: return AnyView(ScrollView(numbers.element(of: [.vertical, .horizontal, [.vertical, .horizontal]])) { content })
        case 5:
            return AnyView(
                Grid(alignment: alignment, horizontalSpacing: spacing) {
                    GridRow { content }; content
                })
        case 6:
            let items = [
                GridItem(.adaptive(minimum: length())), GridItem(.flexible(minimum: length(), maximum: length())),
                GridItem(.fixed(length())),
            ]
            return AnyView(LazyVGrid(columns: items, spacing: spacing) { content })
        case 7: return AnyView(LazyVStack(alignment: alignment.horizontal, spacing: spacing) { content })
        case 8: return AnyView(ViewThatFits { content })
        case 9: return AnyView(GeometryReader { proxy in content.frame(width: proxy.size.width / 2) })
        case 10: return AnyView(Form { content })
        case 11: return AnyView(NavigationStack { content.navigationTitle("Title") })
        case 12:
            let layout = GridLayout(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: maybe())
            let columns = numbers.element(of: [-1, 2, 3, Int.max])
            return AnyView(
                AnyLayout(layout) {
                    GridRow(alignment: alignment.vertical) { content }.gridColumnAlignment(alignment.horizontal)
                    GridRow { content.gridCellColumns(columns) }
                    content.gridCellUnsizedAxes(.horizontal)
                })
        case 13, 14: return scrolled(content, spacing)
        case 15: return watched(content)
        default: return AnyView(Group { content })
        }
    }

    private mutating func scrolled(_ content: some View, _ spacing: CGFloat?) -> AnyView {
        let anchor = UnitPoint(x: length(), y: length())
        let sections = ForEach(0..<3, id: \.self) { _ in
            Section {
                content
            } header: {
                Text("Header")
            } footer: {
                Text("Footer")
            }
        }
        switch numbers.next(4) {
        case 0:
            let items = [GridItem(.flexible(minimum: length())), GridItem(.fixed(length()))]
            return AnyView(
                ScrollView { LazyVGrid(columns: items, spacing: spacing, pinnedViews: [.sectionHeaders, .sectionFooters]) { sections } }
                    .defaultScrollAnchor(anchor))
        case 1:
            return AnyView(
                ScrollView { LazyVStack(spacing: spacing, pinnedViews: [.sectionHeaders, .sectionFooters]) { sections } }
                    .scrollPosition(.constant(ScrollPosition(y: length()))))
        case 2:
            return AnyView(
                ScrollView(.horizontal) { LazyHStack(spacing: spacing) { content } }.scrollPosition(id: .constant(0), anchor: anchor))
        default:
            return AnyView(
                ScrollViewReader { proxy in
                    ScrollView([.horizontal, .vertical]) { content }.onAppear { proxy.scrollTo(1, anchor: anchor) }
                })
        }
    }

    // Views that hear of sizes and change them, each of them without an end.
    private mutating func watched(_ content: some View) -> AnyView {
        let (first, second) = (length(), length())
        switch numbers.next(6) {
        case 0: return AnyView(Growing(step: first) { content })
        case 1: return AnyView(Echoing(step: first) { content })
        case 2:
            return AnyView(
                content.anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
                    .overlayPreferenceValue(BoundsKey.self) { bounds in
                        GeometryReader { proxy in Color.red.frame(width: bounds.map { proxy[$0].width / first }, height: second) }
                    })
        case 3: return AnyView(content.visualEffect { effect, proxy in effect.offset(x: proxy.size.width / first).scaleEffect(second) })
        case 4:
            return AnyView(
                content.offset(x: first).scaleEffect(second).background { GeometryReader { Echo(frame: $0.frame(in: .global)) } })
        default: return AnyView(Following(anchor: UnitPoint(x: first, y: second)) { content })
        }
    }

    private mutating func modified(_ depth: Int) -> AnyView {
        let (view, alignment) = (view(depth: depth - 1), alignment())
        let (first, second, third) = (length(), length(), length())
        switch numbers.next(25) {
        case 0: return AnyView(view.frame(width: maybe(), height: maybe(), alignment: alignment))
        case 1:
            return AnyView(view.frame(minWidth: maybe(), idealWidth: maybe(), maxWidth: maybe(), minHeight: maybe(), maxHeight: maybe()))
        case 2: return AnyView(view.padding(EdgeInsets(top: first, leading: second, bottom: third, trailing: first)))
        case 3: return AnyView(view.fixedSize(horizontal: numbers.next(2) == 0, vertical: numbers.next(2) == 0))
        case 4: return AnyView(view.aspectRatio(maybe(), contentMode: .fit))
        case 5: return AnyView(view.offset(x: first, y: second))
        case 6: return AnyView(view.position(x: first, y: second))
        case 7: return AnyView(view.layoutPriority(Double(first)))
        case 8: return AnyView(view.opacity(Double(first)))
        case 9: return AnyView(view.rotationEffect(.degrees(Double(first))))
        case 10: return AnyView(view.scaleEffect(x: first, y: second))
        case 11: return AnyView(view.blur(radius: first).shadow(radius: second, x: third))
        case 12: return AnyView(view.clipShape(RoundedRectangle(cornerRadius: first)))
        case 13: return AnyView(view.overlay(alignment: alignment) { Color.blue.frame(width: first) })
        case 14: return AnyView(view.font(.system(size: first)).lineSpacing(second).tracking(third))
        case 15: return AnyView(view.lineLimit(numbers.next(3)).minimumScaleFactor(first))
        case 16: return AnyView(view.safeAreaInset(edge: .bottom, spacing: first) { Text("bar") })
        case 17: return AnyView(view.ignoresSafeArea())
        case 18: return AnyView(view.containerRelativeFrame(.horizontal) { length, _ in length / first })
        case 19: return AnyView(view.alignmentGuide(.leading) { _ in first }.alignmentGuide(.firstTextBaseline) { $0.height - second })
        case 20: return AnyView(view.environment(\.layoutDirection, .rightToLeft).border(.red, width: first))
        case 21: return AnyView(view.contentMargins(first).safeAreaPadding(.vertical, second))
        case 22: return AnyView(view.gridCellColumns(2).gridCellAnchor(UnitPoint(x: first, y: second)))
        case 23: return AnyView(view.frame(idealWidth: first, maxHeight: second).fixedSize())
        default: return AnyView(view.mask { Circle().stroke(lineWidth: first) }.background(.thinMaterial))
        }
    }
}

private struct BoundsKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Echo: View {
    let frame: CGRect
    var body: some View { Color.clear.frame(width: frame.width, height: frame.minY).preference(key: WidthKey.self, value: frame.maxX) }
}

/// Grows by a step whenever it is told of its size.
private struct Growing<Content: View>: View {
    @State private var width: CGFloat = 10
    let step: CGFloat
    @ViewBuilder let content: Content

    var body: some View {
        content.frame(width: width).onGeometryChange(for: CGSize.self, of: { $0.size }, action: { width = $0.width + step })
    }
}

/// Sets the preference it hears from what it heard.
private struct Echoing<Content: View>: View {
    @State private var width: CGFloat = 10
    let step: CGFloat
    @ViewBuilder let content: Content

    var body: some View {
        content.frame(width: width).preference(key: WidthKey.self, value: width + step)
            .onPreferenceChange(WidthKey.self) { width = $0 }
    }
}

/// Follows its own frame.
private struct Following<Content: View>: View {
    @Namespace private var names
    let anchor: UnitPoint
    @ViewBuilder let content: Content

    var body: some View {
        VStack {
            content.matchedGeometryEffect(id: 1, in: names, anchor: anchor)
            Color.red.matchedGeometryEffect(id: 1, in: names, properties: .position, anchor: anchor, isSource: false)
                .matchedGeometryEffect(id: 2, in: names).matchedGeometryEffect(id: 2, in: names, anchor: anchor, isSource: false)
        }
    }
}
