/// A golden as it was read, with the SHA-256 of its manifest, by which a later change of it is noticed.
package struct StoredGolden: Equatable, Sendable {
    package let golden: Golden
    package let hash: Fingerprint

    package init(golden: Golden, hash: Fingerprint) {
        self.golden = golden
        self.hash = hash
    }
}
