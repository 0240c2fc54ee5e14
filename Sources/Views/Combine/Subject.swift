/// A publisher that values are sent through from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// Hands values on to whoever listens at the time.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let listeners = Listeners<Output, Failure>()

    public init() {}

    public func send(_ value: Output) { listeners.send(value) }

    public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }

    public func attach(
        _ receiveValue: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { listeners.add(receiveValue, completion) }
}

/// Keeps the last value and hands it to everyone who begins to listen.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let listeners = Listeners<Output, Failure>()
    private var current: Output

    public init(_ value: Output) { current = value }

    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        current = value
        listeners.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }

    public func attach(
        _ receiveValue: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if listeners.end == nil { receiveValue(current) }
        return listeners.add(receiveValue, completion)
    }
}
