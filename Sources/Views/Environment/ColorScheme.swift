/// Light or dark appearance.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable, Codable {
    case light
    case dark
}
