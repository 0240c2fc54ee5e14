import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A label with two buttons that make a value smaller and larger.
nonisolated public struct Stepper<Label: View>: View, PrimitiveView {
    private let label: Label

    private init(shown label: Label) { self.label = label }

    func resolve(_ context: ResolveContext) -> ViewList {
        let inner = context.insideControl
        let look = ControlRow(label: PartView(part: inner.part("label", label)), control: StepperDrawing.view(context))
        return .nodes([context.controlNode("Stepper", look.keepingPlainDistances().resolved(inner))])
    }
}

extension Stepper {
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(shown: label()) }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(shown: label()) }

    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(shown: label()) }

    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) { self.init(shown: label()) }

    @_disfavoredOverload
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) { self.init(shown: label()) }
}

extension Stepper where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(shown: Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(shown: Text(title)) }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(shown: Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(shown: Text(title)) }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(shown: Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(shown: Text(title)) }
}

/// The two buttons of a stepper on their ground.
enum StepperDrawing {
    static func view(_ context: ResolveContext) -> DrawnView {
        let profile = context.session.profile
        let size = CGSize(width: profile.metric("stepper.width"), height: profile.metric("stepper.height"))
        let radius = CGFloat(profile.metric("stepper.radius"))
        let weight = CGFloat(profile.metric("stepper.signWeight"))
        // The ends of the signs are round.
        let arm = (CGFloat(profile.metric("stepper.signSize")) - weight) / 2
        let inset = CGFloat(profile.metric("stepper.lineInset"))
        return DrawnView(width: size.width, height: RowControl.height(size.height, context)) { frame, context, painter in
            let (profile, scheme) = (context.session.profile, context.environment.colorScheme)
            let box = CGRect(x: frame.minX, y: frame.midY - size.height / 2, width: size.width, height: size.height)
            painter.shape(
                .continuousRect(box, cornerSize: CGSize(width: radius, height: radius)),
                .color(profile.color("tertiarySystemFill", scheme)))
            painter.shape(
                .rect(CGRect(x: box.midX - 0.5, y: box.minY + inset, width: 1, height: box.height - 2 * inset)),
                .color(profile.color("separator", scheme)))
            let isMirrored = context.environment.layoutDirection == .rightToLeft
            for (quarter, isPlus) in [(CGFloat(0.25), isMirrored), (0.75, !isMirrored)] {
                let center = CGPoint(x: box.minX + box.width * quarter, y: box.midY)
                var path = Path()
                path.move(to: CGPoint(x: center.x - arm, y: center.y))
                path.addLine(to: CGPoint(x: center.x + arm, y: center.y))
                if isPlus {
                    path.move(to: CGPoint(x: center.x, y: center.y - arm))
                    path.addLine(to: CGPoint(x: center.x, y: center.y + arm))
                }
                painter.shape(
                    .path(path, evenOdd: false), .color(profile.color("label", scheme)),
                    stroke: StrokeStyle(lineWidth: weight, lineCap: .round))
            }
        }
    }
}
