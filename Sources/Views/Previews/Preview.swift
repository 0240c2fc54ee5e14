/// A named view to draw, as `#Preview` makes it.
public struct Preview {
    /// The kind of traits that previews of views have.
    public enum ViewTraits {}

    package let displayName: String?
    package let traits: [PreviewTrait<ViewTraits>]
    package let body: @MainActor () -> any View

    /// A preview with a name, or one that is named after its first view.
    public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
        (displayName, traits, self.body) = (name, [], body)
    }

    /// A preview with traits that pin axes of the matrix.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>, _ additionalTraits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        (displayName, self.traits, self.body) = (name, [traits] + additionalTraits, body)
    }

    /// What the name and the traits say; later traits win.
    package var attributes: PreviewAttributes {
        var attributes = PreviewAttributes(displayName: displayName)
        for trait in traits { trait.apply(to: &attributes) }
        return attributes
    }

    /// The view with the modifiers of its traits around it, the first one outermost.
    @MainActor package func makeView() -> any View {
        traits.reversed().reduce(body()) { view, trait in trait.wrap(view) }
    }
}
