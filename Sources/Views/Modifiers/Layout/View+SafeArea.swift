import Foundation
import ProofsheetLayout

/// What makes a part of the screen unsafe.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
    /// Grows over the edges of the safe area that the view touches.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        mapNodes { node, context in
            guard regions.contains(.container) else { return node }
            return context.wrap(node, SafeAreaIgnoringRule(edges, tolerance: context.environment.pixelLength / 2)) {
                $0.seen = LayoutNode.seenChild
            }
        }
    }

    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// A frame worked out from the nearest container's size in points.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        mapNodes { node, context in
            context.wrap(
                node,
                ContainerRelativeFrameRule(context.container, axes: axes, alignment: alignment, length: length))
        }
    }

    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let unit = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return unit * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }
}
