import Foundation
import ProofsheetLayout

/// A way for views to come and go, described by what they look like on the way.
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<EmptyView>
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    nonisolated public func animation(_ animation: Animation?) -> Self { self }
    nonisolated public func combined<T: Transition>(with other: T) -> Self { self }
}

/// Where a view is on its way in or out.
@frozen public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }

    /// -1 before, 0 while there, 1 after.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What a transition is like.
public struct TransitionProperties: Sendable {
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition of the system; what it does cannot be seen.
nonisolated public struct StandardTransition: Transition {
    nonisolated init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Transitions of the system by their names.
extension Transition where Self == StandardTransition {
    nonisolated public static var opacity: StandardTransition { StandardTransition() }
    nonisolated public static var identity: StandardTransition { StandardTransition() }
    nonisolated public static var scale: StandardTransition { StandardTransition() }
    nonisolated public static var slide: StandardTransition { StandardTransition() }
    nonisolated public static var blurReplace: StandardTransition { StandardTransition() }
    nonisolated public static var symbolEffect: StandardTransition { StandardTransition() }
    nonisolated public static func blurReplace(_ config: BlurReplaceConfiguration = .downUp) -> StandardTransition {
        StandardTransition()
    }
    nonisolated public static func move(edge: Edge) -> StandardTransition { StandardTransition() }
    nonisolated public static func push(from edge: Edge) -> StandardTransition { StandardTransition() }
    nonisolated public static func offset(_ offset: CGSize) -> StandardTransition { StandardTransition() }
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> StandardTransition { StandardTransition() }
    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> StandardTransition {
        StandardTransition()
    }
    nonisolated public static func asymmetric<T1: Transition, T2: Transition>(
        insertion: T1, removal: T2
    ) -> StandardTransition { StandardTransition() }
}

/// The direction of a blurred replacement.
public struct BlurReplaceConfiguration: Equatable, Sendable {
    let isUp: Bool

    public static let downUp = BlurReplaceConfiguration(isUp: false)
    public static let upUp = BlurReplaceConfiguration(isUp: true)
}
