import ProofsheetLayout

/// What a view may know of the bars around its screen once the screen is laid out.
final class ScreenBars {
    var hasLargeTitle = false
    /// Whether what scrolls on the screen has been scrolled under the bar above.
    var isScrolled = false
}

private enum ScreenBarsKey: EnvironmentKey { static var defaultValue: ScreenBars? { nil } }

extension EnvironmentValues {
    /// The bars of the screen around the view, nil outside navigation containers.
    var screenBars: ScreenBars? {
        get { self[ScreenBarsKey.self] }
        set { self[ScreenBarsKey.self] = newValue }
    }
}
