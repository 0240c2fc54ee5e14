/// One preview of a provider: a view with what was said around it.
package struct PreviewPart {
    package let view: any View
    package let attributes: PreviewAttributes
    /// The type of the view without the modifiers around it.
    package let viewName: String

    /// Takes a view apart as a preview canvas does: groups, loops and tuples at the top are several previews.
    package static func parts(of view: any View) -> [PreviewPart] {
        guard let container = view as? any PreviewContainer else {
            return [PreviewPart(view: view, attributes: PreviewAttributes(), viewName: TypeName.short(type(of: view)))]
        }
        return container.previewParts
    }
}

/// A view that is not itself a preview, but holds one or several.
protocol PreviewContainer {
    var previewParts: [PreviewPart] { get }
}

/// A modifier that says something about the preview it is applied to.
protocol PreviewAttributing {
    /// Silent about every axis but its own.
    var previewAttributes: PreviewAttributes { get }
}
