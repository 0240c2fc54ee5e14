import Foundation
import ProofsheetLayout

/// A value within bounds, as a bar or on an arc.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View, PrimitiveView {
    private let fraction: Double
    private let label: Label
    private let value: CurrentValueLabel
    private let minimum, maximum: BoundsLabel?

    private init<V: BinaryFloatingPoint>(
        _ number: V, _ bounds: ClosedRange<V>, _ label: Label, _ value: CurrentValueLabel, _ minimum: BoundsLabel?,
        _ maximum: BoundsLabel?
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let place = length > 0 ? Double(number - bounds.lowerBound) / length : 0
        fraction = place.isFinite ? min(max(place, 0), 1) : 0
        self.label = label
        self.value = value
        (self.minimum, self.maximum) = (minimum, maximum)
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let inner = context.insideControl
        let configuration = GaugeStyleConfiguration(
            value: fraction, label: .init(part: inner.part("label", label)),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(part: inner.part("value", value)),
            minimumValueLabel: minimum.map { .init(part: inner.part("minimum", $0)) },
            maximumValueLabel: maximum.map { .init(part: inner.part("maximum", $0)) })
        return .nodes([context.controlNode("Gauge", inner.environment.gaugeStyle.make(configuration, inner))])
    }
}

extension Gauge {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), EmptyView(), nil, nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}
