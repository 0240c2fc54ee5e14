import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A gauge as a ring of 59 points with a gap below and a point where the value is [assumed].
nonisolated struct CircularGaugeLook: ComposedView {
    let configuration: GaugeStyleConfiguration

    func compose(_ context: ResolveContext) -> some View {
        let fraction = configuration.value
        return ZStack {
            DrawnView(width: 59, height: 59) { frame, context, painter in
                let paint = TintShapeStyle().paint(in: context, frame)
                painter.shape(
                    GaugeArc.open.outline(in: frame, to: 1), paint, stroke: StrokeStyle(lineWidth: 6, lineCap: .round))
                GaugePoint.draw(GaugeArc.open.point(in: frame, at: fraction), paint, context, &painter)
            }
            configuration.currentValueLabel.font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.5).frame(width: 40)
            HStack(spacing: 4) {
                if let least = configuration.minimumValueLabel, let most = configuration.maximumValueLabel {
                    least
                    most
                } else {
                    configuration.label
                }
            }
            .font(.system(size: 11)).frame(height: 59, alignment: .bottom)
        }
    }
}

/// A gauge as a closed ring of 59 points, filled from the top as far as the value goes [assumed].
nonisolated struct CapacityRingLook: ComposedView {
    let configuration: GaugeStyleConfiguration

    func compose(_ context: ResolveContext) -> some View {
        let fraction = configuration.value
        return ZStack {
            DrawnView(width: 59, height: 59) { frame, context, painter in
                let paint = TintShapeStyle().paint(in: context, frame)
                let stroke = StrokeStyle(lineWidth: 6, lineCap: .round)
                painter.shape(GaugeArc.closed.outline(in: frame, to: 1), paint.opacity(0.25), stroke: stroke)
                if fraction > 0 { painter.shape(GaugeArc.closed.outline(in: frame, to: fraction), paint, stroke: stroke) }
            }
            Group {
                if let value = configuration.currentValueLabel { value } else { configuration.label }
            }
            .font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.5).frame(width: 42)
        }
    }
}
