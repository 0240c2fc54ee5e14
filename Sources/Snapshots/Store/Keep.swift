/// What a golden holds besides the fingerprint of every cell.
package enum Keep: String, Hashable, Sendable, Codable, CaseIterable {
    /// One PNG and one laid-out tree for each distinct picture.
    case pictures
    /// Nothing more.
    case fingerprints
}
