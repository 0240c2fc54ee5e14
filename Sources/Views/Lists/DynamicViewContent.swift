import Foundation
import ProofsheetLayout

/// Views made from a collection that could be edited in place.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    @MainActor @preconcurrency public var data: Content.Data { content.data }
}

/// What a list that is being edited lets do with its rows; until then it shows nothing of it.
nonisolated extension DynamicViewContent {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditingModifier(allows: { if action != nil { $0.isDeletable = !$0.forbidsDeleting } }))
    }

    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditingModifier(allows: { if action != nil { $0.isMovable = !$0.forbidsMoving } }))
    }
}

/// Changes what can be done with every row of a loop.
nonisolated struct RowEditingModifier: PrimitiveModifier {
    let allows: (inout ListRowTraits) -> Void

    func resolve(_ context: ResolveContext, content: (ResolveContext) -> ViewList) -> ViewList {
        content(context).mapNodes { node in
            context.wrap(node) { info in
                var traits = info[ListRowAttribute.self] ?? ListRowTraits()
                allows(&traits)
                info[ListRowAttribute.self] = traits
            }
        }
    }
}
