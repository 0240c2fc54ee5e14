import ProofsheetViews

/// A type in a loaded library that offers previews.
@MainActor enum LibraryEntry {
    case provider(any PreviewProvider.Type)
    case macro(any PreviewRegistry.Type)

    /// How the user's code names it.
    var origin: EntryOrigin {
        switch self {
        case .provider(let type): .provider(type: Self.names(of: type))
        case .macro(let type): .macro(path: type.source.path, line: type.source.line)
        }
    }

    /// What the previews are, without drawing them; this runs the user's code that makes the views of a provider.
    var descriptions: [PreviewDescription] {
        switch self {
        case .provider(let type):
            parts(of: type).map { PreviewDescription(attributes: $0.attributes, viewName: $0.viewName) }
        case .macro(let type):
            [PreviewDescription(attributes: type.makePreview().attributes, viewName: type.source.viewName)]
        }
    }

    /// The view of one preview, nil if there is none of this number.
    func view(part: Int) -> (any View)? {
        switch self {
        case .provider(let type):
            let parts = parts(of: type)
            return parts.indices.contains(part) ? parts[part].view : nil
        case .macro(let type): return part == 0 ? type.makePreview().makeView() : nil
        }
    }

    private func parts(of type: any PreviewProvider.Type) -> [PreviewPart] {
        func parts<Provider: PreviewProvider>(_ type: Provider.Type) -> [PreviewPart] {
            PreviewPart.parts(of: type.previews)
        }
        return parts(type)
    }

    /// The names of the type from the outermost in, without the module and without the marks of private contexts.
    private static func names(of type: Any.Type) -> [String] {
        String(reflecting: type).split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }.map(String.init)
    }
}
