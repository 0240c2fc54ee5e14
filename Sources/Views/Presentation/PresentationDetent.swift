import Foundation
import ProofsheetLayout

/// A height that a sheet can have.
public struct PresentationDetent: Hashable, Sendable {
    /// How the height comes about; lengths in points.
    enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(CustomDetent)
    }

    let kind: Kind

    public static let medium = PresentationDetent(kind: .medium)
    public static let large = PresentationDetent(kind: .large)
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(kind: .fraction(fraction)) }
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

    /// A height that a type works out; where it answers nil, the sheet cannot have it.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(CustomDetent(type: type)))
    }

    /// What a detent may work out its height from.
    @dynamicMemberLookup public struct Context {
        /// The height of a sheet that is as high as it can be, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }
}

/// A height that code works out.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    static func height(in context: PresentationDetent.Context) -> CGFloat?
}

/// A type that works out a height, known by itself.
struct CustomDetent: Hashable, @unchecked Sendable {
    let type: any CustomPresentationDetent.Type

    static func == (one: CustomDetent, other: CustomDetent) -> Bool { one.type == other.type }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
