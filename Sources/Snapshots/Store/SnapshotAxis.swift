/// One dimension of the matrix: its name and its traits in the order of the matrix.
package struct SnapshotAxis: Equatable, Sendable, Codable {
    package let name: String
    package let traits: [String]

    package init(name: String, traits: [String]) {
        self.name = name
        self.traits = traits
    }
}
