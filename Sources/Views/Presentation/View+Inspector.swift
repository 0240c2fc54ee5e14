import Foundation
import ProofsheetDrawing
import ProofsheetLayout

nonisolated extension View {
    /// Shows a column with details at the trailing edge of the view while the binding says so; a sheet where there is little room.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
        modifier(InspectorModifier { isPresented.wrappedValue ? ViewResolver(content()) : nil })
    }

    /// The width in points of the inspector that the view fills.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View { navigationSplitViewColumnWidth(width) }

    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        inspectorColumnWidth(ideal)
    }
}

/// A view with a column beside it, which it sees as unsafe area, as a detail sees those before it.
nonisolated struct InspectorModifier: PrimitiveModifier {
    /// What the column shows, nil while there is none.
    let presented: () -> ViewResolver?

    init(_ presented: @escaping () -> ViewResolver?) { self.presented = presented }

    func resolve(_ context: ResolveContext, content: (ResolveContext) -> ViewList) -> ViewList {
        let place = context.child(.part("inspected"))
        let list = content(place)
        guard let view = MainThread.run(presented, { $0() }) else { return list }
        guard context.environment.horizontalSizeClass == .regular else {
            context.session.present(place, .sheet, view, from: nil)
            return list
        }
        let column = column(view, context)
        let width = column.sizeThatFits(.zero).width
        let beside = context.wrap(
            place.single(list), SafeAreaPaddingRule(EdgeInsets(width, on: .trailing), tolerance: context.environment.pixelLength / 2))
        return .nodes([
            context.wrap(
                beside, LayersRule(primary: 0, alignment: .topTrailing), children: [beside, column])
        ])
    }

    private func column(_ view: ViewResolver, _ context: ResolveContext) -> LayoutNode {
        let place = context.inside().alone.child(.part("inspector"))
        let content = place.single(view.resolve(place))
        let width = content.info[ColumnWidthAttribute.self] ?? CGFloat(context.session.profile.metric("inspector.columnWidth"))
        let greedy = FlexibleFrameRule.Bounds(min: nil, ideal: nil, max: .infinity)
        let none = FlexibleFrameRule.Bounds(min: nil, ideal: nil, max: nil)
        let filling = place.wrap(content, FlexibleFrameRule(horizontal: none, vertical: greedy, alignment: .top))
        let framed = place.wrap(filling, FixedFrameRule(width: width, height: nil, alignment: .top))
        let ground = Color(.system("systemBackground")).ignoresSafeArea(edges: .vertical)
            .resolved(place.child(.part("ground"))).realized
        let line = InspectorLine().resolved(place.child(.part("line"))).realized
        return context.node("Inspector", LayersRule(primary: ground.count, alignment: .leading), children: ground + [framed] + line)
    }
}

/// The line between an inspector and what it describes.
nonisolated struct InspectorLine: ComposedView {
    func compose(_ context: ResolveContext) -> some View {
        Rectangle().fill(SeparatorShapeStyle()).frame(width: context.environment.pixelLength).ignoresSafeArea(edges: .vertical)
    }
}
