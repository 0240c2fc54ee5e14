/// The generation of the system a cell imitates: metrics and colours changed with iOS 26.
package enum SystemGeneration: String, Hashable, Sendable, CaseIterable, Codable {
    case ios18
    case ios26
}
