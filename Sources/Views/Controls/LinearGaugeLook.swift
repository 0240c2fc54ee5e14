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

/// A gauge as a ring of 59 points with a gap below [assumed].
nonisolated struct CircularGaugeLook: ComposedView {
    let configuration: GaugeStyleConfiguration

    func compose(_ context: ResolveContext) -> some View {
        let fraction = configuration.value
        return ZStack {
            DrawnView(width: 59, height: 59) { frame, context, painter in
                let track = TintShapeStyle().paint(in: context, frame)
                painter.shape(
                    GaugeArc.outline(in: frame, to: 1), track.opacity(0.25), stroke: StrokeStyle(lineWidth: 6, lineCap: .round))
                painter.shape(
                    GaugeArc.outline(in: frame, to: fraction), track, stroke: StrokeStyle(lineWidth: 6, lineCap: .round))
            }
            configuration.currentValueLabel.font(.system(size: 20))
            configuration.label.font(.system(size: 11)).frame(height: 59, alignment: .bottom)
        }
    }
}
