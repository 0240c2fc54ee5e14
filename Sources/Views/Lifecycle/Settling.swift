/// What happens between two rounds: actions, then ready jobs and tasks, architecture 4.
enum Settling {
    static func settle(_ session: Session) {
        session.runActions()
        MainQueue.drain()
        session.runActions()
    }

    /// Says what did not settle and lets go of it.
    static func finish(_ session: Session) {
        if session.tasks.areWaiting {
            session.note("A task still waits for a timer, the network or another thread; the view is shown without its result.")
        }
        session.tasks.cancelAll()
    }
}
