/// Why the previews of an input are no catalogue.
package enum CatalogueError: Error, Equatable {
    /// No preview was found; `hidden` is one that stands inside conditions which do not hold.
    case noPreviews(input: String, hidden: HiddenPreview? = nil)
    /// The places are sorted.
    case sameName(suite: String, name: String, places: [String])
}

extension CatalogueError: CustomStringConvertible {
    /// The sentence a person reads.
    package var description: String {
        switch self {
        case .noPreviews(let input, nil):
            "There is no preview in \(input); a preview is a #Preview or a type that conforms to PreviewProvider."
        case .noPreviews(let input, let hidden?): "There is no preview in \(input). \(hidden.sentence)"
        case .sameName(let suite, let name, let places):
            "Two previews are called \"\(name)\" in \(suite): at \(places.joined(separator: " and at ")). Give one of them another name."
        }
    }
}
