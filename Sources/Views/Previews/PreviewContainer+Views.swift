extension Group: PreviewContainer where Content: View {
    var previewParts: [PreviewPart] { PreviewPart.parts(of: content) }
}

extension TupleView: PreviewContainer {
    var previewParts: [PreviewPart] { children.flatMap { PreviewPart.parts(of: $0) } }
}

extension ForEach: PreviewContainer where Content: View {
    var previewParts: [PreviewPart] { data.flatMap { PreviewPart.parts(of: content($0)) } }
}

extension AnyView: PreviewContainer {
    var previewParts: [PreviewPart] { PreviewPart.parts(of: content) }
}

extension _ConditionalContent: PreviewContainer where TrueContent: View, FalseContent: View {
    var previewParts: [PreviewPart] {
        switch storage {
        case .trueContent(let content): PreviewPart.parts(of: content)
        case .falseContent(let content): PreviewPart.parts(of: content)
        }
    }
}

extension Optional: PreviewContainer where Wrapped: View {
    var previewParts: [PreviewPart] { map { PreviewPart.parts(of: $0) } ?? [] }
}

extension ModifiedContent: PreviewContainer where Content: View, Modifier: ViewModifier {
    /// The parts of the content, each with the modifier around it; what the inner ones say wins.
    var previewParts: [PreviewPart] {
        let outer = (modifier as? any PreviewAttributing)?.previewAttributes ?? PreviewAttributes()
        return PreviewPart.parts(of: content).map { part in
            PreviewPart(
                view: modified(part.view), attributes: part.attributes.inheriting(outer), viewName: part.viewName)
        }
    }

    private func modified(_ view: some View) -> any View { view.modifier(modifier) }
}
