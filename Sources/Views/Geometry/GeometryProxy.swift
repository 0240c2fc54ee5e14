import Foundation
import ProofsheetLayout

/// Size and place of a view, for code that decides by them; points, not rounded to pixels. Offsets, scales and turns around the view count.
public struct GeometryProxy {
    let node: LayoutNode
    let context: ResolveContext

    public var size: CGSize { node.frame.size }

    /// How far the unsafe area reaches into the view, or lies right beside it.
    public var safeAreaInsets: EdgeInsets {
        let insets = node.surroundings.insets(of: node.frame, tolerance: context.environment.pixelLength / 2)
        guard context.environment.layoutDirection == .rightToLeft else { return insets }
        return EdgeInsets(top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        context.place(of: coordinateSpace, local: node).rect(node.frame, beside: node)
    }

    /// The rectangle that a named space around the view occupies, in the view's own coordinates; nil if there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        context.namedNode(coordinateSpace.coordinateSpace).map { SeenPlace(node).rect($0.frame, beside: $0) }
    }

    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: SeenPlace(node)) }

    /// A value that views deeper down take from what is known about this one.
    func transform<T>(_ body: (GeometryProxy) -> T) -> T { body(self) }
}
