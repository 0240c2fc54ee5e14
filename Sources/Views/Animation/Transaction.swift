/// What accompanies a change of state; none of it can be seen in a still picture.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    public var tracksVelocity = false
    public var dismissBehavior: DismissBehavior = .interactive
    public var scrollPositionUpdatePreservesVelocity = false
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public init(animation: Animation?) { self.animation = animation }

    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {}

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of the values of a transaction.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// How a presentation is ended by code.
public struct DismissBehavior: Hashable, Sendable {
    let isDestructive: Bool

    public static let interactive = DismissBehavior(isDestructive: false)
    public static let destructive = DismissBehavior(isDestructive: true)
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let isRemoval: Bool

    public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
    public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// Makes changes that would be animated; the picture shows their end.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Makes changes that would be animated, and tells at once that the animation is over.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}

/// Makes changes together with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Makes changes together with a value of a transaction.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { try body() }

extension Binding {
    public var transaction: Transaction {
        get { Transaction() }
        set {}
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
