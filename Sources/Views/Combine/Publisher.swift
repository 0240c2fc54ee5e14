/// A source of values over time, one of the parts of Combine that views use.
///
/// *Differences:* there are no subscribers and no demand; whoever listens gets every value at once, on the thread that sent it.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Listens until the returned token is cancelled or freed; the completion comes at most once.
    func attach(
        _ receiveValue: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable
}

/// Names that belong to listening.
public enum Subscribers {
    /// How a publisher ended.
    @frozen public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

extension Publisher {
    /// Listens with closures; keep the token.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { attach(receiveValue, completion: receiveCompletion) }

    /// The same publisher without its type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
    /// Listens to a publisher that cannot fail; keep the token.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        attach(receiveValue, completion: { _ in })
    }

    /// Writes every value into a property of an object; keep the token.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Writes every value into a published property, which keeps listening as long as it lives.
    public func assign(to published: inout Published<Output>.Publisher) { published.keep(self) }
}
