/// A property whose changes are announced, by its own publisher and by the object it belongs to.
@propertyWrapper public struct Published<Value> {
    private let box: PublishedBox<Value>

    public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        nonmutating set {}
    }

    /// Sends the value to everyone who begins to listen, and every new one just before it is set.
    public struct Publisher: ProofsheetViews.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let box: PublishedBox<Value>

        public func attach(
            _ receiveValue: @escaping (Value) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable { box.subject.attach(receiveValue, completion: completion) }

        /// Takes every value of another publisher as its own.
        func keep<P: ProofsheetViews.Publisher>(_ source: P) where P.Output == Value, P.Failure == Never {
            box.sources.add(source.sink { [weak box] in box?.value = $0 })
        }
    }
}

/// A published property as the object that owns it sees it.
protocol PublishedProperty {
    var storage: any PublishedStorage { get }
}

/// What is kept for a published property.
protocol PublishedStorage: AnyObject {
    var objectWillChange: ObservableObjectPublisher? { get set }
}

extension Published: PublishedProperty {
    var storage: any PublishedStorage { box }
}

/// The value of a published property with everybody who listens to it.
final class PublishedBox<Value>: PublishedStorage {
    let subject: CurrentValueSubject<Value, Never>
    let sources = TokenBag()
    var objectWillChange: ObservableObjectPublisher?
    private var current: Value

    init(_ value: Value) {
        current = value
        subject = CurrentValueSubject(value)
    }

    var value: Value {
        get { current }
        set {
            objectWillChange?.send()
            subject.send(newValue)
            current = newValue
        }
    }
}
