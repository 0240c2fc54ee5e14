/// The golden as it will be: which cells, which pictures, and where each picture and tree comes from; nothing is written yet.
struct NextGolden {
    /// A picture and the file names it has now: `old` in the golden, `new` in the candidate.
    struct Picture {
        let name: String
        let pixels: String
        let old: String?
        let new: Candidate.Picture?
    }

    private struct Entry {
        let key: String
        let fingerprint: String
        let pixels: String?
        let isAccepted: Bool
    }

    let cells: [String: Golden.Cell]
    let pictures: [Picture]

    /// Takes the accepted cells from the candidate and all others from the golden; `keys` nil accepts, adds and removes all.
    init(_ candidate: Candidate, golden: Golden?, keys: Set<String>?) throws(SnapshotError) {
        try Self.refuseFailed(candidate, keys: keys)
        let orphans = Set(golden?.cells.keys.sorted() ?? []).subtracting(candidate.order).sorted()
        var entries: [Entry] = []
        // Orphans stay until they are named, or everything is accepted.
        for key in candidate.order + (keys.map { keys in orphans.filter { !keys.contains($0) } } ?? []) {
            if let entry = try Self.entry(key, candidate, golden, keys) { entries.append(entry) }
        }
        var names: [String: String] = [:]
        var pictures: [Picture] = []
        let accepted = Set(entries.filter(\.isAccepted).compactMap(\.pixels))
        let old = Dictionary((golden?.pictures ?? [:]).map { ($1.pixels, $0) }) { min($0, $1) }
        for entry in entries {
            guard let pixels = entry.pixels, names[pixels] == nil else { continue }
            let name = FileName.safe(entry.key)
            names[pixels] = name
            pictures.append(
                Picture(
                    name: name, pixels: pixels, old: old[pixels],
                    new: accepted.contains(pixels) ? candidate.pictures[pixels] : nil))
        }
        self.pictures = pictures
        cells = Dictionary(
            entries.map { entry in
                (entry.key, Golden.Cell(fingerprint: entry.fingerprint, picture: entry.pixels.flatMap { names[$0] }))
            }
        ) { first, _ in first }
    }

    private static func refuseFailed(_ candidate: Candidate, keys: Set<String>?) throws(SnapshotError) {
        let failed = candidate.order.filter {
            candidate.cells[$0]?.outcome == .failed && keys?.contains($0) ?? true
        }
        guard let first = failed.first else { return }
        throw .failedCells(
            candidate.name.description, count: failed.count, first: first,
            reason: candidate.cells[first]?.reason ?? "It was not rendered.")
    }

    private static func entry(
        _ key: String, _ candidate: Candidate, _ golden: Golden?, _ keys: Set<String>?
    ) throws(SnapshotError) -> Entry? {
        let old = golden?.cells[key]
        let oldPixels = old?.picture.flatMap { golden?.pictures[$0]?.pixels }
        let keepsPictures = candidate.keep == .pictures
        if keys?.contains(key) ?? true, let checked = candidate.cells[key], let fingerprint = checked.fingerprint {
            // What matched only within a tolerance keeps the picture that was accepted, or goldens would drift.
            guard checked.outcome == .matched, let old, keepsPictures, checked.pixels != oldPixels else {
                return Entry(key: key, fingerprint: fingerprint, pixels: checked.pixels, isAccepted: true)
            }
            return Entry(key: key, fingerprint: old.fingerprint, pixels: oldPixels, isAccepted: false)
        }
        guard let golden, let old else { return nil }
        // Under one list of tools a fingerprint must stand for one picture, so what stays has to be proved by the new ones.
        guard golden.tools == candidate.inputs.tools || candidate.cells[key]?.outcome == .matched else {
            throw .wholeOnly(candidate.name.description, changed: "tools")
        }
        guard golden.keep == candidate.keep else {
            throw .wholeOnly(candidate.name.description, changed: "settings")
        }
        return Entry(key: key, fingerprint: old.fingerprint, pixels: oldPixels, isAccepted: false)
    }
}
