import Foundation
import ProofsheetLayout

/// A place in one view that another view can find in its own coordinates.
public struct Anchor<Value> {
    /// What an anchor is made from.
    public struct Source {
        let value: (LayoutNode) -> (SeenPlace) -> Value
    }

    private let resolved: (SeenPlace) -> Value

    init(_ resolved: @escaping (SeenPlace) -> Value) { self.resolved = resolved }

    /// The value in the coordinates of a view.
    func value(in place: SeenPlace) -> Value { resolved(place) }
}

extension Anchor.Source where Value == CGRect {
    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { node in { $0.rect(node.frame, beside: node) } }
    }

    /// A rectangle in the view's own coordinates.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { node in { $0.rect(rect.offsetBy(dx: node.frame.minX, dy: node.frame.minY), beside: node) } }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own coordinates.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { node in
            { $0.point(CGPoint(x: node.frame.minX + point.x, y: node.frame.minY + point.y), beside: node) }
        }
    }

    /// A point as fractions of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { node in
            {
                let inner = point.point(in: node.frame.size)
                return $0.point(CGPoint(x: node.frame.minX + inner.x, y: node.frame.minY + inner.y), beside: node)
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
        value = { node in { place in array.map { $0.value(node)(place) } } }
    }

    /// A place or none.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        value = { node in { place in anchor.map { $0.value(node)(place) } } }
    }
}

// Two anchors are the same if they mean the same place in the cell.
extension Anchor: Equatable where Value: Equatable {
    public static func == (left: Anchor, right: Anchor) -> Bool {
        left.value(in: .cell) == right.value(in: .cell)
    }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value(in: .cell)) }
}

// A place is looked up on the thread that renders, which is the only one to have it.
extension Anchor: @unchecked Sendable where Value: Sendable {}
