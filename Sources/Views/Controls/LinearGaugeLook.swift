import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A gauge as a bar, its label above and its value below.
nonisolated struct LinearGaugeLook: ComposedView {
    let configuration: GaugeStyleConfiguration

    func compose(_ context: ResolveContext) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                ProgressDrawing.bar(configuration.value, height: 6)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption)
        }
    }
}

/// A gauge as a bar in small print, its label above and its value below, at the leading edge [assumed].
nonisolated struct AccessoryCapacityGaugeLook: ComposedView {
    let configuration: GaugeStyleConfiguration

    func compose(_ context: ResolveContext) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label.font(.headline)
            HStack(spacing: 6) {
                configuration.minimumValueLabel
                ProgressDrawing.bar(configuration.value, height: 6)
                configuration.maximumValueLabel
            }
            .font(.caption)
            configuration.currentValueLabel.font(.caption)
        }
    }
}

/// A gauge as a bar of one colour with a point where the value is, between its limits [assumed].
nonisolated struct AccessoryLinearGaugeLook: ComposedView {
    let configuration: GaugeStyleConfiguration

    func compose(_ context: ResolveContext) -> some View {
        let fraction = configuration.value
        return HStack(spacing: 6) {
            configuration.minimumValueLabel
            DrawnView(size: { CGSize(width: $0.width ?? 10, height: 11) }) { frame, context, painter in
                let paint = TintShapeStyle().paint(in: context, frame)
                let bar = CGRect(x: frame.minX, y: frame.midY - 3, width: frame.width, height: 6)
                SwitchDrawing.capsule(bar, paint, &painter)
                let isRightToLeft = context.environment.layoutDirection == .rightToLeft
                let way = max(0, frame.width - 6) * (isRightToLeft ? 1 - fraction : fraction)
                GaugePoint.draw(CGPoint(x: frame.minX + 3 + way, y: frame.midY), paint, context, &painter)
            }
            configuration.maximumValueLabel
        }
        .font(.caption)
    }
}

/// The point on a gauge: a disc with a rim of the ground.
enum GaugePoint {
    static func draw(_ center: CGPoint, _ paint: Paint, _ context: ResolveContext, _ painter: inout Painter) {
        func disc(_ radius: CGFloat, _ paint: Paint) {
            let box = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
            painter.shape(.ellipse(box), paint)
        }
        disc(5.5, .color(context.systemColor("systemBackground").rgba(in: context)))
        disc(3, paint)
    }
}
