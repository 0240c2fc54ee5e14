import Foundation
import ProofsheetLayout

private enum ListKindKey: EnvironmentKey { static let defaultValue: ListKind? = nil }
private enum EnclosingListKey: EnvironmentKey { static let defaultValue: ListKind? = nil }
private enum SidebarKey: EnvironmentKey { static let defaultValue = false }
private enum HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
private enum RowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum SectionSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum ScrollGroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private enum MinHeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

/// How much something stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

extension EnvironmentValues {
    /// The style asked for lists below, nil for the default.
    var listKind: ListKind? {
        get { self[ListKindKey.self] }
        set { self[ListKindKey.self] = newValue }
    }

    /// The kind of the list whose row the view stands in, nil outside lists.
    var enclosingList: ListKind? {
        get { self[EnclosingListKey.self] }
        set { self[EnclosingListKey.self] = newValue }
    }

    /// Whether the view stands in the leading column of a split view.
    var isInSidebar: Bool {
        get { self[SidebarKey.self] }
        set { self[SidebarKey.self] = newValue }
    }

    /// How much headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// Whether the list around the view is being edited.
    var isEditingList: Bool { editMode?.wrappedValue.isEditing == true }

    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }

    var listSectionSpacing: CGFloat? {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }

    /// Whether lists and editors below draw their ground.
    var scrollGround: Visibility {
        get { self[ScrollGroundKey.self] }
        set { self[ScrollGroundKey.self] = newValue }
    }

    /// The least height in points of a section's header, nil for the default.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinHeaderHeightKey.self] }
        set { self[MinHeaderHeightKey.self] = newValue }
    }
}
