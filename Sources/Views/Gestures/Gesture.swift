/// A movement of fingers that code would react to; nobody touches a still picture.
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    public var body: Never { fatalError("\(Self.self) is a primitive gesture; its body is never asked for") }
}

/// A gesture together with what code wants to do with it, which never happens.
nonisolated public struct GestureWithActions<Base, Value>: Gesture {
    public typealias Body = Never
}

nonisolated extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> GestureWithActions<Self, Value> { GestureWithActions() }

    public func map<T>(_ body: @escaping (Value) -> T) -> GestureWithActions<Self, T> { GestureWithActions() }

    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureWithActions<Self, Value> { GestureWithActions() }

    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

nonisolated extension Gesture where Value: Equatable {
    public func onChanged(_ action: @escaping (Value) -> Void) -> GestureWithActions<Self, Value> { GestureWithActions() }
}
