extension Publisher {
    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()]).eraseToAnyPublisher()
    }

    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
        Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
    }

    public func combineLatest<P: Publisher, Q: Publisher>(
        _ second: P, _ third: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, second, third)
    }

    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure>
    where P.Failure == Failure {
        AnyPublisher { value, completion in
            let tokens = TokenBag()
            tokens.add(self.attach({ tokens.add(transform($0).attach(value) { _ in }) }, completion: completion))
            return AnyCancellable { tokens.cancel() }
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Listens to the newest publisher only.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        AnyPublisher { value, completion in
            let latest = TokenBag()
            let outer = self.attach(
                {
                    latest.cancel()
                    latest.add($0.attach(value) { _ in })
                }, completion: completion)
            return AnyCancellable {
                outer.cancel()
                latest.cancel()
            }
        }
    }
}
