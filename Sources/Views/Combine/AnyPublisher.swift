/// A publisher whose type is not part of the type around it.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    typealias Attach = (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable

    private let listen: Attach

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        listen = { publisher.attach($0, completion: $1) }
    }

    init(_ listen: @escaping Attach) { self.listen = listen }

    public func attach(
        _ receiveValue: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { listen(receiveValue, completion) }
}
