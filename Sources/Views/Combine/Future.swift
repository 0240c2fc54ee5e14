/// Sends the one value that a promise is kept with, and ends.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let subject = PassthroughSubject<Output, Failure>()
    private var result: Result<Output, Failure>?

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.keep($0) }
    }

    private func keep(_ promised: Result<Output, Failure>) {
        guard result == nil else { return }
        result = promised
        switch promised {
        case .success(let value):
            subject.send(value)
            subject.send(completion: .finished)
        case .failure(let error): subject.send(completion: .failure(error))
        }
    }

    public func attach(
        _ receiveValue: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if case .success(let value)? = result { receiveValue(value) }
        return subject.attach(receiveValue, completion: completion)
    }
}
