import Foundation

/// How the explicit guides of placed subviews become the guide of their container: swiftui-layout 4.
package enum AlignmentMerge {
    /// The average of custom guides, the topmost or the lowest of text baselines; nil where no subview sets the guide.
    package static func value(of key: AlignmentKey, in subviews: LayoutSubviews) -> CGFloat? {
        let values = subviews.nodes.compactMap { node -> CGFloat? in
            guard let placement = node.pending else { return nil }
            let dimensions = node.dimensions(in: placement.proposal)
            return dimensions[explicit: key].map { $0 + placement.origin(for: dimensions.size)[key.axis] }
        }
        guard let smallest = values.min(), let largest = values.max() else { return nil }
        switch key.combination {
        case .none: return nil
        case .minimum: return smallest
        case .maximum: return largest
        case .average: return values.reduce(0, +) / CGFloat(values.count)
        }
    }
}
