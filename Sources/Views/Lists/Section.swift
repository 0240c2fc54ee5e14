import Foundation
import ProofsheetLayout

/// Views that belong together, with a header and a footer; a list sets them as a group of rows.
nonisolated public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    var isExpanded = true
    var isCollapsible = true
}

extension Section where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { self.init(header: header(), content: content(), footer: footer()) }

    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }

    /// Shows its content while the binding says so.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    func resolve(_ context: ResolveContext) -> ViewList {
        let kind = context.environment.enclosingList
        return .section(
            SectionViews(
                header: title(kind, context),
                content: isExpanded ? content.resolved(context.child(.part("content"))) : .empty,
                footer: footer.resolved(SectionText.context(for: .footer, in: kind, context)),
                identity: context.identity))
    }

    // In the style of a sidebar a mark after the title opens and closes the section.
    private func title(_ kind: ListKind?, _ context: ResolveContext) -> ViewList {
        let place = SectionText.context(for: .header, in: kind, context)
        let title = header.resolved(place)
        guard kind == .sidebar, isCollapsible, Parent.self != EmptyView.self else { return title }
        let row = UnnamedRow(spacing: 8) {
            PartView(part: ViewPart { _ in title })
            Spacer(minLength: 0)
            DisclosureChevron(isExpanded: isExpanded)
        }
        return row.resolved(place)
    }

    public func collapsible(_ collapsible: Bool) -> some View {
        var section = self
        section.isCollapsible = collapsible
        return section
    }
}
