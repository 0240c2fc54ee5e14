import Foundation
import ProofsheetLayout

/// How far a list is scrolled, by what it has been asked to show.
struct ListScroll {
    enum Goal {
        /// A view by what it is known by; without an anchor no further than it takes to show it.
        case view(AnyHashable, UnitPoint?)
        /// Points from the start.
        case offset(CGFloat)
        /// The part of what does not fit that lies above, from 0 to 1.
        case part(CGFloat)
    }

    /// Where a row, header or footer stands, in points from the start of the content.
    struct Target {
        let start, height: CGFloat
    }

    /// nil at the start.
    private(set) var goal: Goal?
    /// Where content stands that is shorter than its window, from 0 to 1; nil at the start.
    let alignment: CGFloat?
    private let before: CGFloat

    /// What a list with such content is asked for, given how far in points it was scrolled in the round before.
    init(_ content: ViewList, _ environment: EnvironmentValues, before: CGFloat) {
        let anchors = environment.scrollAnchors
        alignment = anchors[.alignment].map(\.y).flatMap(Self.part)
        self.before = before
        switch environment.scrollRequest {
        case .view(let id, let anchor) where content.holds(id): goal = .view(id, anchor)
        case .offset(let offset) where offset.height > 0: goal = .offset(offset.height)
        case .edge(.bottom): goal = .part(1)
        case .edge, .offset: goal = nil
        case .view, nil: goal = anchors[.initialOffset].map(\.y).flatMap(Self.part).map(Goal.part)
        }
    }

    private static func part(_ number: CGFloat) -> CGFloat? { number.isFinite && number > 0 ? min(number, 1) : nil }

    /// Whether the list may stand anywhere but at its start.
    var moves: Bool { goal != nil || alignment != nil }

    /// How far in points content of a length is scrolled in a window; below 0 where it is shorter and stands lower.
    func offset(length: CGFloat, clear: CGFloat, target: Target?) -> CGFloat {
        let last = length - clear
        guard last > 0 else { return last * (alignment ?? 0) }
        let wanted =
            switch goal {
            case .view(_, let anchor): target.map { offset(showing: $0, anchor, clear) } ?? 0
            case .offset(let offset): offset
            case .part(let part): last * part
            case nil: 0 as CGFloat
            }
        return wanted.isFinite ? min(max(0, wanted), last) : 0
    }

    private func offset(showing target: Target, _ anchor: UnitPoint?, _ clear: CGFloat) -> CGFloat {
        if let anchor { return target.start + anchor.y * (target.height - clear) }
        return target.start < before ? target.start : max(before, target.start + target.height - clear)
    }
}
