/// Why the previews of an input are no catalogue.
package enum CatalogueError: Error, Equatable {
    case noPreviews(input: String)
    /// The places are sorted.
    case sameName(suite: String, name: String, places: [String])
}

extension CatalogueError: CustomStringConvertible {
    /// The sentence a person reads.
    package var description: String {
        switch self {
        case .noPreviews(let input):
            "There is no preview in \(input); a preview is a #Preview or a type that conforms to PreviewProvider."
        case .sameName(let suite, let name, let places):
            "Two previews are called \"\(name)\" in \(suite): at \(places.joined(separator: " and at ")). Give one of them another name."
        }
    }
}
