import Foundation

extension CGSize {
    /// The part along an axis in points.
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Made of the part along an axis and the part across.
    package init(_ axis: Axis, major: CGFloat, minor: CGFloat) {
        self = axis == .horizontal ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
    }

    /// Lengths that are not numbers or below zero made 0; infinity stays.
    var sanitized: CGSize { CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0) }
}

extension CGPoint {
    /// The part along an axis in points.
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// Made of the part along an axis and the part across.
    package init(_ axis: Axis, major: CGFloat, minor: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: major, y: minor) : CGPoint(x: minor, y: major)
    }
}
