/// Which view an assistive technology looks at; none does.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty, ConnectedProperty {
    private let box: StateBox<Value>

    public init() where Value == Bool { box = StateBox(false) }
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { box = StateBox(false) }
    public init<T: Hashable>() where Value == T? { box = StateBox(nil) }
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { box = StateBox(nil) }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding { Binding(box: box) }

    /// A way to read and move the focus.
    @propertyWrapper public struct Binding {
        let box: StateBox<Value>

        public var wrappedValue: Value {
            get { box.value }
            nonmutating set { box.value = newValue }
        }

        public var projectedValue: Binding { self }
    }

    func connect(_ connection: PropertyConnection) {
        box.location = connection.identity.slot(connection.slot) {
            StateLocation(box.initial, session: connection.session)
        }
    }
}

/// Ways in which a person can be helped to use a device.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var members: Set<Int>

    public init() { members = [] }

    private init(_ members: Set<Int>) { self.members = members }

    public static let voiceOver = AccessibilityTechnologies([1])
    public static let switchControl = AccessibilityTechnologies([2])

    public func contains(_ member: AccessibilityTechnologies) -> Bool { member.members.isSubset(of: members) }
    public func union(_ other: Self) -> Self { Self(members.union(other.members)) }
    public func intersection(_ other: Self) -> Self { Self(members.intersection(other.members)) }
    public func symmetricDifference(_ other: Self) -> Self { Self(members.symmetricDifference(other.members)) }

    @discardableResult public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(new)
        formUnion(new)
        return (isNew, new)
    }

    @discardableResult public mutating func remove(_ member: Self) -> Self? {
        guard contains(member) else { return nil }
        members.subtract(member.members)
        return member
    }

    @discardableResult public mutating func update(with new: Self) -> Self? {
        let known = contains(new) ? new : nil
        formUnion(new)
        return known
    }

    public mutating func formUnion(_ other: Self) { members.formUnion(other.members) }
    public mutating func formIntersection(_ other: Self) { members.formIntersection(other.members) }
    public mutating func formSymmetricDifference(_ other: Self) { members.formSymmetricDifference(other.members) }
}

nonisolated extension View {
    /// Accepted; a still picture cannot show it.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    /// Accepted; a still picture cannot show it.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
}
