/// What a group makes of the views that another view comes to.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View, PrimitiveView {
    let view: Subviews
    let transform: (SubviewsCollection) -> Content

    func resolve(_ context: ResolveContext) -> ViewList {
        transform(SubviewSource(view, context).subviews(in: context)).resolved(context.child(.part("elements")))
    }
}

/// What a group makes of the sections that another view comes to.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View, PrimitiveView {
    let view: Sections
    let transform: (SectionCollection) -> Content

    func resolve(_ context: ResolveContext) -> ViewList {
        transform(SubviewSource(view, context).sections(in: context)).resolved(context.child(.part("elements")))
    }
}

extension Group where Content: View {
    /// Takes a view apart and makes something else of its parts.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(content: GroupElementsOfContent(view: view, transform: transform))
    }

    /// Takes a view apart into its sections and makes something else of them.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(content: GroupSectionsOfContent(view: view, transform: transform))
    }
}
