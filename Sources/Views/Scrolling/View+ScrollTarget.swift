import Foundation
import ProofsheetLayout

nonisolated extension View {
    /// Makes the views of a layout, one by one, targets of the scroll view around; rests of scrolls show nothing in a still picture.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        mapNodes { node, _ in
            if isEnabled { node.info[ScrollTargetAttribute.self] = .children }
            return node
        }
    }

    /// Makes the view a target of the scroll view around.
    public func scrollTarget(isEnabled: Bool = true) -> some View {
        mapNodes { node, context in
            guard isEnabled else { return node }
            return context.wrap(node) { $0[ScrollTargetAttribute.self] = .itself }
        }
    }

    /// Calls an action with the identities of the targets that show, in their order, and whenever others do.
    ///
    /// A target shows when a part of its area does, from 0 to 1. As long as none has shown nothing is told.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        onArrangedValueChange(
            "scrollTargets", of: { node, _ in node.scrollTargets.filter { $0.shows(threshold) }.compactMap { $0.id(idType) } },
            action: { old, new in
                if old != new || !new.isEmpty { action(new) }
            })
    }
}

/// Marks what scrolls may rest at: a view, or each view of a layout.
enum ScrollTargetAttribute: NodeAttribute {
    enum Value { case itself, children }
}

extension LayoutNode {
    /// The targets here and below, in drawing order; those of scroll views further in are their own.
    fileprivate var scrollTargets: [LayoutNode] {
        switch info[ScrollTargetAttribute.self] {
        case .itself: [self]
        case .children: layoutNode.children
        case nil: children.flatMap { $0.info[ScrollAttribute.self] == true ? [] : $0.scrollTargets }
        }
    }

    // The layout itself is inside the modifiers around it.
    private var layoutNode: LayoutNode {
        children.count == 1 && info.type == nil ? children[0].layoutNode : self
    }

    fileprivate func shows(_ threshold: Double) -> Bool {
        guard let clear = surroundings.clear, !info.isOutOfSight else { return false }
        let part = frame.visiblePart(in: clear)
        return part > 0 && part >= threshold
    }

    /// What the view is known by, if that is of a type.
    fileprivate func id<ID: Hashable>(_ type: ID.Type) -> ID? {
        if let id = info.ids.lazy.compactMap({ $0.base as? ID }).last { return id }
        return children.count == 1 ? children[0].id(type) : nil
    }
}
