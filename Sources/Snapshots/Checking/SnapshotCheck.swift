import ProofsheetDrawing
import ProofsheetPNG

/// Judges the cells of one preview, one after the other in any order, and leaves candidates for `accept`.
///
///     var check = try SnapshotCheck(plan, store: store, output: output, inputs: inputs)
///     try check.judge("iphone-16", fingerprint: Fingerprint(of: list), tree: { tree.dump }, picture: { raster(list) })
///     let report = try check.finish()
package struct SnapshotCheck {
    package let plan: SnapshotPlan
    package let stored: StoredGolden?
    let store: GoldenStore
    let output: OutputFolder
    let inputs: RunInputs
    let ignoresFingerprints: Bool
    /// Why the golden cannot be compared with, nil where it can.
    let damage: String?
    let positions: [String: Int]
    var cells: [String: CheckedCell] = [:]
    var shelf: PictureShelf

    /// Reads the golden and clears what the last check left; with `ignoresFingerprints` every cell is compared by pixels.
    ///
    /// A golden that is damaged fails its cells, with the reason, and no others.
    package init(
        _ plan: SnapshotPlan, store: GoldenStore, output: OutputFolder, inputs: RunInputs,
        ignoresFingerprints: Bool = false
    ) throws(SnapshotError) {
        self.plan = plan
        self.store = store
        self.output = output
        self.inputs = inputs
        self.ignoresFingerprints = ignoresFingerprints
        do throws(SnapshotError) {
            (stored, damage) = (try store.golden(plan.name), nil)
        } catch {
            (stored, damage) = (nil, error.sentence(below: store.root))
        }
        positions = Dictionary(plan.cells.enumerated().map { ($1.key, $0) }) { first, _ in first }
        shelf = PictureShelf(name: plan.name, output: output, golden: stored?.golden)
        try output.empty(OutputFolder.candidates(plan.name))
        try output.empty(OutputFolder.differences(plan.name))
    }

    /// Keys of selected cells without a golden, in the order of the matrix.
    package var missing: [String] { plan.missing(in: stored?.golden).filter(plan.isSelected) }

    /// Keys of goldens without a cell that the run covers, sorted; a shard has none of its own.
    package var orphaned: [String] { plan.shard == nil ? plan.orphaned(in: stored?.golden) : [] }

    /// Finds the outcome of a cell; its tree and its picture at 1x are asked for only where they are needed.
    package mutating func judge(
        _ key: String, fingerprint: Fingerprint, tree: () -> String, picture: () throws -> Bitmap
    ) throws(SnapshotError) {
        if let damage { return fail(key, reason: damage) }
        guard let position = positions[key], plan.isSelected(key) else { return }
        let old = stored?.golden.cells[key]
        guard plan.keep == .pictures else {
            cells[key] = CheckedCell(
                outcome: old == nil ? .missing : old?.fingerprint == fingerprint.hex ? .matched : .differs,
                fingerprint: fingerprint)
            return
        }
        let facts = old?.picture.flatMap { stored?.golden.pictures[$0] }
        if isKnownMatch(key, fingerprint), let facts {
            cells[key] = CheckedCell(outcome: .matched, fingerprint: fingerprint, pixels: facts.pixels)
            try shelf.note(facts.pixels, size: facts.size, position: position, tree: tree)
            return
        }
        do {
            var bitmap: Bitmap?
            let pixels = try shelf.take(
                fingerprint, cell: key,
                expected: { bitmap in
                    guard let facts, let name = old?.picture else { return nil }
                    return try store.isPicture(name, of: plan.name, facts: facts, equalTo: bitmap) ? facts.pixels : nil
                },
                draw: {
                    let made = try picture()
                    bitmap = made
                    return made
                })
            var cell = CheckedCell(outcome: old == nil ? .missing : .differs, fingerprint: fingerprint, pixels: pixels.hash)
            try shelf.note(pixels.hash, size: pixels.size, position: position, tree: tree)
            if let facts, let name = old?.picture {
                if facts.pixels == pixels.hash {
                    cell.outcome = .matched
                } else {
                    cell.comparison = try shelf.compare(name, pixels.hash, position: position, tolerance: plan.cells[position].tolerance) {
                        (try store.picture(name, of: plan.name, facts: facts), try bitmap ?? picture())
                    }
                    if cell.comparison?.isMatch == true { cell.outcome = .matched }
                }
            }
            cells[key] = cell
        } catch let error as SnapshotError {
            throw error
        } catch let error as PNGError {
            fail(key, reason: error.sentence(about: "The picture of \(key)"))
        } catch {
            fail(key, reason: "\(error)")
        }
    }

    /// Notes that a cell could not be rendered or compared, and why in one sentence.
    package mutating func fail(_ key: String, reason: String) {
        guard positions[key] != nil, plan.isSelected(key) else { return }
        cells[key] = CheckedCell(outcome: .failed, reason: reason)
    }

    // Equal lists give equal pictures as long as the same tools draw them.
    private func isKnownMatch(_ key: String, _ fingerprint: Fingerprint) -> Bool {
        guard let golden = stored?.golden, let old = golden.cells[key], golden.keep == plan.keep else { return false }
        return !ignoresFingerprints && golden.tools == inputs.tools && old.fingerprint == fingerprint.hex
    }
}
