import Foundation
import ProofsheetLayout

/// Everything a cell tells its view: the container's geometry in points and the traits, before any modifier changes them.
package struct CellEnvironment: Hashable, Sendable, Codable {
    /// How the size of the picture comes about.
    package enum Sizing: Hashable, Sendable, Codable {
        /// The view fills the container, safe areas and all.
        case container
        /// The picture is as large as the view answers to the container's size; there is no safe area.
        case sizeThatFits
        /// The picture has this size in points; there is no safe area.
        case fixed(width: CGFloat, height: CGFloat)
    }

    /// Safe-area insets in points; left and right are physical.
    package struct Insets: Hashable, Sendable, Codable {
        package var top, left, bottom, right: CGFloat

        package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    package var width, height: CGFloat
    package var safeArea = Insets()
    /// Pixels per point.
    package var scale: CGFloat = 2
    package var isPad = false
    package var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    package var verticalSizeClass: UserInterfaceSizeClass? = .regular
    package var category = ContentSizeCategory.large
    package var scheme = ColorScheme.light
    package var direction = LayoutDirection.leftToRight
    /// A locale identifier such as `en_US`.
    package var locale = "en_US"
    package var system = SystemGeneration.ios18
    package var sizing = Sizing.container

    package init(width: CGFloat, height: CGFloat) {
        (self.width, self.height) = (width, height)
    }
}
