extension SnapshotCheck {
    /// Writes the candidate for `accept` and reports every cell the run covers; a selected cell that was never judged failed.
    package mutating func finish() throws(SnapshotError) -> SnapshotReport {
        for cell in plan.cells where plan.isSelected(cell.key) && cells[cell.key] == nil {
            cells[cell.key] = CheckedCell(outcome: .failed, reason: "It was not rendered.")
        }
        let pictures = try shelf.candidates(plan.cells)
        let differences = try shelf.differences(plan.cells)
        try writeCandidate(pictures)
        let changes = try shelf.changes(plan.cells) { picture throws(SnapshotError) in
            try store.tree(picture, of: plan.name).map { String(decoding: $0, as: UTF8.self) }
        }
        let planned = plan.cells.compactMap { cell in
            cells[cell.key].map { report(cell, $0, pictures, differences, changes) }
        }
        let golden = stored?.golden
        var result = SnapshotReport(
            name: plan.name, hasGolden: golden != nil || damage != nil, isComplete: plan.selection == nil, keep: plan.keep, axes: plan.axes,
            toolChanges: golden.map { SnapshotReport.toolChanges(golden: $0.tools, now: inputs.tools) } ?? [],
            growth: Growth.sentences(plan: plan, golden: golden, missing: missing, orphaned: orphaned),
            cells: planned + orphaned.map { orphan($0) })
        result.whole = plan.shard.map(whole)
        return result
    }

    /// What the run that a shard is a part of knows before it renders anything.
    private func whole(_ shard: SnapshotPlan.Shard) -> SnapshotReport.Whole {
        let golden = stored?.golden
        let missing = plan.missing(in: golden).filter { shard.selection?.contains($0) ?? true }
        let orphaned = plan.orphaned(in: golden)
        return SnapshotReport.Whole(
            isComplete: shard.selection == nil, count: shard.selection?.count ?? plan.cells.count,
            growth: Growth.sentences(plan: plan, golden: golden, missing: missing, orphaned: orphaned),
            orphaned: orphaned.map { orphan($0) })
    }

    private func report(
        _ cell: PlannedCell, _ checked: CheckedCell, _ pictures: [String: Candidate.Picture],
        _ differences: (String, String) -> String?, _ changes: (String, String) -> CellChange?
    ) -> CellReport {
        var report = CellReport(
            key: cell.key, traits: cell.traits, outcome: checked.outcome, comparison: checked.comparison,
            reason: checked.reason)
        let golden = stored?.golden.cells[cell.key]?.picture
        report.golden = golden.map(goldenPath)
        guard let pixels = checked.pixels, checked.outcome != .matched else { return report }
        if let picture = pictures[pixels], picture.isNew {
            report.candidate = "\(output.path)/\(OutputFolder.candidates(plan.name))/\(picture.name).png"
        } else {
            // The cell now shows what another cell's golden shows.
            let other = stored?.golden.pictures.filter { $0.value.pixels == pixels }.keys.min()
            report.candidate = other.map(goldenPath)
        }
        report.difference = golden.flatMap { differences($0, pixels) }.map { "\(output.path)/\($0)" }
        report.change = golden.flatMap { changes($0, pixels) }
        return report
    }

    private func orphan(_ key: String) -> CellReport {
        var report = CellReport(key: key, traits: [:], outcome: .orphaned)
        report.golden = stored?.golden.cells[key]?.picture.map(goldenPath)
        return report
    }

    private func goldenPath(_ picture: String) -> String { store.picturePath(picture, of: plan.name) }

    private func writeCandidate(_ pictures: [String: Candidate.Picture]) throws(SnapshotError) {
        let candidate = Candidate(
            formatVersion: Candidate.formatVersion, name: plan.name, source: plan.source, keep: plan.keep, axes: plan.axes, inputs: inputs,
            golden: stored?.hash.hex, order: plan.cells.map(\.key),
            cells: cells.mapValues {
                Candidate.Cell(
                    outcome: $0.outcome, fingerprint: $0.fingerprint?.hex, pixels: $0.pixels, reason: $0.reason)
            },
            pictures: pictures)
        try output.write(candidate)
    }
}
