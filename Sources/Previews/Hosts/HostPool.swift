import ProofsheetDrawing
import ProofsheetViews

/// Hosts for one library of user code: they say what previews there are, and draw them.
package struct HostPool {
    package let setup: HostSetup
    /// How many hosts work at a time, best one per core.
    package let count: Int

    package init(_ setup: HostSetup, count: Int = 2) {
        self.setup = setup
        self.count = count
    }

    /// Hosts for the same library that find another time or other random numbers.
    package func under(_ conditions: HostConditions) -> HostPool {
        var setup = setup
        setup.conditions = conditions
        return HostPool(setup, count: count)
    }

    /// The types that offer previews, in the order they stand in the library.
    package func entries() throws(HostError) -> [PreviewEntry] {
        var found: [Int: Result<[PreviewDescription], StepFailure>] = [:]
        let run = HostRun(setup, count: 1, jobs: [HostJob(work: .describe(from: 0))]) { _, step, outcome in
            switch outcome {
            case .failed(let failure): found[step] = .failure(failure)
            case .answered(let bytes):
                do throws(MalformedEncoding) {
                    found[step] = .success(try PreviewDescription.list(decoding: bytes))
                } catch {
                    found[step] = .failure(StepFailure(reason: .garbled))
                }
            }
        }
        try run.run()
        if run.entries.isEmpty, case .failure(let failure)? = found[0] {
            throw .libraryNotLoaded(path: setup.library.isEmpty ? setup.program : setup.library, text: failure.description)
        }
        return run.entries.enumerated().map { index, origin in
            PreviewEntry(origin: origin, previews: found[index] ?? .success([]))
        }
    }

    /// Draws cells of previews; each result is delivered as soon as it is there, by the index of the cell in its batch.
    ///
    /// Hosts wait while the receiver is at work, and end when it throws.
    package func render(
        _ batches: [CellBatch], deliver: @escaping (PreviewKey, Int, Result<RenderedCell, StepFailure>) throws(HostError) -> Void
    ) throws(HostError) {
        let jobs = batches.flatMap { $0.jobs(hosts: count, batches: batches.count) }
        let run = HostRun(setup, count: count, jobs: jobs) { preview, step, outcome throws(HostError) in
            guard let preview else { return }
            switch outcome {
            case .failed(let failure): try deliver(preview, step, .failure(failure))
            case .answered(let bytes):
                let rendered: RenderedCell?
                do throws(MalformedEncoding) { rendered = try RenderedCell(decoding: bytes) } catch { rendered = nil }
                try deliver(preview, step, rendered.map { .success($0) } ?? .failure(StepFailure(reason: .garbled)))
            }
        }
        try run.run()
    }
}
