import Foundation
import ProofsheetLayout

/// A view that would follow keyframes; it is shown with the value it starts from.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View, PrimitiveView
where KeyframePath.Value == Value {
    private let make: () -> Content

    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) { make = { content(initialValue) } }

    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) { make = { content(initialValue) } }

    func resolve(_ context: ResolveContext) -> ViewList { make().resolved(context.child(.part("keyframes"))) }
}

nonisolated extension View {
    /// Shows the view with the value it starts from.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View { content(PlaceholderContentView(content: self), initialValue) }

    /// Shows the view with the value it starts from.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View { content(PlaceholderContentView(content: self), initialValue) }
}

/// Values over time along several tracks.
public protocol Keyframes<Value> {
    associatedtype Value
}

/// Values of one property over time.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Subject, Content: KeyframeTrackContent>: Keyframes where Content.Value == Subject {
    public typealias Value = Root

    public init(
        _ keyPath: WritableKeyPath<Root, Subject>, @KeyframeTrackContentBuilder<Subject> content: () -> Content
    ) { _ = content() }

    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Subject { _ = content() }
}

/// A value reached in a straight line; seconds.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value reached along a smooth curve; seconds.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A value reached by a spring; seconds.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {}
}

/// A value reached at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value) {}
}

/// Keyframes or tracks one after the other, of which nothing is kept.
public struct KeyframeGroup<Value>: Keyframes, KeyframeTrackContent {
    init() {}
}

/// Turns the statements of a closure into tracks.
@resultBuilder public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
    public static func buildExpression<C: KeyframeTrackContent>(_ expression: C) -> KeyframeGroup<Value>
    where C.Value == Value { KeyframeGroup() }
    public static func buildBlock() -> KeyframeGroup<Value> { KeyframeGroup() }
    public static func buildBlock<each K: Keyframes>(_ keyframes: repeat each K) -> KeyframeGroup<Value> {
        KeyframeGroup()
    }
    public static func buildEither<K: Keyframes>(first component: K) -> KeyframeGroup<Value> { KeyframeGroup() }
    public static func buildEither<K: Keyframes>(second component: K) -> KeyframeGroup<Value> { KeyframeGroup() }
}

/// Turns the statements of a closure into the keyframes of one track.
@resultBuilder public struct KeyframeTrackContentBuilder<Value> {
    public static func buildExpression<C: KeyframeTrackContent>(_ expression: C) -> C where C.Value == Value {
        expression
    }
    public static func buildBlock() -> KeyframeGroup<Value> { KeyframeGroup() }
    public static func buildBlock<each C: KeyframeTrackContent>(_ content: repeat each C) -> KeyframeGroup<Value> {
        KeyframeGroup()
    }
    public static func buildArray<C: KeyframeTrackContent>(_ components: [C]) -> KeyframeGroup<Value> { KeyframeGroup() }
    public static func buildEither<C: KeyframeTrackContent>(first component: C) -> KeyframeGroup<Value> {
        KeyframeGroup()
    }
    public static func buildEither<C: KeyframeTrackContent>(second component: C) -> KeyframeGroup<Value> {
        KeyframeGroup()
    }
}
