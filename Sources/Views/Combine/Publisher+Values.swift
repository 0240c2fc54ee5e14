extension Publisher {
    /// Passes on what the closure makes of values: none, one or several of them.
    private func passing<T>(
        _ change: @escaping (Output, (T) -> Void) -> Void
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, completion in self.attach({ change($0, value) }, completion: completion) }
    }

    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        passing { value, send in send(transform(value)) }
    }

    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
        passing { value, send in send(value[keyPath: keyPath]) }
    }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        passing { value, send in if let made = transform(value) { send(made) } }
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        passing { value, send in if isIncluded(value) { send(value) } }
    }

    public func handleEvents(
        receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            self.attach(
                {
                    receiveOutput?($0)
                    value($0)
                },
                completion: {
                    receiveCompletion?($0)
                    completion($0)
                })
        }
    }

    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var last: Output?
            return self.attach(
                {
                    if let last, predicate(last, $0) { return }
                    last = $0
                    value($0)
                }, completion: completion)
        }
    }

    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var left = count
            return self.attach({ if left > 0 { left -= 1 } else { value($0) } }, completion: completion)
        }
    }

    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var left = maxLength
            return self.attach(
                {
                    guard left > 0 else { return }
                    left -= 1
                    value($0)
                    if left == 0 { completion(.finished) }
                }, completion: { if left > 0 { completion($0) } })
        }
    }

    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, completion in
            var current = initial
            return self.attach(
                {
                    current = next(current, $0)
                    value(current)
                }, completion: completion)
        }
    }

    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            elements.forEach(value)
            return self.attach(value, completion: completion)
        }
    }

    public func collect() -> AnyPublisher<[Output], Failure> {
        AnyPublisher { value, completion in
            var all: [Output] = []
            return self.attach(
                { all.append($0) },
                completion: { end in
                    if case .finished = end { value(all) }
                    completion(end)
                })
        }
    }

    /// The same publisher: everyone listens to the source itself.
    public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}
