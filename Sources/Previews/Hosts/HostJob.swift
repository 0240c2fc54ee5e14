import ProofsheetViews

/// Work for one host: entries to describe, or cells of one preview to draw.
struct HostJob {
    enum Work {
        /// All entries from this one on.
        case describe(from: Int)
        /// The number of a cell is its place in the array of all cells.
        case render(PreviewKey, [HostRequest.NumberedCell])
    }

    let work: Work

    /// The preview that pays for failures; describing an entry has none.
    var preview: PreviewKey? {
        if case .render(let preview, _) = work { preview } else { nil }
    }

    /// The steps in order, nil while the number of entries is not known.
    var steps: [Int]? {
        if case .render(_, let cells) = work { cells.map(\.number) } else { nil }
    }

    var request: HostRequest {
        switch work {
        case .describe(let first): .describe(from: first)
        case .render(let preview, let cells): .render(preview, cells: cells)
        }
    }

    /// The work that is left behind a step that failed, nil where there is none.
    func rest(behind step: Int, entries: Int?) -> HostJob? {
        switch work {
        case .describe:
            guard let entries, step + 1 < entries else { return nil }
            return HostJob(work: .describe(from: step + 1))
        case .render(let preview, let cells):
            guard let index = cells.firstIndex(where: { $0.number == step }), index + 1 < cells.count else { return nil }
            return HostJob(work: .render(preview, Array(cells[(index + 1)...])))
        }
    }
}
