/// The crossing from the engine into user code that Swift binds to the main actor.
///
/// The engine is not bound to an actor, but its only caller starts it on the main thread; that is why this is sound.
enum MainThread {
    static func run<Subject, Result>(_ subject: Subject, _ body: @MainActor (Subject) -> Result) -> Result {
        typealias Unbound = (Subject) -> Result
        return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Unbound.self)(subject) }
    }
}
