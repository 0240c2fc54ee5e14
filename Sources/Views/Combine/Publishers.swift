/// Publishers that join others.
public enum Publishers {
    /// All values of several publishers as they come; ends when all have ended.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }

        public init<S: Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func attach(
            _ receiveValue: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            var open = publishers.count
            let tokens = publishers.map { publisher in
                publisher.attach(receiveValue) { end in
                    open -= 1
                    if case .failure = end { completion(end) } else if open == 0 { completion(.finished) }
                }
            }
            return AnyCancellable { tokens.forEach { $0.cancel() } }
        }
    }

    /// All values of two publishers as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func attach(
            _ receiveValue: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable { a.merge(with: b).attach(receiveValue, completion: completion) }
    }

    /// The latest values of two publishers whenever one of them sends, once both have.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func attach(
            _ receiveValue: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            var (first, second): (A.Output?, B.Output?) = (nil, nil)
            func send() { if let first, let second { receiveValue((first, second)) } }
            let end = SharedEnd(2, completion)
            let one = a.attach(
                {
                    first = $0; send()
                }, completion: end.receive)
            let two = b.attach(
                {
                    second = $0; send()
                }, completion: end.receive)
            return AnyCancellable {
                one.cancel(); two.cancel()
            }
        }
    }

    /// The latest values of three publishers whenever one of them sends, once all have.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func attach(
            _ receiveValue: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            CombineLatest(CombineLatest(a, b), c).attach({ receiveValue(($0.0.0, $0.0.1, $0.1)) }, completion: completion)
        }
    }

    /// The values of two publishers in pairs.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func attach(
            _ receiveValue: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            var (first, second): ([A.Output], [B.Output]) = ([], [])
            func send() {
                while !first.isEmpty, !second.isEmpty { receiveValue((first.removeFirst(), second.removeFirst())) }
            }
            let end = SharedEnd(2, completion)
            let one = a.attach(
                {
                    first.append($0); send()
                }, completion: end.receive)
            let two = b.attach(
                {
                    second.append($0); send()
                }, completion: end.receive)
            return AnyCancellable {
                one.cancel(); two.cancel()
            }
        }
    }
}

/// Ends once when all of several publishers have ended, or the first one fails.
private final class SharedEnd<Failure: Error> {
    private var open: Int
    private let completion: (Subscribers.Completion<Failure>) -> Void

    init(_ open: Int, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
        self.open = open
        self.completion = completion
    }

    func receive(_ end: Subscribers.Completion<Failure>) {
        open -= 1
        if case .failure = end { completion(end) } else if open == 0 { completion(.finished) }
    }
}
