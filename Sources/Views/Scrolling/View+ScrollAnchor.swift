import Foundation
import ProofsheetLayout

/// What an anchor of scrolling content is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let kind: Int

    public static let initialOffset = ScrollAnchorRole(kind: 0)
    public static let sizeChanges = ScrollAnchorRole(kind: 1)
    public static let alignment = ScrollAnchorRole(kind: 2)
}

/// Where the content of scroll views stands unless something is asked for.
struct ScrollAnchors {
    /// For every role that has none of its own.
    var all: UnitPoint?
    var roles: [ScrollAnchorRole: UnitPoint] = [:]

    subscript(role: ScrollAnchorRole) -> UnitPoint? { roles[role] ?? all }
}

private enum ScrollAnchorsKey: EnvironmentKey { static var defaultValue: ScrollAnchors { ScrollAnchors() } }
private enum ScrollClipKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Where the content of scroll views below stands.
    var scrollAnchors: ScrollAnchors {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }

    /// Whether scroll views below let their content show outside of their frame.
    var isScrollClipDisabled: Bool {
        get { self[ScrollClipKey.self] }
        set { self[ScrollClipKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The part of the content that shows first, and where content stands that is shorter than its window; roles of their own win.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        mapContext { $0.environment.scrollAnchors.all = anchor }
    }

    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        mapContext { $0.environment.scrollAnchors.roles[role] = anchor }
    }

    /// Lets content of scroll views show outside of their frame.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }
}
