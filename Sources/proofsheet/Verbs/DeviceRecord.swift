import Foundation
import ProofsheetPreviews
import ProofsheetViews

/// A device as `devices --json` prints it: lengths in points, insets as top, left, bottom, right, sizes as width and height.
struct DeviceRecord: Encodable {
    let device, name, screen: String
    let year: Int
    let size: [CGFloat]
    let scale, cornerRadius: CGFloat
    let poses: [String: Pose]

    struct Pose: Encodable {
        let horizontalSizeClass, verticalSizeClass: String
        let safeArea: [String: [CGFloat]]
        let windows: [String: Window]
    }

    struct Window: Encodable {
        let size: [CGFloat]
        let horizontalSizeClass, verticalSizeClass: String
    }

    init(_ device: Device) {
        let screen = device.screen
        (self.device, name, year) = (device.slug, device.name, device.year)
        (self.screen, scale, cornerRadius) = (screen.name, screen.scale, device.cornerRadius)
        size = [screen.width, screen.height]
        poses = Dictionary(
            uniqueKeysWithValues: Orientation.allCases.map { ($0.rawValue, Self.pose(screen, $0)) })
    }

    private static func pose(_ screen: Screen, _ orientation: Orientation) -> Pose {
        let pair = screen.sizeClasses(orientation, .full)
        let insets = SystemGeneration.allCases.map { system in
            let insets = screen.safeArea(orientation, system)
            return (system.rawValue, [insets.top, insets.left, insets.bottom, insets.right])
        }
        let windows = ProofsheetPreviews.Window.allCases.compactMap { window -> (String, Window)? in
            guard let size = screen.size(orientation, window) else { return nil }
            let pair = screen.sizeClasses(orientation, window)
            return (
                window.rawValue,
                Window(
                    size: [size.width, size.height], horizontalSizeClass: pair.horizontal.rawValue,
                    verticalSizeClass: pair.vertical.rawValue)
            )
        }
        return Pose(
            horizontalSizeClass: pair.horizontal.rawValue, verticalSizeClass: pair.vertical.rawValue,
            safeArea: Dictionary(uniqueKeysWithValues: insets), windows: Dictionary(uniqueKeysWithValues: windows))
    }
}
