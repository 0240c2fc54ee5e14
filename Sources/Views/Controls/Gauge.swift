import Foundation
import ProofsheetDrawing
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
        let list =
            switch context.environment.gaugeKind {
            case .linear: linear.resolved(inner)
            case .circular: circular(inner).resolved(inner)
            }
        return .nodes([context.controlNode("Gauge", list)])
    }

    private var linear: some View {
        VStack(spacing: 4) {
            label
            HStack(spacing: 8) {
                if let minimum { minimum }
                ProgressDrawing.bar(fraction, height: 6)
                if let maximum { maximum }
            }
            value.font(.caption)
        }
    }

    // A ring of 59 points with a gap below [assumed].
    private func circular(_ context: ResolveContext) -> some View {
        let fraction = fraction
        return ZStack {
            DrawnView(width: 59, height: 59) { frame, context, painter in
                let track = TintShapeStyle().paint(in: context, frame)
                painter.shape(
                    GaugeArc.outline(in: frame, to: 1), track.opacity(0.25), stroke: StrokeStyle(lineWidth: 6, lineCap: .round))
                painter.shape(
                    GaugeArc.outline(in: frame, to: fraction), track, stroke: StrokeStyle(lineWidth: 6, lineCap: .round))
            }
            value.font(.system(size: 20))
            label.font(.system(size: 11)).frame(height: 59, alignment: .bottom)
        }
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

/// The arc of a round gauge, open below, as a chain of short lines.
enum GaugeArc {
    static func outline(in frame: CGRect, to fraction: Double) -> Outline {
        let radius = min(frame.width, frame.height) / 2 - 3
        let steps = max(1, Int(96 * fraction))
        var points: [CGPoint] = []
        for step in 0...steps {
            let turn = 0.375 + 0.75 * fraction * Double(step) / Double(steps)
            let direction = Trigonometry.sineAndCosine(CGFloat(turn * 2) * CGFloat.pi)
            points.append(CGPoint(x: frame.midX + radius * direction.cosine, y: frame.midY + radius * direction.sine))
        }
        var path = Path()
        path.addLines(points)
        return .path(path, evenOdd: false)
    }
}
