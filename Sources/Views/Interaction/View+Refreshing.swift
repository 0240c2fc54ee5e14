import Foundation

/// What comes from outside while an app runs; most of it never happens to a still picture.
nonisolated extension View {
    /// Offers an action to load anew, which views inside find in the environment.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }

    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
    public func equatable() -> some View where Self: Equatable { EquatableView(content: self) }
}

/// What a person does in an app, so that it can go on elsewhere.
public final class NSUserActivity {
    public let activityType: String
    public var title: String?
    public var userInfo: [AnyHashable: Any]?
    public var webpageURL: URL?
    public var isEligibleForHandoff = false
    public var isEligibleForSearch = false
    public var isEligibleForPrediction = false

    public init(activityType: String) { self.activityType = activityType }

    public func becomeCurrent() {}
    public func resignCurrent() {}
    public func invalidate() {}
}

/// Whether a held button acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension Image {
    /// How bright an image may be.
    public struct DynamicRange: Hashable, Sendable {
        let name: String
        public static let standard = DynamicRange(name: "standard")
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        public static let high = DynamicRange(name: "high")
    }
}

/// A view that would be compared before it is made anew.
nonisolated public struct EquatableView<Content: View & Equatable>: View, PrimitiveView {
    public var content: Content

    public init(content: Content) { self.content = content }

    func resolve(_ context: ResolveContext) -> ViewList { content.resolved(context) }
}
