import Foundation
import ProofsheetLayout

/// Takes all the room it is offered and makes its content from its own size and place.
///
/// Offers its own size; each view of the content stands in the top leading corner, whatever its guides. Without a proposal it is 10 points long (swiftui-layout 6.1).
nonisolated public struct GeometryReader<Content: View>: View, PrimitiveView {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    func resolve(_ context: ResolveContext) -> ViewList {
        let place = context.inside().child(.part("content"))
        let content = content
        let behavior = DeferredContent { node in
            let proxy = GeometryProxy(node: node, context: place)
            let view = place.session.evaluate(proxy, identity: place.identity, environment: place.environment) {
                content($0)
            }
            return view.resolved(place).realized
        }
        return .nodes([context.node("GeometryReader", behavior)])
    }
}
