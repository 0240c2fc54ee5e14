/// The direction in which a view's content runs.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable, Codable {
    case leftToRight
    case rightToLeft
}
