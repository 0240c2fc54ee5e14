import Foundation

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
    /// The guide in the form that both axes share.
    package let key: AlignmentKey

    /// The guide that a type stands for.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    /// The edge where reading starts.
    public static let leading = HorizontalAlignment(Leading.self)
    /// Half of the width.
    public static let center = HorizontalAlignment(Center.self)
    /// The edge where reading ends.
    public static let trailing = HorizontalAlignment(Trailing.self)
    /// Where the separator of a list row starts.
    public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorLeading.self)
    /// Where the separator of a list row ends.
    public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorTrailing.self)

    private enum Leading: StandardGuideID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: StandardGuideID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: StandardGuideID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    private enum RowSeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum RowSeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}
