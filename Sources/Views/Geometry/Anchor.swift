import Foundation
import ProofsheetLayout

/// A place in one view that another view can find in its own coordinates.
@frozen public struct Anchor<Value> {
    /// What an anchor is made from.
    public struct Source {
        let value: (LayoutNode) -> (CGPoint) -> Value
    }

    private let resolved: (CGPoint) -> Value

    init(_ resolved: @escaping (CGPoint) -> Value) { self.resolved = resolved }

    /// The value in coordinates that begin at a point of the cell.
    func value(relativeTo origin: CGPoint) -> Value { resolved(origin) }
}

extension Anchor.Source where Value == CGRect {
    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { node in { node.frame.offsetBy(dx: -$0.x, dy: -$0.y) } }
    }

    /// A rectangle in the view's own coordinates.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { node in { rect.offsetBy(dx: node.frame.minX - $0.x, dy: node.frame.minY - $0.y) } }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own coordinates.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { node in
            { CGPoint(x: node.frame.minX + point.x - $0.x, y: node.frame.minY + point.y - $0.y) }
        }
    }

    /// A point as fractions of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { node in
            {
                CGPoint(
                    x: node.frame.minX + point.x * node.frame.width - $0.x,
                    y: node.frame.minY + point.y * node.frame.height - $0.y)
            }
        }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Several places as one.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        value = { node in { origin in array.map { $0.value(node)(origin) } } }
    }

    /// A place or none.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        value = { node in { origin in anchor.map { $0.value(node)(origin) } } }
    }
}

// Two anchors are the same if they mean the same place in the cell.
extension Anchor: Equatable where Value: Equatable {
    public static func == (left: Anchor, right: Anchor) -> Bool {
        left.value(relativeTo: .zero) == right.value(relativeTo: .zero)
    }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value(relativeTo: .zero)) }
}

// A place is looked up on the thread that renders, which is the only one to have it.
extension Anchor: @unchecked Sendable where Value: Sendable {}
