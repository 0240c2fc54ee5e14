import Foundation

/// The screen, as UIKit has it: the window of the cell.
@MainActor @preconcurrency public final class UIScreen {
    public static let main = UIScreen()
    public static var screens: [UIScreen] { [main] }

    private init() {}

    /// In points.
    public var bounds: CGRect {
        let cell = CurrentCell.cell(reading: "device")
        return CGRect(x: 0, y: 0, width: cell.width, height: cell.height)
    }

    /// In pixels.
    public var nativeBounds: CGRect {
        let scale = scale
        return CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Pixels per point.
    public var scale: CGFloat { CurrentCell.cell(reading: "device").scale }
    public var nativeScale: CGFloat { scale }
    public var brightness: CGFloat { 1 }
    public var maximumFramesPerSecond: Int { 60 }
    public var traitCollection: UITraitCollection { CurrentCell.traits }
}
