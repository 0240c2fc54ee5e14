import Foundation
import Synchronization

/// Jobs of tasks that belong to no actor, kept back while a cell is rendered and run on the main thread instead of a pool of threads.
///
/// Otherwise it would be chance whether a task's result comes in time for the picture. The runtime has a place for such a
/// detour; where it has none, jobs go their usual way.
final class GlobalJobs: TaskExecutor {
    private typealias Usual = @convention(thin) (UnownedJob) -> Void
    private typealias Detour = @convention(thin) (UnownedJob, Usual) -> Void

    static let shared = GlobalJobs()

    private let waiting = Mutex<[UnownedJob]>([])

    private init() {}

    func enqueue(_ job: consuming ExecutorJob) { keep(UnownedJob(job)) }

    private func keep(_ job: UnownedJob) { waiting.withLock { $0.append(job) } }

    /// Runs the jobs that wait now; false if there are none.
    func runWaiting() -> Bool {
        let due = waiting.withLock { jobs in
            let due = jobs
            jobs = []
            return due
        }
        for job in due { job.runSynchronously(on: asUnownedTaskExecutor()) }
        return !due.isEmpty
    }

    /// Keeps jobs back while the body runs; on other threads than the main one it only runs the body.
    static func keepingBack<Result>(_ body: () -> Result) -> Result {
        guard Thread.isMainThread, let place = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook") else { return body() }
        let detour = place.assumingMemoryBound(to: Detour?.self)
        guard detour.pointee == nil else { return body() }
        detour.pointee = { job, _ in GlobalJobs.shared.keep(job) }
        let result = body()
        MainQueue.drain()
        detour.pointee = nil
        return result
    }
}
