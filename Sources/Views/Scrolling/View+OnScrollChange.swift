import Foundation
import ProofsheetLayout

nonisolated extension View {
    /// Calls an action with a value taken from the scroll view or list inside, after the first layout and whenever it has changed.
    ///
    /// The first time the old value is the new one too.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        onArrangedValueChange(
            "scrollGeometry",
            of: { node, _ in
                node.first { $0.info.scrollGeometry != nil }.flatMap { $0.info.scrollGeometry?($0) }.map(transform)
            }, action: action)
    }

    /// Calls an action when more or less than a part of the view shows in the scroll view or list around it.
    ///
    /// What does not show from the start is not told; the part is one of the view's area, from 0 to 1.
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void) -> some View {
        modifier(
            ListModifier { context, content in
                let place = context.child(.part("scrollVisibility"))
                let memory = place.identity.slot(0) { ArrangedValueMemory<Bool>() }
                func tell(_ isVisible: Bool) {
                    guard isVisible != memory.value ?? false else { return }
                    memory.value = isVisible
                    place.session.afterRound { action(isVisible) }
                }
                return content(place).mapNodes { node in
                    node.info.onArranged.append { node in
                        guard let clear = node.surroundings.clear else { return }
                        let part = node.frame.visiblePart(in: clear)
                        tell(part > 0 && part >= threshold)
                    }
                    node.info.onUnseen.append { tell(false) }
                    return node
                }
            })
    }
}

extension CGRect {
    /// The part of the rectangle's area that lies in another one, from 0 to 1; that of its length where it has no area.
    func visiblePart(in window: CGRect) -> Double {
        func part(_ start: CGFloat, _ end: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
            guard end > start else { return start >= first && start <= last ? 1 : 0 }
            return max(0, min(end, last) - max(start, first)) / (end - start)
        }
        return Double(part(minX, maxX, window.minX, window.maxX) * part(minY, maxY, window.minY, window.maxY))
    }
}
