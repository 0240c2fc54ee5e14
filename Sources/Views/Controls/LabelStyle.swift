import Foundation
import ProofsheetLayout

/// The look of labels.
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label style is given.
nonisolated public struct LabelStyleConfiguration {
    /// The title of the label.
    nonisolated public struct Title: View, StylePart {
        let part: ViewPart
    }

    /// The icon of the label.
    nonisolated public struct Icon: View, StylePart {
        let part: ViewPart
    }

    public let title: Title
    public let icon: Icon
}

/// A style of labels as the environment keeps it.
struct AnyLabelStyle {
    let make: (LabelStyleConfiguration, ResolveContext) -> ViewList

    init<S: LabelStyle>(_ style: S) {
        make = { configuration, context in
            // A label that a style makes of its configuration has the look of the default.
            let inner = context.environment(\.labelStyle, AnyLabelStyle(DefaultLabelStyle()))
            return inner.styled(style, configuration) { $0.0.makeBody(configuration: $0.1) }
        }
    }
}

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyLabelStyle { AnyLabelStyle(DefaultLabelStyle()) }
}

extension EnvironmentValues {
    var labelStyle: AnyLabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of labels inside.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { environment(\.labelStyle, AnyLabelStyle(style)) }
}

/// Icon and title; the icon alone in bars.
nonisolated public struct DefaultLabelStyle: LabelStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { LabelLook(configuration: configuration, form: nil) }
}

nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { LabelLook(configuration: configuration, form: .both) }
}

nonisolated public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

nonisolated public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: DefaultLabelStyle { .init() } }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: TitleAndIconLabelStyle { .init() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: TitleOnlyLabelStyle { .init() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { .init() } }

/// An icon before a title, its centre half a capital's height above the baseline: swiftui-layout 11.
nonisolated struct LabelLook: ComposedView {
    enum Form { case both, icon }

    let configuration: LabelStyleConfiguration
    let form: Form?

    func compose(_ context: ResolveContext) -> some View {
        let form = form ?? (context.environment.isInBar ? .icon : .both)
        let half = SymbolMetrics(context).capHeight / 2
        let isRow = context.environment.enclosingList != nil && form == .both
        let profile = context.session.profile
        // 24 at `large` and 23 at `medium`, as lengths grow that go with the body's text.
        let scaled = CGFloat(profile.metric("list.imageSlotWidth")) * profile.scaling(.body, context.environment.sizeCategory)
        let slot = isRow ? (scaled / context.environment.pixelLength).rounded() * context.environment.pixelLength : 0
        let gap = CGFloat(profile.metric(isRow ? "list.imageGap" : "label.iconGap"))
        return UnnamedRow(alignment: .firstTextBaseline, spacing: gap) {
            if isRow {
                // Recorded on iOS 26.4: the circle of a symbol at `medium` is 20.333 large, as it is at the large scale.
                configuration.icon
                    .imageScale(context.environment.imageScale == .medium ? .large : context.environment.imageScale)
                    .mapContext { if $0.environment.foreground.levels.isEmpty { $0.setForeground([AnyShapeStyle(TintShapeStyle())]) } }
                    .alignmentGuide(.firstTextBaseline) { $0.height / 2 + half }
                    .mapNodes { node, context in context.wrap(node, Self.slot(for: node, slot)) }
            } else {
                configuration.icon.alignmentGuide(.firstTextBaseline) { $0.height / 2 + half }
            }
            if form == .both { configuration.title }
        }
    }

    // A symbol stands in the middle of its slot even where it is a little wider; other icons push the title away.
    private static func slot(for icon: LayoutNode, _ width: CGFloat) -> any NodeBehavior {
        var inner = icon
        while inner.info.type == nil, inner.children.count == 1 { inner = inner.children[0] }
        let isSymbol = inner.info.type == "Image" && icon.sizeThatFits(.unspecified).width <= 1.6 * width
        if isSymbol { return FixedFrameRule(width: width, height: nil, alignment: .center) }
        return FlexibleFrameRule(
            horizontal: .init(min: width, ideal: nil, max: nil), vertical: .init(min: nil, ideal: nil, max: nil), alignment: .center)
    }
}
