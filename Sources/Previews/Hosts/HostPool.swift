import ProofsheetDrawing
import ProofsheetViews

/// Hosts for one library of user code: they say what previews there are, and draw them.
package struct HostPool {
    package let runtime: Runtime
    /// The path of the user's library.
    package let library: String
    package let limits: HostLimits
    /// How many hosts work at a time, best one per core.
    package let count: Int

    package init(runtime: Runtime, library: String, limits: HostLimits = HostLimits(), count: Int = 2) {
        self.runtime = runtime
        self.library = library
        self.limits = limits
        self.count = count
    }

    /// The types that offer previews, in the order they stand in the library; one that cannot tell says why.
    package func entries() throws(HostError) -> [Result<EntryDescription, StepFailure>] {
        var found: [Int: Result<EntryDescription, StepFailure>] = [:]
        let run = HostRun(
            runtime: runtime, library: library, limits: limits, count: 1, jobs: [HostJob(work: .describe(from: 0))]
        ) { _, step, outcome in
            switch outcome {
            case .failed(let failure): found[step] = .failure(failure)
            case .answered(let bytes):
                do throws(MalformedEncoding) {
                    found[step] = .success(try EntryDescription(decoding: bytes))
                } catch {
                    found[step] = .failure(StepFailure(reason: .garbled))
                }
            }
        }
        try run.run()
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Draws cells of previews; each result is delivered as soon as it is there, by the index of the cell in its batch.
    package func render(
        _ batches: [CellBatch], deliver: @escaping (PreviewKey, Int, Result<RenderedCell, StepFailure>) -> Void
    ) throws(HostError) {
        let jobs = batches.flatMap { $0.jobs(hosts: count, batches: batches.count) }
        let run = HostRun(runtime: runtime, library: library, limits: limits, count: count, jobs: jobs) {
            preview, step, outcome in
            guard let preview else { return }
            switch outcome {
            case .failed(let failure): deliver(preview, step, .failure(failure))
            case .answered(let bytes):
                do throws(MalformedEncoding) {
                    deliver(preview, step, .success(try RenderedCell(decoding: bytes)))
                } catch {
                    deliver(preview, step, .failure(StepFailure(reason: .garbled)))
                }
            }
        }
        try run.run()
    }
}
