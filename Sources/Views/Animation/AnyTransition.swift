import Foundation
import ProofsheetLayout

/// How a view would come and go; a still picture shows it there.
@frozen public struct AnyTransition {
    init() {}

    public init<T: Transition>(_ transition: T) {}

    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }

    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }

    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension AnyTransition: @unchecked Sendable {}

nonisolated extension View {
    /// Accepted; a still picture shows the view in its place.
    public func transition(_ t: AnyTransition) -> some View { self }

    /// Accepted; a still picture shows the view in its place.
    public func transition<T: Transition>(_ transition: T) -> some View { self }
}
