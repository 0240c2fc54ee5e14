import ProofsheetLayout

/// The parts of a content, in order; as a view, all of them one after the other.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View, PrimitiveView {
    let subviews: SubviewsCollection

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }

    public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

    func resolve(_ context: ResolveContext) -> ViewList { subviews.resolve(context) }

    /// One part of a content, as a view of its own.
    nonisolated public struct Element: View, PrimitiveView, Identifiable {
        let subview: Subview

        /// What tells the part from its neighbours.
        public var id: AnyHashable { AnyHashable(subview.id) }

        /// The identity that a loop or `id` has given the part, nil if it has none of that type.
        public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { subview.id.element?.base as? ID }

        /// A value that the part carries.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value { subview.containerValues[TraitValue<Trait>.self] }

        func resolve(_ context: ResolveContext) -> ViewList { subview.resolve(context) }
    }
}

/// A key of the values that a root reads off parts.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The value of a trait among those that views hand to their container.
enum TraitValue<Trait: _ViewTraitKey>: ContainerValueKey {
    static var defaultValue: Trait.Value { Trait.defaultValue }
}

nonisolated extension View {
    /// Sets a value that the root around the view reads.
    public func _trait<Trait: _ViewTraitKey>(_ key: Trait.Type, _ value: Trait.Value) -> some View {
        mapNodes { node, context in
            context.wrap(node) { info in
                var values = ContainerValues()
                values[TraitValue<Trait>.self] = value
                info.addContainerValues(values)
            }
        }
    }
}
