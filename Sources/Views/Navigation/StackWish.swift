import ProofsheetLayout

/// What the views on a screen ask of the stack of screens around them; it travels up as a preference.
struct StackWish {
    /// Whether a list on the screen has a chosen row, which opens the next column of a split view.
    var isChosen = false
    /// The screen that is presented on top of this one.
    var presented: ViewPart?
    /// The screens of the values of a path, by the type of the value.
    var destinations: [ObjectIdentifier: (AnyHashable) -> ViewPart?] = [:]

    /// The screen of a value of a path.
    func destination(of value: AnyHashable) -> ViewPart? { destinations[ObjectIdentifier(type(of: value.base))]?(value) }
}

enum StackWishPreference: PreferenceKey {
    static var defaultValue: StackWish { StackWish() }

    static func reduce(value: inout StackWish, nextValue: () -> StackWish) {
        let next = nextValue()
        value.isChosen = value.isChosen || next.isChosen
        value.presented = value.presented ?? next.presented
        value.destinations.merge(next.destinations) { own, _ in own }
    }
}

extension NodeInfo {
    /// Asks something of the stack of screens around the node.
    func askStack(_ change: @escaping (inout StackWish) -> Void) {
        preferences.append(
            PreferenceEntry(key: ObjectIdentifier(StackWishPreference.self)) { below, _ in
                var wish = below as? StackWish ?? StackWish()
                change(&wish)
                return wish
            })
    }

    /// Keeps what is asked of the stack that the node is from stacks further out.
    func answerStackWishes() {
        preferences.append(PreferenceEntry(key: ObjectIdentifier(StackWishPreference.self)) { _, _ in nil })
    }
}

nonisolated extension View {
    /// Asks something of the stack of screens around the view.
    func askStack(_ change: @escaping (inout StackWish) -> Void) -> some View {
        mapNodes { node, context in context.wrap(node) { $0.askStack(change) } }
    }
}
