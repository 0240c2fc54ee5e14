nonisolated extension View {
    /// Decides how the size of a preview's picture comes about; applies where it stands at the top of a preview.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(PreviewAttributeModifier(previewAttributes: PreviewAttributes(layout: value)))
    }

    /// Names a preview; nil leaves it named after its view.
    public func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewAttributeModifier(previewAttributes: PreviewAttributes(displayName: value)))
    }

    /// Pins a preview to one device; nil leaves it to the matrix.
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(PreviewAttributeModifier(previewAttributes: PreviewAttributes(device: value)))
    }

    /// Pins a preview to one orientation.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(PreviewAttributeModifier(previewAttributes: PreviewAttributes(orientation: value)))
    }

    /// Takes the context of a widget's preview, which a picture of a view does not use.
    public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
