private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
private enum PresentationModeKey: EnvironmentKey {
    static var defaultValue: Binding<PresentationMode> { .constant(PresentationMode(isPresented: false)) }
}
private enum IsPresentedKey: EnvironmentKey { static let defaultValue = false }
private enum RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

/// What views can ask of their surroundings.
extension EnvironmentValues {
    public var dismiss: DismissAction { DismissAction() }
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    public var requestReview: RequestReviewAction { RequestReviewAction() }
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
    public var rename: RenameAction? { nil }

    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }

    public var presentationMode: Binding<PresentationMode> { self[PresentationModeKey.self] }

    /// Whether the view is on a sheet or the like.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set {
            self[IsPresentedKey.self] = newValue
            self[PresentationModeKey.self] = .constant(PresentationMode(isPresented: newValue))
        }
    }

    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}
