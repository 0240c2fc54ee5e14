/// What a navigation bar shows for one screen.
public struct NavigationBarItem: Sendable {
    /// How the title is set.
    public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// How the title of a toolbar is set.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode

    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}
