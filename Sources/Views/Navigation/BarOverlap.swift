import Foundation
import ProofsheetLayout

/// Whether what scrolls on a screen reaches under the bar below it; a bar has no ground where nothing does.
struct BarOverlap {
    private weak var screen: LayoutNode?

    init(_ screen: LayoutNode) { self.screen = screen }

    /// Whether the content of a list or scroll view goes on below a height, in points of the cell.
    func reaches(below y: CGFloat) -> Bool { screen.map { Self.reaches($0, y) } ?? false }

    private static func reaches(_ node: LayoutNode, _ y: CGFloat) -> Bool {
        // A scroll view's own child is its window, which lies under the bar whatever is in it.
        if node.info.type == "ScrollView" { return node.children.contains { $0.children.contains { $0.frame.maxY > y + 0.5 } } }
        // Nodes of modifiers around what scrolls bear the mark too.
        let scrolls = node.info[ScrollAttribute.self] == true
        return node.children.contains { scrolls && $0.frame.maxY > y + 0.5 || reaches($0, y) }
    }
}
