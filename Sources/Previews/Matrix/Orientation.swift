/// Whether the screen stands or lies.
package enum Orientation: String, Hashable, Sendable, CaseIterable, Codable {
    case portrait, landscape
}
