import Foundation

/// A guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
    /// The guide in the form that both axes share.
    package let key: AlignmentKey

    /// The guide that a type stands for.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

    /// The upper edge.
    public static let top = VerticalAlignment(Top.self)
    /// Half of the height.
    public static let center = VerticalAlignment(Center.self)
    /// The lower edge.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the topmost line of text; without text the lower edge.
    public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
    /// The baseline of the lowest line of text; without text the lower edge.
    public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)

    private enum Top: StandardGuideID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: StandardGuideID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: StandardGuideID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstBaseline: StandardGuideID {
        static var combination: AlignmentKey.Combination { .minimum }
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastBaseline: StandardGuideID {
        static var combination: AlignmentKey.Combination { .maximum }
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}
