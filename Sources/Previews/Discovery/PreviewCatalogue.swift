import ProofsheetViews

/// The previews of one input, each with a name of its own, sorted by suite and then in the order of the source.
package struct PreviewCatalogue: Equatable, Sendable {
    package let previews: [CataloguedPreview]

    /// Names the previews that a host has found in the library made of the sources; of several sources in one library, those chosen.
    package init(
        _ entries: [PreviewEntry], of sources: SourceSet, choosing isChosen: (EntryOrigin) -> Bool = { _ in true }
    ) throws(CatalogueError) {
        let chosen = entries.enumerated().filter { isChosen($1.origin) }
        let unnamed = chosen.flatMap { Self.unnamed($1, index: $0, sources: sources) }
        guard !unnamed.isEmpty else { throw .noPreviews(input: sources.input, hidden: HiddenPreview.first(in: sources)) }
        let sorted = unnamed.sorted { ($0.suite, $0.order, $0.key) < ($1.suite, $1.order, $1.key) }
        let taken = try Self.chosenNames(sorted)
        previews = Self.named(sorted, taken: taken)
    }

    /// One view that is no preview, in the suite of its file.
    init(view name: String, attributes: PreviewAttributes, of sources: SourceSet) {
        let file = SourceFile(path: sources.input, bytes: [])
        previews = [
            CataloguedPreview(
                key: PreviewKey(entry: 0, part: 0), suite: file.stem, name: name, attributes: attributes, file: file.path,
                place: file.path, failure: nil)
        ]
    }

    /// A preview before its name is known.
    private struct Unnamed {
        let key: PreviewKey
        let suite: String
        let chosenName: String?
        let viewName: String
        let attributes: PreviewAttributes
        let place: String
        let order: PlaceOrder
        let failure: StepFailure?
    }

    /// The place in the sources: by path and line.
    private struct PlaceOrder: Comparable {
        let path: String
        let line: Int

        static func < (left: PlaceOrder, right: PlaceOrder) -> Bool { (left.path, left.line) < (right.path, right.line) }
    }

    private static func unnamed(_ entry: PreviewEntry, index: Int, sources: SourceSet) -> [Unnamed] {
        let (suite, order) = suiteAndPlace(of: entry.origin, sources: sources)
        let place = order.line > 0 ? "\(order.path):\(order.line)" : order.path
        func preview(_ part: Int, _ description: PreviewDescription?, _ failure: StepFailure?) -> Unnamed {
            Unnamed(
                key: PreviewKey(entry: index, part: part), suite: suite, chosenName: description?.attributes.displayName,
                viewName: description?.viewName ?? suite, attributes: description?.attributes ?? PreviewAttributes(),
                place: place, order: order, failure: failure)
        }
        switch entry.previews {
        case .success(let descriptions): return descriptions.enumerated().map { preview($0, $1, nil) }
        case .failure(let failure): return [preview(0, nil, failure)]
        }
    }

    private static func suiteAndPlace(of origin: EntryOrigin, sources: SourceSet) -> (String, PlaceOrder) {
        switch origin {
        case .macro(let path, let line): (SourceFile(path: path, bytes: []).stem, PlaceOrder(path: path, line: line))
        case .provider(let names):
            (suite(ofProvider: names), place(ofProvider: names, sources: sources))
        }
    }

    private static func place(ofProvider names: [String], sources: SourceSet) -> PlaceOrder {
        for file in sources.files {
            if let name = names.last, let line = file.line(ofType: name) { return PlaceOrder(path: file.path, line: line) }
        }
        return PlaceOrder(path: sources.input, line: 0)
    }

    /// The type's name without what only says that it holds previews; one that says nothing else gives way to its outer type's.
    private static func suite(ofProvider names: [String]) -> String {
        let name = names.last ?? "Previews"
        for suffix in ["_Previews", "_Preview"] where name.hasSuffix(suffix) && name.count > suffix.count {
            return String(name.dropLast(suffix.count))
        }
        if ["Previews", "Preview"].contains(name), names.count > 1 { return names[names.count - 2] }
        return name
    }

    /// The names that authors chose, in each suite; two of one name are an error.
    private static func chosenNames(_ previews: [Unnamed]) throws(CatalogueError) -> [String: Set<String>] {
        var places: [String: [String: String]] = [:]
        for preview in previews {
            guard let name = preview.chosenName else { continue }
            if let other = places[preview.suite]?[name] {
                throw .sameName(suite: preview.suite, name: name, places: [other, preview.place])
            }
            places[preview.suite, default: [:]][name] = preview.place
        }
        return places.mapValues { Set($0.keys) }
    }

    private static func named(_ previews: [Unnamed], taken: [String: Set<String>]) -> [CataloguedPreview] {
        var taken = taken
        return previews.map { preview in
            let name = preview.chosenName ?? freeName(preview.viewName, taken: taken[preview.suite, default: []])
            taken[preview.suite, default: []].insert(name)
            return CataloguedPreview(
                key: preview.key, suite: preview.suite, name: name, attributes: preview.attributes, file: preview.order.path,
                place: preview.place,
                failure: preview.failure)
        }
    }

    private static func freeName(_ name: String, taken: Set<String>) -> String {
        guard taken.contains(name) else { return name }
        var number = 2
        while taken.contains("\(name) \(number)") { number += 1 }
        return "\(name) \(number)"
    }
}
