import Foundation
import ProofsheetLayout

/// The app, as UIKit has it; it has one window and does nothing.
@MainActor @preconcurrency public final class UIApplication {
    public static let shared = UIApplication()
    nonisolated public static let openSettingsURLString = "app-settings:"
    nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
    nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForeground")
    nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationMemoryWarning")

    /// Whether the app can be seen.
    public enum State: Int, Sendable { case active, inactive, background }

    /// Keys of what the app was started with.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Keys of how an address is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    private init() {}

    public var applicationState: State { .active }
    public var isIdleTimerDisabled: Bool {
        get { false }
        set {}
    }
    public var connectedScenes: Set<UIScene> { [] }
    public var windows: [UIWindow] { [] }
    public var delegate: (any UIApplicationDelegate)? { nil }
    public var alternateIconName: String? { nil }
    public var supportsAlternateIcons: Bool { false }
    public var applicationIconBadgeNumber: Int {
        get { 0 }
        set {}
    }

    public func canOpenURL(_ url: URL) -> Bool { false }
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) {}
    public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {}
    public func registerForRemoteNotifications() {}
}

/// A scene of UIKit; there is none.
@MainActor @preconcurrency public class UIScene: Hashable {
    init() {}

    public var activationState: ActivationState { .foregroundActive }
    /// Whether the scene can be seen.
    public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }

    nonisolated public static func == (left: UIScene, right: UIScene) -> Bool { left === right }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene with windows; there is none.
@MainActor @preconcurrency public final class UIWindowScene: UIScene {
    public var windows: [UIWindow] { [] }
    public var keyWindow: UIWindow? { nil }
    public var screen: UIScreen { UIScreen.main }
}

/// A person's app delegate.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
    init()
}

/// Makes an app delegate that nobody calls.
@MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate & NSObject>:
    DynamicProperty
{
    public let wrappedValue: DelegateType

    public init(_ delegateType: DelegateType.Type = DelegateType.self) { wrappedValue = delegateType.init() }
}
