import Foundation

/// The size a parent offers: nil asks for the ideal length, 0 for the smallest, infinity for the largest; points.
///
///     ProposedViewSize(width: 100, height: nil).replacingUnspecifiedDimensions()   // 100 x 10
public struct ProposedViewSize: Hashable, Sendable {
    /// Points, nil for the ideal width.
    public var width: CGFloat?
    /// Points, nil for the ideal height.
    public var height: CGFloat?

    /// A proposal of two lengths in points.
    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// A proposal of exactly a size in points.
    @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The proposal as a size in points, with lengths that are not proposed taken from another.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The length along an axis in points.
    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Made of the length along an axis and the length across.
    package init(_ axis: Axis, major: CGFloat?, minor: CGFloat?) {
        self = axis == .horizontal ? .init(width: major, height: minor) : .init(width: minor, height: major)
    }

    /// The same proposal with lengths that are not numbers or below zero made 0.
    package var sanitized: ProposedViewSize {
        func length(_ length: CGFloat?) -> CGFloat? { length.map { $0 > 0 ? $0 : 0 } }
        return ProposedViewSize(width: length(width), height: length(height))
    }

    /// The proposal less insets, never below zero.
    package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.horizontal) }, height: height.map { max(0, $0 - insets.vertical) })
    }
}
