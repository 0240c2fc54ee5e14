/// Whether the app can be seen and used; in a picture it always can.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}

/// Whether controls belong to the window in use.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
    case key, active, inactive
}

/// Whether colours should be set further apart than usual.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    case standard, increased
}

/// Whether text should be bold throughout.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

/// Reasons to hide what a view says.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}
