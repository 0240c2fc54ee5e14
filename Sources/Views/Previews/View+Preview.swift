/// Says something about the preview it is applied to; it pins an axis of the matrix and changes nothing about the view itself.
nonisolated struct PreviewAttributesModifier: PrimitiveModifier, PreviewAttributing {
    let attributes: PreviewAttributes

    var previewAttributes: PreviewAttributes { attributes }

    func resolve(_ context: ResolveContext, content: (ResolveContext) -> ViewList) -> ViewList { content(context) }
}

nonisolated extension View {
    public func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewAttributesModifier(attributes: PreviewAttributes(displayName: value)))
    }

    public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(PreviewAttributesModifier(attributes: PreviewAttributes(layout: value)))
    }

    public func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(PreviewAttributesModifier(attributes: PreviewAttributes(device: value)))
    }

    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(PreviewAttributesModifier(attributes: PreviewAttributes(orientation: value)))
    }

    /// Accepted; there are no widgets or the like here that would ask for it.
    public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}

/// Something that previews of a certain kind are drawn in.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a preview's context.
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
