import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A label with content that can be shown or hidden; shown only where its binding says so.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View, PrimitiveView {
    private let label: Label
    private let content: Content
    private let isExpanded: Binding<Bool>?

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), isExpanded: nil)
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(label: label(), content: content(), isExpanded: isExpanded) }

    private init(label: Label, content: Content, isExpanded: Binding<Bool>?) {
        self.label = label
        self.content = content
        self.isExpanded = isExpanded
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let inner = context.insideControl
        let isExpanded = isExpanded?.wrappedValue ?? false
        if let style = context.environment.disclosureGroupStyle {
            let configuration = DisclosureGroupStyleConfiguration(
                label: .init(part: inner.part("label", label)), content: .init(part: inner.part("content", content)),
                isExpanded: self.isExpanded ?? .constant(false))
            return .nodes([context.controlNode("DisclosureGroup", style.make(configuration, inner))])
        }
        let isRow = context.environment.enclosingList != nil
        let header = UnnamedRow(spacing: 8) {
            PartView(part: inner.part("label", label))
            Spacer(minLength: 0)
            DisclosureChevron(isExpanded: isExpanded)
        }.mapContext { if !isRow { $0.setForeground([AnyShapeStyle(TintShapeStyle())]) } }
        let shown = isExpanded ? inner.part("content", content).resolve(inner) : .empty
        if isRow {
            let rows = shown.mapNodes { node in
                context.wrap(node) { info in
                    var traits = info[ListRowAttribute.self] ?? ListRowTraits()
                    traits.depth += 1
                    info[ListRowAttribute.self] = traits
                }
            }
            return .group([.nodes([context.controlNode("DisclosureGroup", header.resolved(inner))]), rows])
        }
        let column = VStack(alignment: .leading) {
            header
            PartView(part: ViewPart { _ in shown })
        }
        return .nodes([context.controlNode("DisclosureGroup", column.resolved(inner))])
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}

/// The mark that tells whether content is shown.
nonisolated struct DisclosureChevron: ComposedView {
    /// Of the square around the mark, in points at the size large.
    static let side: CGFloat = 14

    /// The mark's own size at a scale.
    static func mark(isExpanded: Bool, _ scale: CGFloat) -> CGSize {
        isExpanded ? CGSize(width: 13 * scale, height: 8 * scale) : CGSize(width: 8 * scale, height: 13 * scale)
    }

    let isExpanded: Bool

    func compose(_ context: ResolveContext) -> some View {
        let isExpanded = isExpanded
        // It grows with the text.
        let scale = context.session.profile.scaling(.body, context.environment.sizeCategory)
        return DrawnView(width: Self.side * scale, height: Self.side * scale) { frame, context, painter in
            let isMirrored = context.environment.layoutDirection == .rightToLeft
            let size = Self.mark(isExpanded: isExpanded, scale)
            let place = CGRect(
                x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
            Chevron.draw(
                isExpanded ? .down : isMirrored ? .left : .right, in: place, TintShapeStyle().paint(in: context, frame),
                weight: 2 * scale, &painter)
        }
    }
}
