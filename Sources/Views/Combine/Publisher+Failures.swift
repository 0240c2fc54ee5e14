extension Publisher {
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        AnyPublisher { value, completion in
            self.attach(value) {
                switch $0 {
                case .finished: completion(.finished)
                case .failure(let error): completion(.failure(transform(error)))
                }
            }
        }
    }

    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        AnyPublisher { value, completion in
            var isOver = false
            func finish(_ end: Subscribers.Completion<any Error>) {
                guard !isOver else { return }
                isOver = true
                completion(end)
            }
            return self.attach(
                {
                    guard !isOver else { return }
                    do { value(try transform($0)) } catch { finish(.failure(error)) }
                },
                completion: {
                    switch $0 {
                    case .finished: finish(.finished)
                    case .failure(let error): finish(.failure(error))
                    }
                })
        }
    }

    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        AnyPublisher { value, completion in
            self.attach(value) {
                if case .failure = $0 { value(output) }
                completion(.finished)
            }
        }
    }

    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        AnyPublisher { value, completion in
            let tokens = TokenBag()
            tokens.add(
                self.attach(value) {
                    switch $0 {
                    case .finished: completion(.finished)
                    case .failure(let error): tokens.add(handler(error).attach(value, completion: completion))
                    }
                })
            return AnyCancellable { tokens.cancel() }
        }
    }
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        AnyPublisher { value, completion in self.attach(value) { _ in completion(.finished) } }
    }
}

/// Tokens that are cancelled together.
final class TokenBag {
    private var tokens: [AnyCancellable] = []

    func add(_ token: AnyCancellable) { tokens.append(token) }

    func cancel() { tokens = [] }
}
