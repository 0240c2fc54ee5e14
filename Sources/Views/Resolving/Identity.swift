import Foundation

/// Who a view is from one round to the next: a place in a tree of structural steps, which also keeps the view's state.
final class Identity {
    /// A step from a view to one inside it.
    enum Step: Hashable {
        case index(Int)
        case branch(Bool)
        case id(AnyHashable)
        case type(ObjectIdentifier)
        case part(String)
    }

    private var children: [Step: Identity] = [:]
    private var slots: [Int: AnyObject] = [:]
    /// Whether the view's appearance has been announced.
    var hasAppeared = false

    func child(_ step: Step) -> Identity {
        if let known = children[step] { return known }
        let made = Identity()
        children[step] = made
        return made
    }

    /// What is kept under a number, made by the closure the first time or when it is of another type.
    func slot<Kept: AnyObject>(_ number: Int, _ make: () -> Kept) -> Kept {
        if let kept = slots[number] as? Kept { return kept }
        let made = make()
        slots[number] = made
        return made
    }
}
