private enum AccessibilityKey: EnvironmentKey { static let defaultValue = AccessibilitySettings() }

/// Settings of the system that help people; all are off unless a modifier sets them.
struct AccessibilitySettings: Sendable {
    var reduceMotion = false
    var reduceTransparency = false
    var differentiateWithoutColor = false
    var invertColors = false
    var showButtonShapes = false
    var voiceOver = false
    var switchControl = false
    var dimFlashingLights = false
    var playAnimatedImages = true
    var quickActions = false
    var largeContentViewer = false
    var prefersCrossFadeTransitions = false
}

extension EnvironmentValues {
    private var accessibility: AccessibilitySettings {
        get { self[AccessibilityKey.self] }
        set { self[AccessibilityKey.self] = newValue }
    }

    public var accessibilityReduceMotion: Bool {
        get { accessibility.reduceMotion }
        set { accessibility.reduceMotion = newValue }
    }

    public var accessibilityReduceTransparency: Bool {
        get { accessibility.reduceTransparency }
        set { accessibility.reduceTransparency = newValue }
    }

    public var accessibilityDifferentiateWithoutColor: Bool {
        get { accessibility.differentiateWithoutColor }
        set { accessibility.differentiateWithoutColor = newValue }
    }

    public var accessibilityInvertColors: Bool {
        get { accessibility.invertColors }
        set { accessibility.invertColors = newValue }
    }

    public var accessibilityShowButtonShapes: Bool {
        get { accessibility.showButtonShapes }
        set { accessibility.showButtonShapes = newValue }
    }

    public var accessibilityVoiceOverEnabled: Bool {
        get { accessibility.voiceOver }
        set { accessibility.voiceOver = newValue }
    }

    public var accessibilitySwitchControlEnabled: Bool {
        get { accessibility.switchControl }
        set { accessibility.switchControl = newValue }
    }

    public var accessibilityDimFlashingLights: Bool {
        get { accessibility.dimFlashingLights }
        set { accessibility.dimFlashingLights = newValue }
    }

    public var accessibilityPlayAnimatedImages: Bool {
        get { accessibility.playAnimatedImages }
        set { accessibility.playAnimatedImages = newValue }
    }

    public var accessibilityQuickActionsEnabled: Bool {
        get { accessibility.quickActions }
        set { accessibility.quickActions = newValue }
    }

    public var accessibilityLargeContentViewerEnabled: Bool {
        get { accessibility.largeContentViewer }
        set { accessibility.largeContentViewer = newValue }
    }

    public var accessibilityPrefersCrossFadeTransitions: Bool {
        get { accessibility.prefersCrossFadeTransitions }
        set { accessibility.prefersCrossFadeTransitions = newValue }
    }
}
