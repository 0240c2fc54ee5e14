/// Brings the candidates of one preview from the folders of all shards into one, each picture once.
struct ShardPictures {
    private let name: SnapshotName
    private let shards: [OutputFolder]
    private let output: OutputFolder
    private let base: String

    init(_ name: SnapshotName, shards: [OutputFolder], output: OutputFolder, base: String) {
        (self.name, self.shards, self.output, self.base) = (name, shards, output, base)
    }

    /// Copies pictures and trees, writes the candidate for `accept`, and lets the report's paths lead to the copies.
    ///
    /// A shard that came without its candidates, as a report alone, leaves the report as it is.
    func merge(_ report: inout SnapshotReport) throws(SnapshotError) {
        try output.empty(OutputFolder.candidates(name))
        try output.empty(OutputFolder.differences(name))
        var candidates: [(folder: OutputFolder, candidate: Candidate)] = []
        for shard in shards {
            guard let candidate = try shard.candidate(name) else { return }
            candidates.append((shard, candidate))
        }
        guard let first = candidates.first?.candidate else { return }
        for (folder, candidate) in candidates where candidate.inputs != first.inputs || candidate.golden != first.golden {
            throw .foreignShard(path: folder.path, other: candidates.first?.folder.path ?? "")
        }
        var cells: [String: Candidate.Cell] = [:]
        var pictures: [String: Candidate.Picture] = [:]
        for (_, candidate) in candidates { cells.merge(candidate.cells) { old, _ in old } }
        for key in first.order {
            guard let pixels = cells[key]?.pixels, pictures[pixels] == nil,
                let (folder, candidate) = candidates.first(where: { $0.candidate.cells[key] != nil }),
                let picture = candidate.pictures[pixels]
            else { continue }
            let file = FileName.safe(key)
            let (from, to) = ("\(folder.path)/\(OutputFolder.candidates(name))/", OutputFolder.candidates(name))
            if picture.isNew { try copy(from + picture.name + ".png", to, file + ".png") }
            try copy(from + picture.name + ".txt", to, file + ".txt")
            pictures[pixels] = Candidate.Picture(name: file, isNew: picture.isNew, width: picture.width, height: picture.height)
        }
        try output.make(OutputFolder.candidates(name))
        try output.write(
            Candidate(
                formatVersion: first.formatVersion, name: name, source: first.source, keep: first.keep, axes: first.axes,
                inputs: first.inputs, golden: first.golden, order: first.order, cells: cells, pictures: pictures))
        try redirect(&report, cells, pictures)
    }

    private struct Pair: Hashable {
        let golden, pixels: String
    }

    private func redirect(
        _ report: inout SnapshotReport, _ cells: [String: Candidate.Cell], _ pictures: [String: Candidate.Picture]
    ) throws(SnapshotError) {
        var differences: [Pair: String] = [:]
        var changes: [Pair: CellChange] = [:]
        for index in report.cells.indices {
            let cell = report.cells[index]
            guard cell.candidate != nil, let pixels = cells[cell.key]?.pixels, let picture = pictures[pixels] else { continue }
            if picture.isNew { report.cells[index].candidate = told("\(OutputFolder.candidates(name))/\(picture.name).png") }
            guard let golden = cell.golden else { continue }
            let pair = Pair(golden: golden, pixels: pixels)
            // The first cell of the matrix that changed so speaks for all.
            if let change = cell.change { report.cells[index].change = changes[pair] ?? change }
            changes[pair] = report.cells[index].change
            guard let old = cell.difference else { continue }
            let folder = OutputFolder.differences(name)
            if differences[pair] == nil, let file = old.split(separator: "/").last,
                let shard = shards.first(where: { FileAccess.kind("\($0.path)/\(folder)/\(file)") == .file })
            {
                let new = FileName.safe(cell.key) + ".png"
                try copy("\(shard.path)/\(folder)/\(file)", folder, new)
                differences[pair] = told("\(folder)/\(new)")
            }
            report.cells[index].difference = differences[pair] ?? old
        }
    }

    /// A file of the output folder as reports tell it.
    private func told(_ relative: String) -> String {
        let path = output.path + "/" + relative
        return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : path
    }

    private func copy(_ path: String, _ folder: String, _ file: String) throws(SnapshotError) {
        try output.make(folder)
        try FileAccess.write(try FileAccess.read(path), to: "\(output.path)/\(folder)/\(file)")
    }
}
