/// The direction in which a view's content runs.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable, Codable {
    /// As in English.
    case leftToRight
    /// As in Arabic.
    case rightToLeft
}
