/// Makes candidates of the last check the goldens; as long as it lives no other accept can run.
///
///     let session = try AcceptSession(store: store, output: output)
///     let accepted = try session.accept(name, inputs: inputs)
package struct AcceptSession {
    private let store: GoldenStore
    private let output: OutputFolder
    private let lock: AcceptLock

    /// Takes the lock and clears what a killed accept may have left.
    package init(store: GoldenStore, output: OutputFolder) throws(SnapshotError) {
        self.store = store
        self.output = output
        lock = try AcceptLock(output, store: store)
        try Scratch.clear(below: store.root + "/Snapshots")
    }

    /// Accepts the cells of these keys, or with nil all of them, new ones added and orphaned ones removed.
    ///
    /// Refuses a candidate that was not made from these inputs and this golden, and cells that failed; the golden then stays.
    package func accept(
        _ name: SnapshotName, keys: Set<String>? = nil, inputs: RunInputs
    ) throws(SnapshotError) -> Acceptance {
        guard var candidate = try output.candidate(name) else { throw .noCandidate(name.description) }
        var changed = inputs.changes(since: candidate.inputs)
        let stored = try store.golden(name)
        if stored?.hash.hex != candidate.golden { changed.append("the golden") }
        guard changed.isEmpty else { throw .staleCandidate(name.description, changed: changed) }
        let next = try NextGolden(candidate, golden: stored?.golden, keys: keys)
        let writer = GoldenWriter(store: store, output: output, name: name)
        let isWritten = try writer.write(next, candidate, replacing: stored)
        if isWritten, keys != nil {
            // The rest of the candidate can still be accepted: what was done just now is the only change of the golden.
            candidate.golden = try store.golden(name)?.hash.hex
            try output.write(candidate)
        }
        return Acceptance(name: name, old: stored?.golden, new: next, isWritten: isWritten)
    }

    /// Removes the cells that a matrix does not have any more from its golden, and the pictures that only they showed.
    package func prune(_ plan: SnapshotPlan) throws(SnapshotError) -> Acceptance? {
        guard let stored = try store.golden(plan.name), !plan.orphaned(in: stored.golden).isEmpty else { return nil }
        let golden = stored.golden
        let candidate = Candidate(pruning: golden, to: plan)
        let next = try NextGolden(candidate, golden: golden, keys: nil)
        let isWritten = try GoldenWriter(store: store, output: output, name: plan.name).write(next, candidate, replacing: stored)
        return Acceptance(name: plan.name, old: golden, new: next, isWritten: isWritten)
    }

    /// Removes some cells of a golden whose preview or matrix is gone, and the pictures that only they showed.
    package func remove(_ keys: Set<String>, of name: SnapshotName) throws(SnapshotError) -> Acceptance? {
        guard let golden = try store.golden(name)?.golden else { return nil }
        // A cell that a picture is named after comes first, so that what stays keeps its file names.
        let kept = golden.cells.keys.sorted().filter { !keys.contains($0) }
        guard !kept.isEmpty else {
            try remove(path: name.path)
            return Acceptance(removing: golden, name: name)
        }
        let (naming, others) = (kept.filter { golden.names($0) }, kept.filter { !golden.names($0) })
        return try prune(
            SnapshotPlan(
                name: name, source: golden.source, keep: golden.keep, axes: golden.axes,
                cells: (naming + others).map { PlannedCell(key: $0, traits: [:]) }))
    }

    /// Removes a golden whose preview or matrix is gone, and the folders above it that are empty then.
    package func remove(path: String) throws(SnapshotError) {
        guard try store.paths().contains(path) else { return }
        let top = store.root + "/Snapshots"
        var folder = top + "/" + path
        let scratch = Scratch.path(beside: folder)
        try FileAccess.remove(scratch)
        try FileAccess.move(folder, to: scratch)
        try FileAccess.sync(folder: Scratch.parent(of: folder))
        try FileAccess.remove(scratch)
        folder = Scratch.parent(of: folder)
        while folder != top, try FileAccess.names(in: folder).isEmpty {
            try FileAccess.remove(folder)
            folder = Scratch.parent(of: folder)
        }
    }
}
