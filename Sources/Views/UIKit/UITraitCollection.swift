import Foundation

/// Light or dark appearance, as UIKit has it.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// How much room there is along an axis, as UIKit has it.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The kind of a device, as UIKit has it.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision = 6 }

/// The surroundings of a view, as UIKit has them.
public final class UITraitCollection: Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// Pixels per point.
    public let displayScale: CGFloat

    init(
        style: UIUserInterfaceStyle, horizontal: UIUserInterfaceSizeClass = .unspecified,
        vertical: UIUserInterfaceSizeClass = .unspecified, scale: CGFloat = 0
    ) {
        userInterfaceStyle = style
        (horizontalSizeClass, verticalSizeClass, displayScale) = (horizontal, vertical, scale)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }

    /// The surroundings of the picture that is being made.
    public static var current: UITraitCollection { CurrentCell.traits }
}
