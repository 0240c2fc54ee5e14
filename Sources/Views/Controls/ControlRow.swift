import Foundation
import ProofsheetLayout

/// A label at the leading end and a control at the trailing one; hidden labels leave the control alone.
nonisolated struct ControlRow<Label: View, Control: View>: ComposedView {
    let label: Label
    let control: Control
    /// Whether the control goes below the label at accessibility sizes.
    var stacking = Stacking.never

    /// When a control goes below its label at accessibility sizes: never, where it does not fit beside it, or always.
    enum Stacking { case never, whereTight, always }

    func compose(_ context: ResolveContext) -> some View {
        if context.environment.labelsAreHidden {
            return AnyView(control)
        }
        let shown = control.environment(\.labelsAreHidden, false)
        let title = TitleColumn(label: label)
        let row = UnnamedRow(spacing: 8) {
            title
            Spacer(minLength: 0)
            shown
        }
        guard stacking != .never, context.environment.sizeCategory.isAccessibilityCategory else { return AnyView(row) }
        let column = UnnamedColumn(alignment: .leading, spacing: 4) {
            title
            shown
        }
        if stacking == .always { return AnyView(column.frame(maxWidth: .infinity, alignment: .leading)) }
        return AnyView(
            FirstThatFits {
                row
                column
            })
    }
}

/// The label of a control: of several texts the first is the title, the others stand below it, smaller and grey.
nonisolated struct TitleColumn<Label: View>: View, PrimitiveView {
    let label: Label

    func resolve(_ context: ResolveContext) -> ViewList {
        let place = context.inside(.vertical)
        let nodes = label.resolved(place).realized
        guard nodes.count > 1 else { return .nodes(nodes) }
        var below = place
        below.environment.font = .subheadline
        below.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
        let column = [nodes[0]] + label.resolved(below).realized.dropFirst()
        return .nodes([
            LayoutNode(
                LayoutBehavior(VStackLayout(alignment: .leading)), children: column,
                direction: context.environment.layoutDirection)
        ])
    }
}

/// The first view that is not too wide, else the last, without a name of its own in paths.
nonisolated struct FirstThatFits<Content: View>: View, PrimitiveView {
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    func resolve(_ context: ResolveContext) -> ViewList {
        let candidates = content.resolved(context).realized
        return .nodes([LayoutNode(FittingRule(.horizontal, candidates), children: candidates)])
    }
}

/// Views below each other without a name of their own in paths.
nonisolated struct UnnamedColumn<Content: View>: View, PrimitiveView {
    private let layout: VStackLayout
    private let content: Content

    init(alignment: HorizontalAlignment, spacing: CGFloat, @ViewBuilder content: () -> Content) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let nodes = content.resolved(context.inside(.vertical)).realized
        return .nodes([
            LayoutNode(LayoutBehavior(layout), children: nodes, direction: context.environment.layoutDirection)
        ])
    }
}
