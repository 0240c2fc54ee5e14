import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// The look of progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a progress view style is given.
nonisolated public struct ProgressViewStyleConfiguration {
    /// The label of the progress view.
    nonisolated public struct Label: View, StylePart {
        let part: ViewPart
    }

    /// The label of the value.
    nonisolated public struct CurrentValueLabel: View, StylePart {
        let part: ViewPart
    }

    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

/// A style of progress views as the environment keeps it.
struct AnyProgressViewStyle {
    let make: (ProgressViewStyleConfiguration, ResolveContext) -> ViewList

    init<S: ProgressViewStyle>(_ style: S) {
        make = { configuration, context in
            let inner = context.environment(\.progressViewStyle, AnyProgressViewStyle(DefaultProgressViewStyle()))
            return inner.styled(style, configuration) { $0.0.makeBody(configuration: $0.1) }
        }
    }
}

private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: AnyProgressViewStyle { AnyProgressViewStyle(DefaultProgressViewStyle()) }
}

extension EnvironmentValues {
    var progressViewStyle: AnyProgressViewStyle {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of progress views inside.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\.progressViewStyle, AnyProgressViewStyle(style))
    }
}

/// A bar where the fraction is known, a wheel where it is not.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ProgressLook(configuration: configuration, isLinear: configuration.fractionCompleted != nil)
    }
}

nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private let color: Color?

    public init() { color = nil }
    public init(tint: Color) { color = tint }

    public func makeBody(configuration: Configuration) -> some View {
        ProgressLook(configuration: configuration, isLinear: true).mapContext { if let color { $0.environment.tint = color } }
    }
}

nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private let color: Color?

    public init() { color = nil }
    public init(tint: Color) { color = tint }

    public func makeBody(configuration: Configuration) -> some View {
        ProgressLook(configuration: configuration, isLinear: false).mapContext { if let color { $0.environment.tint = color } }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: DefaultProgressViewStyle { .init() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: LinearProgressViewStyle { .init() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: CircularProgressViewStyle { .init() } }

/// A label with a bar below it, or below a wheel.
nonisolated struct ProgressLook: ComposedView {
    let configuration: ProgressViewStyleConfiguration
    let isLinear: Bool

    func compose(_ context: ResolveContext) -> some View {
        let profile = context.session.profile
        let gap = CGFloat(profile.metric("progress.labelGap"))
        let isHidden = context.environment.labelsAreHidden
        let fraction = configuration.fractionCompleted
        return VStack(alignment: isLinear ? .leading : .center, spacing: gap) {
            if isLinear {
                if let label = configuration.label, !isHidden { label }
                ProgressDrawing.bar(fraction ?? 0, height: profile.metric("progress.linearHeight"))
            } else {
                ProgressDrawing.wheel(size: Self.wheelSize(context))
                if let label = configuration.label, !isHidden {
                    label.foregroundStyle(HierarchicalShapeStyle.secondary)
                }
            }
            if let value = configuration.currentValueLabel, !isHidden {
                value.font(.caption).foregroundStyle(HierarchicalShapeStyle.secondary)
            }
        }
    }

    private static func wheelSize(_ context: ResolveContext) -> CGFloat {
        let isLarge = context.environment.controlSize == .large || context.environment.controlSize == .extraLarge
        return context.session.profile.metric(isLarge ? "progress.largeCircularSize" : "progress.circularSize")
    }
}

/// The drawings of progress.
enum ProgressDrawing {
    /// A bar as wide as it is offered, filled from the leading end.
    static func bar(_ fraction: Double, height: CGFloat) -> DrawnView {
        DrawnView(size: { CGSize(width: $0.width ?? 10, height: height) }) { frame, context, painter in
            SwitchDrawing.capsule(frame, .color(context.systemColor("systemFill").rgba(in: context)), &painter)
            let width = frame.width * fraction
            let x = context.environment.layoutDirection == .rightToLeft ? frame.maxX - width : frame.minX
            let filled = CGRect(x: x, y: frame.minY, width: width, height: frame.height)
            if width > 0 { SwitchDrawing.capsule(filled, TintShapeStyle().paint(in: context, frame), &painter) }
        }
    }

    // Eight spokes, each a step fainter than the one before, as the wheel stands at its start [assumed].
    static func wheel(size: CGFloat) -> DrawnView {
        DrawnView(width: size, height: size) { frame, context, painter in
            let color = context.environment.tint ?? context.systemColor("systemGray")
            let center = CGPoint(x: frame.midX, y: frame.midY)
            for spoke in 0..<8 {
                let direction = Trigonometry.sineAndCosine(CGFloat(spoke) / 8 * 2 * CGFloat.pi)
                let (dx, dy) = (direction.sine, -direction.cosine)
                var path = Path()
                path.move(to: CGPoint(x: center.x + dx * size * 0.25, y: center.y + dy * size * 0.25))
                path.addLine(to: CGPoint(x: center.x + dx * size * 0.44, y: center.y + dy * size * 0.44))
                painter.shape(
                    .path(path, evenOdd: false), .color(color.rgba(in: context).opacity(1 - Double(7 - spoke) * 0.11)),
                    stroke: StrokeStyle(lineWidth: size * 0.1, lineCap: .round))
            }
        }
    }
}
