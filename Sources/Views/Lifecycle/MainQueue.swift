import Foundation

/// Jobs of the main queue and tasks of the main actor that are ready to run.
enum MainQueue {
    /// Turns of the run loop after which jobs that keep making new jobs are left to themselves.
    private static let mostTurns = 50

    /// Runs what is ready, without waiting for anything; false where this is not the main thread, whose jobs nobody else may run.
    @discardableResult static func drain(while goOn: () -> Bool = { true }) -> Bool {
        guard Thread.isMainThread else { return false }
        var turns = 0
        repeat {
            _ = RunLoop.main.run(mode: .default, before: .distantPast)
            turns += 1
        } while turns < mostTurns && goOn()
        return true
    }
}
