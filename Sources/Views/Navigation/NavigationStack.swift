import Foundation
import ProofsheetLayout

/// A stack of screens; a picture shows the last one that its path or a destination pushes, with its bar.
nonisolated public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
    private let root: Root
    private let path: [AnyHashable]

    func resolve(_ context: ResolveContext) -> ViewList {
        ScreenStack(name: "NavigationStack", columns: [ViewPart { root.resolved($0) }], path: path).resolve(context)
    }
}

extension NavigationStack where Data == NavigationPath {
    public init(@ViewBuilder root: () -> Root) { self.init(root: root(), path: []) }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.init(root: root(), path: path.wrappedValue.values)
    }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.init(root: root(), path: path.wrappedValue.map { AnyHashable($0) })
    }
}

/// The values of the screens that were pushed.
public struct NavigationPath: Equatable {
    private(set) var values: [AnyHashable] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}
