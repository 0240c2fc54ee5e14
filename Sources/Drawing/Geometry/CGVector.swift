import Foundation

/// A direction with a length, in points, spelled as Core Graphics spells it.
public struct CGVector: Hashable, Sendable {
    public var dx, dy: CGFloat

    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    public init() { self.init(dx: 0, dy: 0) }

    public static let zero = CGVector()
}
