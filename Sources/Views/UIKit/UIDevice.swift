import Foundation

/// How a device is held, as UIKit has it.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The device, as UIKit has it.
@MainActor @preconcurrency public final class UIDevice {
    public static let current = UIDevice()
    nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChange")
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChange")

    private init() {}

    public var userInterfaceIdiom: UIUserInterfaceIdiom { CurrentCell.cell(reading: "device").isPad ? .pad : .phone }
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    public var localizedModel: String { model }
    public var name: String { model }
    public var systemName: String { "iOS" }
    public var systemVersion: String { CurrentCell.cell(reading: "system").system == .ios26 ? "26.0" : "18.5" }
    public var identifierForVendor: UUID? { nil }
    public var batteryLevel: Float { 1 }
    public var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    public var orientation: UIDeviceOrientation {
        let cell = CurrentCell.cell(reading: "orientation")
        return cell.width > cell.height ? .landscapeLeft : .portrait
    }

    public func beginGeneratingDeviceOrientationNotifications() {}
    public func endGeneratingDeviceOrientationNotifications() {}
}
