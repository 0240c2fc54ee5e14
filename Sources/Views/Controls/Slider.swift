import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A value on a line between two bounds; takes the width it is offered.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View, PrimitiveView {
    private let fraction: Double
    private let label: Label
    private let minimum, maximum: ValueLabel?

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ label: Label, _ minimum: ValueLabel?, _ maximum: ValueLabel?
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let place = length > 0 ? Double(value.wrappedValue - bounds.lowerBound) / length : 0
        fraction = place.isFinite ? min(max(place, 0), 1) : 0
        self.label = label
        (self.minimum, self.maximum) = (minimum, maximum)
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let inner = context.insideControl
        let look = UnnamedRow(spacing: 8) {
            if let minimum { minimum }
            SliderDrawing.view(fraction, context)
            if let maximum { maximum }
        }
        return .nodes([context.controlNode("Slider", look.keepingPlainDistances().resolved(inner))])
    }
}

extension Slider {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, label(), minimumValueLabel(), maximumValueLabel()) }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, label(), minimumValueLabel(), maximumValueLabel()) }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, label(), minimumValueLabel, maximumValueLabel) }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, label(), minimumValueLabel, maximumValueLabel) }
}

extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, label(), nil, nil) }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, label(), nil, nil) }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, EmptyView(), nil, nil) }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, EmptyView(), nil, nil) }
}

/// The track and the knob of a slider.
enum SliderDrawing {
    static func view(_ fraction: Double, _ context: ResolveContext) -> DrawnView {
        let profile = context.session.profile
        let height = RowControl.height(profile.metric("slider.height"), context, fills: true)
        let track = CGFloat(profile.metric("slider.trackHeight"))
        let knob = CGSize(width: profile.metric("slider.knobWidth"), height: profile.metric("slider.knobHeight"))
        return DrawnView(size: { CGSize(width: $0.width ?? 10, height: height) }) { frame, context, painter in
            let isMirrored = context.environment.layoutDirection == .rightToLeft
            let line = CGRect(x: frame.minX, y: frame.midY - track / 2, width: frame.width, height: track)
            SwitchDrawing.capsule(line, .color(context.systemColor("systemFill").rgba(in: context)), &painter)
            let start = max(0, frame.width - knob.width) * fraction
            let x = isMirrored ? frame.maxX - start - knob.width : frame.minX + start
            let filled = CGRect(
                x: isMirrored ? x + knob.width / 2 : frame.minX, y: line.minY, width: start + knob.width / 2, height: track)
            SwitchDrawing.capsule(filled, TintShapeStyle().paint(in: context, frame), &painter)
            var shadow = GroupEffect()
            shadow.shadow = GroupEffect.Shadow(color: RGBA.black.opacity(0.15), radius: 4, offset: CGSize(width: 0, height: 2))
            var inner = Painter(node: painter.node)
            SwitchDrawing.capsule(
                CGRect(x: x, y: frame.midY - knob.height / 2, width: knob.width, height: knob.height), .color(.white), &inner)
            painter.group(shadow, inner.items)
        }
    }
}
