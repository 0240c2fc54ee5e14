import Foundation
import ProofsheetLayout

/// The look of a list.
@MainActor @preconcurrency public protocol ListStyle {}

/// The ways in which lists arrange their sections.
enum ListKind: Hashable, Sendable {
    case plain, inset, grouped, insetGrouped, sidebar

    /// Whether rows stand on cards with rounded corners.
    var hasCards: Bool { self == .insetGrouped || self == .sidebar }
    /// Whether the ground has the grouped colour.
    var isGrouped: Bool { self != .plain && self != .inset }
}

/// A style that the engine knows.
protocol KnownListStyle: ListStyle {
    nonisolated var kind: ListKind? { get }
}

/// The style that fits where the list stands: cards, or the look of a sidebar in a split view.
nonisolated public struct DefaultListStyle: KnownListStyle, Sendable {
    public init() {}
    var kind: ListKind? { nil }
}

/// Rows from edge to edge on the plain background.
nonisolated public struct PlainListStyle: KnownListStyle, Sendable {
    public init() {}
    var kind: ListKind? { .plain }
}

/// Plain rows with a margin.
nonisolated public struct InsetListStyle: KnownListStyle, Sendable {
    public init() {}
    var kind: ListKind? { .inset }
}

/// Groups of rows from edge to edge on a grey ground.
nonisolated public struct GroupedListStyle: KnownListStyle, Sendable {
    public init() {}
    var kind: ListKind? { .grouped }
}

/// Groups of rows on rounded cards.
nonisolated public struct InsetGroupedListStyle: KnownListStyle, Sendable {
    public init() {}
    var kind: ListKind? { .insetGrouped }
}

/// The look of the leading column of a split view.
nonisolated public struct SidebarListStyle: KnownListStyle, Sendable {
    public init() {}
    var kind: ListKind? { .sidebar }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { .init() } }
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { .init() } }
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { .init() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: InsetGroupedListStyle { .init() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { .init() } }

nonisolated extension View {
    /// Sets the look of lists inside.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listKind, (style as? any KnownListStyle)?.kind)
    }
}
