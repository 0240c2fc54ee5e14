import Foundation

private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum IsFocusedKey: EnvironmentKey { static let defaultValue = false }
private enum IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private enum ControlActiveStateKey: EnvironmentKey { static let defaultValue = ControlActiveState.key }
private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum CalendarKey: EnvironmentKey { static let defaultValue: Calendar? = nil }
private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }
private enum ContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
private enum LegibilityKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = .regular }

/// The state that views find themselves in.
extension EnvironmentValues {
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }

    /// The calendar of the cell's locale in the locale and time zone in force, unless a modifier sets another one.
    public var calendar: Calendar {
        get {
            if let calendar = self[CalendarKey.self] { return calendar }
            reads?.note("locale")
            var calendar = Calendar(identifier: Locale(identifier: cell.locale).calendar.identifier)
            calendar.locale = locale
            calendar.timeZone = timeZone
            return calendar
        }
        set { self[CalendarKey.self] = newValue }
    }

    /// Greenwich time, unless a modifier sets another one.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    public var undoManager: UndoManager? { self[UndoManagerKey.self] }

    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }

    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityKey.self] }
        set { self[LegibilityKey.self] = newValue }
    }

    public var isLuminanceReduced: Bool { false }
    public var supportsMultipleWindows: Bool { false }
    public var isHoverEffectEnabled: Bool { false }
    public var isActivityFullscreen: Bool { false }
    public var isSceneCaptured: Bool { false }
}

nonisolated extension View {
    /// Makes controls unusable and dim; what is disabled further out stays so.
    public func disabled(_ disabled: Bool) -> some View {
        mapContext { if disabled { $0.environment.isEnabled = false } }
    }
}
