import Foundation

/// A phone or tablet by its slug, for example `iphone-se-3`.
package struct Device: Hashable, Sendable {
    package let slug: String
    /// As it is sold: `iPhone SE (3rd generation)`.
    package let name: String
    /// Other spellings that a preview may ask for.
    package let otherNames: [String]
    package let year: Int
    package let screen: Screen
    /// Of the display's corners, in points.
    package let cornerRadius: CGFloat

    init(slug: String, name: String, otherNames: [String], year: Int, screen: Screen, cornerRadius: CGFloat) {
        (self.slug, self.name, self.otherNames) = (slug, name, otherNames)
        (self.year, self.screen, self.cornerRadius) = (year, screen, cornerRadius)
    }

    /// Whether the screen is named after this device.
    package var standsForScreen: Bool { slug == screen.name }
}
