import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A colour that can be chosen, shown as a disc at the trailing end.
nonisolated public struct ColorPicker<Label: View>: View, PrimitiveView {
    private let color: Color
    private let label: Label

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        color = selection.wrappedValue
        self.label = label()
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let inner = context.insideControl
        let color = color
        let well = DrawnView(width: 28, height: RowControl.height(28, context)) { frame, context, painter in
            let disc = CGRect(x: frame.minX, y: frame.midY - 14, width: 28, height: 28)
            painter.shape(.ellipse(disc.insetBy(dx: 5, dy: 5)), .color(color.rgba(in: context)))
            painter.shape(
                .ellipse(disc.insetBy(dx: 1.5, dy: 1.5)), .color(context.systemColor("systemGray3").rgba(in: context)),
                stroke: StrokeStyle(lineWidth: 3))
        }
        let row = ControlRow(label: PartView(part: inner.part("label", label)), control: well)
        return .nodes([context.controlNode("ColorPicker", row.keepingPlainDistances().resolved(inner))])
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection) { Text(title) }
    }
}
