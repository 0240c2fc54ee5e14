import Foundation

/// Jobs of the main queue and tasks that are ready to run.
enum MainQueue {
    /// Turns after which jobs that keep making new jobs are left to themselves.
    private static let mostTurns = 1000
    /// Turns without any job of ours after which nothing more is expected: each one also empties the main queue.
    private static let quietTurns = 3

    /// Runs what is ready, without waiting for anything; nothing on other threads than the main one, whose jobs nobody else may run.
    static func drain() {
        guard Thread.isMainThread else { return }
        var (turns, quiet) = (0, 0)
        while turns < mostTurns, quiet < quietTurns {
            let ran = GlobalJobs.shared.runWaiting()
            _ = RunLoop.main.run(mode: .default, before: .distantPast)
            quiet = ran ? 0 : quiet + 1
            turns += 1
        }
    }
}
