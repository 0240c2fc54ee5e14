import Foundation
import ProofsheetLayout

/// How a resizable image is cut: its caps keep their size, what lies between them is stretched or repeated.
package struct ImageSlices: Equatable, Sendable {
    /// In points of the image.
    package let insets: EdgeInsets
    package let isTiled: Bool

    package init(insets: EdgeInsets, isTiled: Bool) {
        (self.insets, self.isTiled) = (insets, isTiled)
    }

    /// Whether the image is stretched as a whole.
    var isWhole: Bool { insets == EdgeInsets() && !isTiled }
}
