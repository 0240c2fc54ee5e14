/// What accepting did to a golden.
package struct Acceptance: Equatable, Sendable {
    package let name: SnapshotName
    /// Keys of cells, sorted.
    package let added, changed, removed: [String]
    /// False where the golden was already as it should be.
    package let isWritten: Bool

    init(name: SnapshotName, old: Golden?, new: NextGolden, isWritten: Bool) {
        self.name = name
        self.isWritten = isWritten
        let before = old?.cells ?? [:]
        added = new.cells.keys.filter { before[$0] == nil }.sorted()
        removed = before.keys.filter { new.cells[$0] == nil }.sorted()
        let pixels = Dictionary(new.pictures.map { ($0.name, $0.pixels) }) { first, _ in first }
        changed = new.cells.keys.filter { key in
            guard let was = before[key], let now = new.cells[key] else { return false }
            guard let wasPicture = was.picture, let picture = now.picture else { return was.fingerprint != now.fingerprint }
            return old?.pictures[wasPicture]?.pixels != pixels[picture]
        }.sorted()
    }

    /// That a golden was removed with all its cells.
    init(removing golden: Golden, name: SnapshotName) {
        (self.name, added, changed, removed, isWritten) = (name, [], [], golden.cells.keys.sorted(), true)
    }

    /// What happened, as one line for people.
    package var sentence: String {
        guard isWritten else { return "\(name): nothing to accept." }
        let counts = [(added, "added"), (changed, "changed"), (removed, "removed")].filter { !$0.0.isEmpty }
        guard !counts.isEmpty else { return "\(name): the same pictures, noted with the present tools and fingerprints." }
        let parts = counts.map { "\($0.0.count) \($0.1)" }.joined(separator: ", ")
        return "\(name): \(parts)."
    }
}
