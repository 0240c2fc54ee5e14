import Foundation

/// A line across the stack around it: greedy along its length, a hairline thick.
package enum DividerRule {
    /// The node of a divider in a stack along an axis; thickness in points.
    package static func behavior(stackAxis: Axis?, thickness: CGFloat) -> LeafBehavior {
        let line = (stackAxis ?? .vertical).other
        return LeafBehavior { proposal in CGSize(line, major: proposal[line] ?? 10, minor: thickness) }
    }
}
