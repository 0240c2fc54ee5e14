import ProofsheetDrawing

/// A named colour of the system in each appearance.
package struct SystemColor: Hashable, Sendable {
    package var light, dark: RGBA
    /// In the dark appearance on sheets and popovers.
    package var darkElevated: RGBA

    package init(light: RGBA, dark: RGBA, darkElevated: RGBA? = nil) {
        (self.light, self.dark, self.darkElevated) = (light, dark, darkElevated ?? dark)
    }
}
