/// How much room there is along one axis.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable, Codable {
    case compact
    case regular
}
