import Foundation
import ProofsheetLayout

private enum ScrollRequestKey: EnvironmentKey { static var defaultValue: ScrollRequest? { nil } }
private enum ScrolledAwayKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// What the scroll view below has been asked to show.
    var scrollRequest: ScrollRequest? {
        get { self[ScrollRequestKey.self] }
        set { self[ScrollRequestKey.self] = newValue }
    }

    /// Whether the scroll view around may not stand at its start, so that no view of it is beyond what shows.
    var isScrolledAway: Bool {
        get { self[ScrolledAwayKey.self] }
        set { self[ScrolledAwayKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Scrolls to the view that the binding names, if it names one; nothing is ever written to the binding.
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        mapContext { context in
            if let id = id.wrappedValue { context.environment.scrollRequest = .view(AnyHashable(id), anchor) }
        }
    }

    /// Scrolls to the position that the binding holds; nothing is ever written to the binding.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        mapContext { context in
            if let request = ScrollRequest(position.wrappedValue, anchor: anchor) { context.environment.scrollRequest = request }
        }
    }

    /// The part of the content that shows first.
    public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
        defaultScrollAnchor(initialAnchor, for: .initialOffset)
    }
}
