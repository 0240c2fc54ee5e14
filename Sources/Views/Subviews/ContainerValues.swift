import ProofsheetLayout

/// A key of the values that a container reads off its subviews.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view gives to the container around it.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private let selectionTag: AnyHashable?

    init(tag: AnyHashable? = nil) { selectionTag = tag }

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The value of the view's `tag`, nil if it has none of that type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { selectionTag?.base as? V }

    /// Whether the view's `tag` is that value.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

    /// These values, and those of a modifier further out where they say nothing.
    func over(_ outer: ContainerValues) -> ContainerValues {
        var result = self
        result.values.merge(outer.values) { inner, _ in inner }
        return result
    }

    /// The values that a node hands to its container.
    static func of(_ node: LayoutNode) -> ContainerValues {
        var values = ContainerValues(tag: node.info[TagAttribute.self])
        values.values = node.info[ContainerValuesAttribute.self]?.values ?? [:]
        return values
    }
}

enum ContainerValuesAttribute: NodeAttribute { typealias Value = ContainerValues }

extension NodeInfo {
    /// Adds values where the content has set none.
    func addContainerValues(_ outer: ContainerValues) {
        self[ContainerValuesAttribute.self] = (self[ContainerValuesAttribute.self] ?? ContainerValues()).over(outer)
    }
}

nonisolated extension View {
    /// Sets a value that the container around the view reads; views further out do not see it.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        mapNodes { node, context in
            context.wrap(node) { info in
                var values = ContainerValues()
                values[keyPath: keyPath] = value
                info.addContainerValues(values)
            }
        }
    }
}

extension LayoutSubview {
    /// The values that the view hands to containers.
    public var containerValues: ContainerValues { ContainerValues.of(node) }
}
