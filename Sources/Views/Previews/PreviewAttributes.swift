/// What a preview says about itself with preview modifiers or traits; nil leaves the axis to the matrix.
package struct PreviewAttributes: Hashable, Sendable {
    package var displayName: String?
    package var layout: PreviewLayout?
    package var device: PreviewDevice?
    package var orientation: InterfaceOrientation?
    package var colorScheme: ColorScheme?

    package init(
        displayName: String? = nil, layout: PreviewLayout? = nil, device: PreviewDevice? = nil,
        orientation: InterfaceOrientation? = nil, colorScheme: ColorScheme? = nil
    ) {
        self.displayName = displayName
        self.layout = layout
        self.device = device
        self.orientation = orientation
        self.colorScheme = colorScheme
    }

    /// These attributes, and those of an enclosing view where these are silent.
    package func inheriting(_ outer: PreviewAttributes) -> PreviewAttributes {
        PreviewAttributes(
            displayName: displayName ?? outer.displayName, layout: layout ?? outer.layout, device: device ?? outer.device,
            orientation: orientation ?? outer.orientation, colorScheme: colorScheme ?? outer.colorScheme)
    }
}
