import Foundation

/// A view after layout: who it is and where it stands.
package struct LaidOutView: Equatable, Sendable {
    /// User and primitive types from the root, for example `AccessibleHStack/HStack/Text[2]`.
    package var path: String
    /// The type's name without its generic arguments.
    package var type: String
    package var identifier: String?
    /// Index of the parent in the tree, nil for the root.
    package var parent: Int?
    /// In points from the top left corner of the cell, not rounded.
    package var frame: CGRect
    /// The whole text of a view that shows text.
    package var text: String?
    package var lines: [LaidOutLine]
    /// Whether text was left out behind an ellipsis.
    package var isTruncated: Bool
    /// Whether drawing is cut at the view's frame.
    package var isClipping: Bool
    /// Whether the view stands for one that cannot be drawn.
    package var isPlaceholder: Bool

    package init(
        path: String, type: String, identifier: String? = nil, parent: Int?, frame: CGRect, text: String? = nil,
        lines: [LaidOutLine] = [], isTruncated: Bool = false, isClipping: Bool = false, isPlaceholder: Bool = false
    ) {
        self.path = path
        self.type = type
        self.identifier = identifier
        self.parent = parent
        self.frame = frame
        self.text = text
        self.lines = lines
        self.isTruncated = isTruncated
        self.isClipping = isClipping
        self.isPlaceholder = isPlaceholder
    }
}

/// One line of a text view, in points of the cell.
package struct LaidOutLine: Equatable, Sendable {
    package let text: String
    package let frame: CGRect
    /// The y coordinate of the baseline.
    package let baseline: CGFloat

    package init(text: String, frame: CGRect, baseline: CGFloat) {
        self.text = text
        self.frame = frame
        self.baseline = baseline
    }
}
