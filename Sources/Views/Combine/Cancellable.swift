/// Something that can be stopped.
public protocol Cancellable {
    func cancel()
}

extension Cancellable {
    /// Puts the token where it is kept.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Puts the token where it is kept.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// A token that stops what it stands for when it is cancelled or freed.
public final class AnyCancellable: Cancellable, Hashable {
    private var stop: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { stop = cancel }

    public init<C: Cancellable>(_ canceller: C) { stop = canceller.cancel }

    deinit { stop?() }

    public func cancel() {
        let due = stop
        stop = nil
        due?()
    }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
