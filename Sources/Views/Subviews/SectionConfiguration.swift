/// The parts of a section that a view holds; views outside of any section are one without header and footer.
nonisolated public struct SectionConfiguration: Identifiable {
    /// What tells a section from its neighbours.
    public struct ID: Hashable { let place: [Int] }

    public let id: ID
    public let header, content, footer: SubviewsCollection

    /// The values of the section's first view.
    public var containerValues: ContainerValues { (content.first ?? header.first)?.containerValues ?? ContainerValues() }
}

/// The sections that a view comes to, in order.
nonisolated public struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    init(_ sections: [SectionConfiguration]) { self.sections = sections }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }

    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SubviewSource {
    /// The sections of the view in order, and runs of views between them.
    func sections(in context: ResolveContext) -> SectionCollection {
        var sections: [SectionConfiguration] = []
        var loose: [Subview] = []
        func endRun() {
            guard let first = loose.first else { return }
            sections.append(
                SectionConfiguration(
                    id: SectionConfiguration.ID(place: first.id.place), header: SubviewsCollection([]),
                    content: SubviewsCollection(loose), footer: SubviewsCollection([])))
            loose = []
        }
        func visit(_ list: ViewList, _ place: [Int]) {
            switch list {
            case .nodes, .row: loose += list.leaves(under: place).map { Subview($0.node, at: $0.place, of: self) }
            case .group(let lists): for (index, list) in lists.enumerated() { visit(list, place + [index]) }
            case .lazy(let views): for index in 0..<views.count { visit(views.make(index), place + [index]) }
            case .section(let section):
                endRun()
                let parts = section.parts.enumerated().map { index, part in
                    SubviewsCollection(part.leaves(under: place + [index]).map { Subview($0.node, at: $0.place, of: self) })
                }
                sections.append(
                    SectionConfiguration(
                        id: SectionConfiguration.ID(place: place), header: parts[0], content: parts[1], footer: parts[2]))
            }
        }
        visit(list(in: context), [])
        endRun()
        return SectionCollection(sections)
    }
}
