import ProofsheetDrawing
import ProofsheetPNG

/// Builds a whole golden in a folder beside the old one and puts it in its place at one stroke.
///
/// Killed at any moment, it leaves either the old golden or the new one, and at most a scratch folder that nobody reads.
struct GoldenWriter {
    let store: GoldenStore
    let output: OutputFolder
    let name: SnapshotName

    private var folder: String { store.folder(name) }
    private var scratch: String { Scratch.path(beside: folder) }

    /// Writes the golden unless the one that is there is the same already; says whether it wrote.
    func write(_ next: NextGolden, _ candidate: Candidate, replacing stored: StoredGolden?) throws(SnapshotError) -> Bool {
        do throws(SnapshotError) {
            try makeScratch()
            let golden = try fill(next, candidate, stored?.golden)
            let manifest = Manifest.bytes(golden)
            if let stored, Fingerprint(of: manifest) == stored.hash, try hasSameTrees(golden) {
                try FileAccess.remove(scratch)
                return false
            }
            try FileAccess.write(manifest, to: scratch + "/" + GoldenStore.manifest)
            try FileAccess.sync(folder: scratch)
            try putInPlace(isReplacing: FileAccess.kind(folder) != .nothing)
            return true
        } catch {
            // The first error is the one to tell; a scratch folder that stays is cleared by the next accept.
            try? FileAccess.remove(scratch)
            throw error
        }
    }

    private func makeScratch() throws(SnapshotError) {
        let relative = GoldenStore.relative(name)
        try FileAccess.makeFolders(String(relative[..<(relative.lastIndex(of: "/") ?? relative.endIndex)]), below: store.root)
        guard FileAccess.kind(folder) != .link else { throw .symbolicLink(path: folder) }
        try FileAccess.remove(scratch)
        try FileAccess.makeFolder(scratch)
    }

    private func fill(_ next: NextGolden, _ candidate: Candidate, _ golden: Golden?) throws(SnapshotError) -> Golden {
        var pictures: [String: Golden.Picture] = [:]
        for picture in next.pictures {
            let (file, facts) = try source(of: picture, golden)
            try FileAccess.write(file, to: "\(scratch)/\(picture.name).png")
            pictures[picture.name] = facts
            if let tree = try tree(of: picture) {
                try FileAccess.write(tree, to: "\(scratch)/\(picture.name).txt")
            }
        }
        return Golden(
            name: name, source: candidate.source, keep: candidate.keep, axes: candidate.axes, tools: candidate.inputs.tools,
            cells: next.cells, pictures: pictures)
    }

    private func source(
        of picture: NextGolden.Picture, _ golden: Golden?
    ) throws(SnapshotError) -> ([UInt8], Golden.Picture) {
        if let old = picture.old, let facts = golden?.pictures[old] {
            let file = try store.pictureFile(old, of: name, facts: facts)
            let hash = Fingerprint(of: file).hex
            return (file, Golden.Picture(file: hash, pixels: facts.pixels, width: facts.width, height: facts.height))
        }
        let path = candidatePath((picture.new?.name ?? picture.name) + ".png")
        do throws(PNGError) {
            let bitmap = try PNGDecoder.decode(try candidateFile(path))
            guard Fingerprint(of: bitmap).hex == picture.pixels else { throw PNGError.damagedPixels }
            let file = try PNGEncoder(.golden).encode(bitmap)
            return (
                file,
                Golden.Picture(
                    file: Fingerprint(of: file).hex, pixels: picture.pixels, width: bitmap.width, height: bitmap.height)
            )
        } catch { throw .damagedCandidate(path: path) }
    }

    private func tree(of picture: NextGolden.Picture) throws(SnapshotError) -> [UInt8]? {
        if let new = picture.new {
            let path = candidatePath(new.name + ".txt")
            do throws(SnapshotError) { return try FileAccess.read(path) } catch { throw .damagedCandidate(path: path) }
        }
        return try picture.old.flatMap { old throws(SnapshotError) in try store.tree(old, of: name) }
    }

    private func candidatePath(_ file: String) -> String {
        "\(output.path)/\(OutputFolder.candidates(name))/\(file)"
    }

    // A candidate that cannot be read is no PNG either.
    private func candidateFile(_ path: String) throws(PNGError) -> [UInt8] {
        do throws(SnapshotError) { return try FileAccess.read(path) } catch { throw .notPNG }
    }

    private func hasSameTrees(_ golden: Golden) throws(SnapshotError) -> Bool {
        for name in golden.pictures.keys.sorted() {
            let path = "\(scratch)/\(name).txt"
            let new = FileAccess.kind(path) == .file ? try FileAccess.read(path) : nil
            guard try store.tree(name, of: self.name) == new else { return false }
        }
        return true
    }

    private func putInPlace(isReplacing: Bool) throws(SnapshotError) {
        let parent = Scratch.parent(of: folder)
        if isReplacing {
            try FileAccess.swap(scratch, folder)
        } else {
            try FileAccess.move(scratch, to: folder)
        }
        try FileAccess.sync(folder: parent)
        try FileAccess.remove(scratch)
    }
}
