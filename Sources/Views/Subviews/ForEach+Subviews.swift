/// Elements that are known when the loop over them is resolved.
protocol LateElements {
    func found(in context: ResolveContext) -> Self
}

/// The views that a view comes to, empty until the loop over them is resolved.
nonisolated public struct ForEachSubviewCollection<Content>: RandomAccessCollection, LateElements {
    let view: any View
    var subviews = SubviewsCollection([])

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }

    public subscript(index: Int) -> Subview { subviews[index] }

    func found(in context: ResolveContext) -> Self {
        Self(view: view, subviews: SubviewSource(view, context).subviews(in: context))
    }
}

/// The sections that a view comes to, empty until the loop over them is resolved.
nonisolated public struct ForEachSectionCollection<Content>: RandomAccessCollection, LateElements {
    let view: any View
    var sections = SectionCollection([])

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }

    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    func found(in context: ResolveContext) -> Self {
        Self(view: view, sections: SubviewSource(view, context).sections(in: context))
    }
}

extension ForEach where Content: View {
    /// A view for each view that another comes to.
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(data: ForEachSubviewCollection(view: view), content: content, id: { $0.id })
    }

    /// A view for each section that another view comes to.
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(data: ForEachSectionCollection(view: view), content: content, id: { $0.id })
    }
}
