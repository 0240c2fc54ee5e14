import Foundation
import Observation

nonisolated extension View {
    /// Resolves any view: primitives know how, the others through their bodies.
    func resolved(_ context: ResolveContext) -> ViewList {
        let room = context.session.stackRoom
        guard room.enter() else { return .empty }
        defer { room.leave() }
        if let primitive = self as? any PrimitiveView { return primitive.resolve(context) }
        let name = TypeName.short(Self.self)
        if self is any UIViewRepresentable || self is any UIViewControllerRepresentable {
            return BlurRepresentable.nodes(self, name, context) ?? UnknownPrimitive.nodes(name, context)
        }
        var inner = context.appending(.type(name))
        inner.identity = context.identity.child(.type(ObjectIdentifier(Self.self)))
        let body = context.session.evaluate(self, identity: inner.identity, environment: context.environment) {
            MainThread.run($0) { $0.body }
        }
        return body.resolved(inner)
    }
}
