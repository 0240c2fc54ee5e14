/// Those who listen to one publisher, in the order in which they came.
final class Listeners<Output, Failure: Error> {
    private struct Listener {
        let number: Int
        let value: (Output) -> Void
        let completion: (Subscribers.Completion<Failure>) -> Void
    }

    private var all: [Listener] = []
    private var lastNumber = 0
    private(set) var end: Subscribers.Completion<Failure>?

    func add(
        _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if let end {
            completion(end)
            return AnyCancellable {}
        }
        lastNumber += 1
        let number = lastNumber
        all.append(Listener(number: number, value: value, completion: completion))
        return AnyCancellable { [weak self] in self?.all.removeAll { $0.number == number } }
    }

    func send(_ value: Output) {
        guard end == nil else { return }
        for listener in all { listener.value(value) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        guard end == nil else { return }
        end = completion
        let due = all
        all = []
        for listener in due { listener.completion(completion) }
    }
}
