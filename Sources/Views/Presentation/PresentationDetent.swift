import Foundation
import ProofsheetLayout

/// A height that a sheet can have.
public struct PresentationDetent: Hashable, Sendable {
    /// How the height comes about; lengths in points.
    enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
    }

    let kind: Kind

    public static let medium = PresentationDetent(kind: .medium)
    public static let large = PresentationDetent(kind: .large)
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(kind: .fraction(fraction)) }
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

    /// Takes half of the room, where the detent works out its own height.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent { medium }

    /// What a detent may work out its height from.
    @dynamicMemberLookup public struct Context {
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    // The sheet starts at the lowest of its heights.
    var rank: CGFloat {
        switch kind {
        case .height(let height): height / 10_000
        case .fraction(let share): share
        case .medium: 0.5
        case .large: 1
        }
    }
}

/// A height that code works out.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    static func height(in context: PresentationDetent.Context) -> CGFloat?
}
