import Foundation
import ProofsheetLayout

/// What a scroll view has been asked to show.
enum ScrollRequest {
    /// A view by what it is known by; without an anchor no further than it takes to show it.
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    /// Points from the start of the content.
    case offset(CGSize)

    init?(_ position: ScrollPosition, anchor: UnitPoint?) {
        if let id = position.viewID {
            self = .view(AnyHashable(id), position.anchor ?? anchor)
        } else if let edge = position.edge {
            self = .edge(edge)
        } else if let point = position.point {
            self = .offset(CGSize(width: point.x, height: point.y))
        } else {
            return nil
        }
    }

    /// Where the content stands by the request, given where a view that is asked for was found.
    func position(found: CGSize?, _ anchors: ScrollAnchors) -> ScrollRule.Position {
        var position = ScrollRule.Position(start: anchors[.initialOffset], alignment: anchors[.alignment])
        switch self {
        case .view: position.offset = found
        case .offset(let offset): position.offset = offset
        case .edge(.top): position.start = .topLeading
        case .edge(.leading): position.start = .topLeading
        case .edge(.bottom): position.start = UnitPoint(x: 0, y: 1)
        case .edge(.trailing): position.start = UnitPoint(x: 1, y: 0)
        }
        return position
    }
}

/// How far a scroll view has to be scrolled for what it was asked to show; known once frames are.
final class ScrollMemory {
    /// Points from the start of the content.
    private(set) var offset: CGSize?

    /// Keeps how far a container stands that finds its views itself.
    func stand(at offset: CGSize) { self.offset = offset }

    /// Finds a view in a window on content and remembers how to show it; whether that has changed.
    func find(_ id: AnyHashable, _ anchor: UnitPoint?, in window: LayoutNode) -> Bool {
        guard let content = window.children.first, let view = content.frame(of: id), let clear = content.surroundings.clear else {
            return false
        }
        let isMirrored = window.direction == .rightToLeft
        let before = CGSize(
            width: isMirrored ? content.frame.maxX - view.maxX : view.minX - content.frame.minX,
            height: view.minY - content.frame.minY)
        var found = CGSize.zero
        for axis in Axis.allCases {
            let (start, length, room) = (before[axis], view.size[axis], clear.size[axis])
            let last = max(0, content.frame.size[axis] - room)
            if let anchor {
                found[axis] = start + (axis == .horizontal ? anchor.x : anchor.y) * (length - room)
            } else {
                let now = offset?[axis] ?? 0
                found[axis] = start < now ? start : max(now, start + length - room)
            }
            found[axis] = found[axis].isFinite ? min(max(0, found[axis]), last) : 0
        }
        guard found != offset else { return false }
        offset = found
        return true
    }
}

extension LayoutNode {
    /// The frame of a view with an identity here or below, if it has been made, else where it would stand; nil without one.
    fileprivate func frame(of id: AnyHashable) -> CGRect? {
        if let made = first(where: { $0.info.ids.contains(id) }) { return made.frame }
        return first { $0.info.estimate?($0, id) != nil }.flatMap { $0.info.estimate?($0, id) }
    }

    /// The first node here or below that a condition holds for, in drawing order.
    func first(where condition: (LayoutNode) -> Bool) -> LayoutNode? {
        if condition(self) { return self }
        for child in children {
            if let found = child.first(where: condition) { return found }
        }
        return nil
    }
}
