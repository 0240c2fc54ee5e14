import Foundation
import ProofsheetLayout

nonisolated extension View {
    public func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(
            ListModifier { context, content in
                content(context.child(.id(AnyHashable(id)))).mapNodes { node in
                    let node = context.identified(node, "\(id)", isFromID: true)
                    node.info.ids.append(AnyHashable(id))
                    return node
                }
            })
    }

    public func accessibilityIdentifier(_ identifier: String) -> some View {
        mapNodes { node, context in context.identified(node, identifier, isFromID: false) }
    }

    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        mapNodes { node, context in context.wrap(node) { $0.setWhereUnset(TagAttribute.self, AnyHashable(tag)) } }
    }

    public func zIndex(_ value: Double) -> some View {
        mapNodes { node, context in context.wrap(node) { $0.setWhereUnset(ZIndexAttribute.self, value) } }
    }

    public func hidden() -> some View {
        mapNodes { node, context in context.wrap(node) { $0.isHidden = true } }
    }
}

extension ResolveContext {
    /// Names a node; where an inner identifier or only a modifier stands there, a node of its own carries the name.
    func identified(_ node: LayoutNode, _ identifier: String, isFromID: Bool) -> LayoutNode {
        let info = node.info
        let isFree = info.identifier == nil || (info.identifierIsFromID && !isFromID)
        let hasView = info.type != nil || !info.owners.isEmpty
        if isFromID && info.identifier != nil { return node }
        if isFree && hasView {
            info.identifier = identifier
            info.identifierIsFromID = isFromID
            return node
        }
        return wrap(node) {
            $0.identifier = identifier
            $0.identifierIsFromID = isFromID
        }
    }
}
