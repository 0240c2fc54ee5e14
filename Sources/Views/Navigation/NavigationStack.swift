import Foundation
import ProofsheetLayout

/// A stack of screens; a picture shows the first one with its bar.
///
/// *Differences:* screens that a path would push are not shown, and the run says so.
nonisolated public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
    private let root: Root
    private let isPushed: Bool

    func resolve(_ context: ResolveContext) -> ViewList {
        if isPushed { context.session.note("A navigation path is not empty; the first screen of the stack is shown.") }
        return BarScreen(name: "NavigationStack", content: root).resolve(context)
    }
}

extension NavigationStack where Data == NavigationPath {
    public init(@ViewBuilder root: () -> Root) { self.init(root: root(), isPushed: false) }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.init(root: root(), isPushed: !path.wrappedValue.isEmpty)
    }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.init(root: root(), isPushed: !path.wrappedValue.isEmpty)
    }
}

/// The values of the screens that were pushed.
public struct NavigationPath: Equatable {
    private var values: [AnyHashable] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}
