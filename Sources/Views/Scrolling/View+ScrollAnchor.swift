import Foundation
import ProofsheetLayout

/// What an anchor of scrolling content is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let kind: Int

    public static let initialOffset = ScrollAnchorRole(kind: 0)
    public static let sizeChanges = ScrollAnchorRole(kind: 1)
    public static let alignment = ScrollAnchorRole(kind: 2)
}

private enum ScrollAnchorsKey: EnvironmentKey { static var defaultValue: ScrollRule.Anchors { ScrollRule.Anchors() } }
private enum ScrollClipKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Where the content of scroll views below stands.
    var scrollAnchors: ScrollRule.Anchors {
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
    /// The part of the content that shows first, and where content stands that is shorter than its window.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.scrollAnchors, ScrollRule.Anchors(start: anchor, alignment: anchor))
    }

    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        mapContext { context in
            if role == .initialOffset { context.environment.scrollAnchors.start = anchor }
            if role == .alignment { context.environment.scrollAnchors.alignment = anchor }
        }
    }

    /// Lets content of scroll views show outside of their frame.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }
}
