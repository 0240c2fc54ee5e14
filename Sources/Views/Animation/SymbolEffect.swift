/// A movement of a symbol; a still picture cannot show it.
public protocol SymbolEffect {}
/// Effects that go on as long as they are active.
public protocol IndefiniteSymbolEffect {}
/// Effects that run once when a value changes.
public protocol DiscreteSymbolEffect {}
/// Effects of coming and going.
public protocol TransitionSymbolEffect {}
/// Effects of one symbol becoming another.
public protocol ContentTransitionSymbolEffect {}

/// Any effect of the system, with all its variants by name.
public struct StandardSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, TransitionSymbolEffect,
    ContentTransitionSymbolEffect, Hashable, Sendable
{
    init() {}

    public var up: Self { self }
    public var down: Self { self }
    public var upUp: Self { self }
    public var downUp: Self { self }
    public var offUp: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var iterative: Self { self }
    public var cumulative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var hideInactiveLayers: Self { self }
    public var dimInactiveLayers: Self { self }
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var left: Self { self }
    public var right: Self { self }
    public var forward: Self { self }
    public var backward: Self { self }
    public var plain: Self { self }
    public var pulse: Self { self }
    public var individually: Self { self }
    public func magic(fallback: StandardSymbolEffect) -> Self { self }
}

/// Effects of the system by their names.
extension SymbolEffect where Self == StandardSymbolEffect {
    public static var bounce: StandardSymbolEffect { StandardSymbolEffect() }
    public static var pulse: StandardSymbolEffect { StandardSymbolEffect() }
    public static var variableColor: StandardSymbolEffect { StandardSymbolEffect() }
    public static var scale: StandardSymbolEffect { StandardSymbolEffect() }
    public static var appear: StandardSymbolEffect { StandardSymbolEffect() }
    public static var disappear: StandardSymbolEffect { StandardSymbolEffect() }
    public static var replace: StandardSymbolEffect { StandardSymbolEffect() }
    public static var automatic: StandardSymbolEffect { StandardSymbolEffect() }
    public static var breathe: StandardSymbolEffect { StandardSymbolEffect() }
    public static var rotate: StandardSymbolEffect { StandardSymbolEffect() }
    public static var wiggle: StandardSymbolEffect { StandardSymbolEffect() }
    public static var drawOn: StandardSymbolEffect { StandardSymbolEffect() }
    public static var drawOff: StandardSymbolEffect { StandardSymbolEffect() }
}

/// How often and how fast a symbol would move.
public struct SymbolEffectOptions: Hashable, Sendable {
    init() {}

    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

    public var repeating: SymbolEffectOptions { self }
    public var nonRepeating: SymbolEffectOptions { self }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }

    /// How repetitions follow each other.
    public struct RepeatBehavior: Hashable, Sendable {
        public static var continuous: RepeatBehavior { RepeatBehavior() }
        public static var periodic: RepeatBehavior { RepeatBehavior() }
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
    }
}

/// Accepted; a still picture cannot show it.
nonisolated extension View {
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }

    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }

    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
