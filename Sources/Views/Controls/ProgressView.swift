import Foundation
import ProofsheetLayout

/// How far something has come: a bar where it is known, a wheel of spokes where it is not.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
    private let fraction: Double?
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let hasLabel, hasValue: Bool

    private init(
        fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel
    ) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
        hasLabel = Label.self != EmptyView.self
        hasValue = CurrentValueLabel.self != EmptyView.self
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        value.map { min(max(Double($0) / max(Double(total), .leastNonzeroMagnitude), 0), 1) }
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let inner = context.insideControl
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: hasLabel ? .init(part: inner.part("label", label)) : nil,
            currentValueLabel: hasValue ? .init(part: inner.part("value", currentValueLabel)) : nil)
        let list = inner.environment.progressViewStyle.make(configuration, inner)
        return .nodes([context.controlNode("ProgressView", list)])
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    public init() { self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView()) }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(fraction: Self.fraction(value, total), label: EmptyView(), currentValueLabel: EmptyView())
    }

    public init(_ progress: Progress) {
        self.init(fraction: progress.fractionCompleted, label: EmptyView(), currentValueLabel: EmptyView())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: EmptyView())
    }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey) {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
    }

    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(fraction: Self.fraction(value, total), label: Text(titleKey), currentValueLabel: EmptyView())
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(fraction: Self.fraction(value, total), label: Text(title), currentValueLabel: EmptyView())
    }
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label ?? .init(part: .empty),
            currentValueLabel: configuration.currentValueLabel ?? .init(part: .empty))
    }
}
