import Foundation

/// How the size of a preview's picture comes about.
public enum PreviewLayout: Hashable, Sendable {
    /// The screen of the device.
    case device
    /// What the view answers to the size of the device.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}
