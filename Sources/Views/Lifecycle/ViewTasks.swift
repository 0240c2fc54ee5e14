/// The tasks that views have started: those that can finish without waiting for anything outside do so before the picture is taken.
final class ViewTasks: @unchecked Sendable {
    private var running: [Int: Task<Void, Never>] = [:]
    private var lastNumber = 0

    /// Whether a task waits for a timer, the network or another thread.
    var areWaiting: Bool { !running.isEmpty }

    /// Starts a task and runs it at once up to the first point where it has to wait.
    @discardableResult func start(_ priority: TaskPriority?, _ action: @escaping @Sendable () async -> Void) -> Int {
        lastNumber += 1
        let number = lastNumber
        var isOver = false
        MainThread.run(self) { tasks in
            let task = Task.immediate(priority: priority) { @MainActor in
                await action()
                isOver = true
                tasks.running[number] = nil
            }
            if !isOver { tasks.running[number] = task }
        }
        return number
    }

    func cancel(_ number: Int) {
        running[number]?.cancel()
        running[number] = nil
    }

    /// Cancels what still waits, once the picture has been taken.
    func cancelAll() {
        for number in running.keys.sorted() { running[number]?.cancel() }
        running = [:]
    }
}
