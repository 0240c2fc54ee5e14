import Foundation
import ProofsheetLayout

/// The size of a control as a word.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }
private enum AboveTabsKey: EnvironmentKey { static let defaultValue = false }
private enum BesideTabsKey: EnvironmentKey { static let defaultValue = false }
private enum SheetKey: EnvironmentKey { static let defaultValue = false }
private enum BarKey: EnvironmentKey { static let defaultValue = false }
private enum BorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }
private enum MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether controls below leave out their labels.
    public var labelsVisibility: Visibility {
        get { labelsAreHidden ? .hidden : .automatic }
        set { labelsAreHidden = newValue == .hidden }
    }

    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }

    /// Whether the view stands in a navigation bar or toolbar.
    var isInBar: Bool {
        get { self[BarKey.self] }
        set { self[BarKey.self] = newValue }
    }

    /// Whether the view stands in a sheet.
    var isInSheet: Bool {
        get { self[SheetKey.self] }
        set { self[SheetKey.self] = newValue }
    }

    /// Whether the tabs of an iPad stand in the middle of the bar above the view.
    var isBesideTabs: Bool {
        get { self[BesideTabsKey.self] }
        set { self[BesideTabsKey.self] = newValue }
    }

    /// Whether a bar of tabs stands below the view.
    var isAboveTabs: Bool {
        get { self[AboveTabsKey.self] }
        set { self[AboveTabsKey.self] = newValue }
    }

    var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }

    /// Whether menus show that they are menus.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

nonisolated extension View {
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

    /// Leaves out the labels of controls inside.
    public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }

    public func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsVisibility, visibility) }

    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }

    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}
