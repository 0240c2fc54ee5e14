import Foundation
import ProofsheetLayout

/// Coordinates to state frames in.
public enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// Something that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of a view that has given them a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    public let coordinateSpace: CoordinateSpace
}

/// The view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }

    /// The nearest scroll view along the axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(ScrollSpaceName(axis: axis)))
    }

    /// The nearest scroll view.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(ScrollSpaceName(axis: nil)))
    }
}

/// The name under which scroll views stand among the coordinate spaces.
struct ScrollSpaceName: Hashable {
    let axis: Axis?
}

/// The node that a named space belongs to, known once it has been made.
final class CoordinateSpaceMark {
    weak var node: LayoutNode?
}

private enum CoordinateSpacesKey: EnvironmentKey {
    static var defaultValue: [AnyHashable: CoordinateSpaceMark] { [:] }
}

extension EnvironmentValues {
    /// The named coordinate spaces around a view.
    var coordinateSpaces: [AnyHashable: CoordinateSpaceMark] {
        get { self[CoordinateSpacesKey.self] }
        set { self[CoordinateSpacesKey.self] = newValue }
    }
}

extension ResolveContext {
    /// Announces a named space to everything inside; its node is filled in by whoever makes it.
    mutating func announce(_ name: AnyHashable) -> CoordinateSpaceMark {
        let mark = CoordinateSpaceMark()
        environment.coordinateSpaces[name] = mark
        return mark
    }

    /// Announces a scroll view along some axes, as the nearest one and as the nearest along each of them.
    mutating func announceScrollView(_ axes: Axis.Set) -> CoordinateSpaceMark {
        let mark = announce(AnyHashable(ScrollSpaceName(axis: nil)))
        for axis in Axis.allCases where axes.contains(axis) {
            environment.coordinateSpaces[AnyHashable(ScrollSpaceName(axis: axis))] = mark
        }
        return mark
    }

    func namedNode(_ space: CoordinateSpace) -> LayoutNode? {
        guard case .named(let name) = space else { return nil }
        return environment.coordinateSpaces[name]?.node
    }

    /// The coordinates of a space; those of the cell where the space has no such name.
    func place(of space: CoordinateSpace, local node: LayoutNode) -> SeenPlace {
        switch space {
        case .global: .cell
        case .local: SeenPlace(node)
        case .named: namedNode(space).map(SeenPlace.init) ?? .cell
        }
    }
}

nonisolated extension View {
    /// Gives the view's coordinates a name for views inside it.
    public func coordinateSpace<T: Hashable>(name: T) -> some View { naming(AnyHashable(name)) }

    /// Gives the view's coordinates a name for views inside it.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        guard case .named(let name) = name.coordinateSpace else { return naming(AnyHashable("")) }
        return naming(name)
    }

    private func naming(_ name: AnyHashable) -> some View {
        modifier(
            ListModifier { context, content in
                var inner = context
                let mark = inner.announce(name)
                return content(inner).mapNodes { node in
                    mark.node = node
                    return node
                }
            })
    }
}
