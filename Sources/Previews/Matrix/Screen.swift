import Foundation
import ProofsheetViews

/// What a device shows a picture on; devices whose screens are alike share one.
package struct Screen: Hashable, Sendable {
    /// The slug of the device that the screen is named after.
    package let name: String
    /// Points, upright.
    package let width, height: CGFloat
    /// Pixels per point.
    package let scale: CGFloat
    /// Of the display's corners, in points.
    package let cornerRadius: CGFloat
    /// Split view, and with it every window but `full`, exists on iPads only.
    package let isPad: Bool
    private let poses: [Orientation: Pose]

    /// What depends on how the device is held.
    struct Pose: Hashable, Sendable {
        let safeArea: [SystemGeneration: CellEnvironment.Insets]
        let sizeClasses: SizeClasses
        let windows: [Window: Split]
    }

    /// The width in points of a split view window and its horizontal size class.
    struct Split: Hashable, Sendable {
        let width: CGFloat
        let horizontal: UserInterfaceSizeClass
    }

    init(
        name: String, width: CGFloat, height: CGFloat, scale: CGFloat, cornerRadius: CGFloat, isPad: Bool,
        poses: [Orientation: Pose]
    ) {
        (self.name, self.width, self.height, self.scale) = (name, width, height, scale)
        (self.cornerRadius, self.isPad, self.poses) = (cornerRadius, isPad, poses)
    }

    /// The size in points of a window, or nil if the screen has no such window in that orientation.
    package func size(_ orientation: Orientation, _ window: Window) -> CGSize? {
        let full = orientation == .portrait ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
        if window == .full { return full }
        return poses[orientation]?.windows[window].map { CGSize(width: $0.width, height: full.height) }
    }

    /// The safe area of a full window in points; left and right are physical.
    package func safeArea(_ orientation: Orientation, _ system: SystemGeneration) -> CellEnvironment.Insets {
        poses[orientation]?.safeArea[system] ?? CellEnvironment.Insets()
    }

    /// The size classes that a window has by itself.
    package func sizeClasses(_ orientation: Orientation, _ window: Window) -> SizeClasses {
        let full = poses[orientation]?.sizeClasses ?? SizeClasses(.compact, .regular)
        guard let split = poses[orientation]?.windows[window] else { return full }
        return SizeClasses(split.horizontal, full.vertical)
    }
}
