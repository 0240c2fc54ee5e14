/// A modifier that says something about a preview and changes nothing of its view.
nonisolated struct PreviewAttributeModifier: PrimitiveModifier, PreviewAttributing {
    let previewAttributes: PreviewAttributes

    func resolve(_ context: ResolveContext, content: (ResolveContext) -> ViewList) -> ViewList { content(context) }
}
