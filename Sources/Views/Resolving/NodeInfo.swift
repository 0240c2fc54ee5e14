import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// What the views know about a node of the layout tree: its names, what it draws, and what containers may ask of it.
final class NodeInfo {
    /// Composite views and loop elements that begin at this node, outermost first.
    var owners: [PathComponent] = []
    /// The primitive's type, nil for the node of a modifier.
    var type: String?
    var identifier: String?
    /// Whether the identifier is a weak one, from `.id`.
    var identifierIsFromID = false
    /// What the view is known by to views that scroll to it.
    var ids: [AnyHashable] = []
    /// Draws what is below the children.
    var draw: ((LayoutNode, inout Painter) -> Void)?
    /// What happens to the node and its children as one picture.
    var effect: ((LayoutNode) -> GroupEffect)?
    /// Whether drawing needs to know what has been drawn behind.
    var seesBehind = false
    /// Fills in text and flags of the view in the laid-out tree.
    var describe: ((LayoutNode, inout LaidOutView) -> Void)?
    /// Views of a finished tree that stand below the node's own.
    var innerViews: [LaidOutView] = []
    /// Parts that the node draws itself and that stand in the tree below it by a name, known once its frame is.
    var boxes: ((LayoutNode) -> [(type: String, frame: CGRect)])?
    /// Whether the loop elements that begin here are named by the row around the node.
    var namesElementsAbove = false
    /// Values that containers read off their children, by key.
    var attributes: [ObjectIdentifier: Any] = [:]
    /// Preferences set at this node, in the order they were set.
    var preferences: [PreferenceEntry] = []
    /// Whether preferences from below stop here.
    var stopsPreferences = false
    /// Called with the node once its frame is known.
    var onArranged: [(LayoutNode) -> Void] = []
    /// Called where the node, or one around it, lies out of sight.
    var onUnseen: [() -> Void] = []
    /// Where a view with an identity would stand that has not been made, in points of the cell; nil without one.
    var estimate: ((LayoutNode, AnyHashable) -> CGRect?)?
    /// The place of the content of a view that scrolls.
    var scrollGeometry: ((LayoutNode) -> ScrollGeometry)?
    /// Where the view is seen, if that is not its frame: what grows over the unsafe area is larger than its place in the layout.
    var seen: ((LayoutNode) -> CGRect)?
    var isHidden = false
    /// Whether the node lies beyond the visible edge of the container that scrolls it: it is in the tree, but it is not
    /// drawn, does not appear and hands up no preferences, because there SwiftUI would not have made it yet.
    var isOutOfSight = false
    /// Whether the node is laid out here but drawn by another one, such as a mask.
    var isSetApart = false

    init() {}

    subscript<K: NodeAttribute>(key: K.Type) -> K.Value? {
        get { attributes[ObjectIdentifier(key)] as? K.Value }
        set { attributes[ObjectIdentifier(key)] = newValue }
    }

    /// Sets a value unless the content has set one: of several modifiers the innermost counts, as recorded of layout values.
    func setWhereUnset<K: NodeAttribute>(_ key: K.Type, _ value: K.Value) {
        if self[key] == nil { self[key] = value }
    }
}

/// A value on a node that survives the modifiers around it and is read by a container.
protocol NodeAttribute {
    associatedtype Value
}

enum ZIndexAttribute: NodeAttribute { typealias Value = Double }
enum TagAttribute: NodeAttribute { typealias Value = AnyHashable }
enum PriorityAttribute: NodeAttribute { typealias Value = Double }

extension LayoutNode {
    /// The views' own knowledge of the node.
    var info: NodeInfo {
        if let info = payload as? NodeInfo { return info }
        let info = NodeInfo()
        payload = info
        return info
    }

    /// Where the view is seen, in points of the cell: its frame, unless it grows out of it.
    var seenFrame: CGRect { (payload as? NodeInfo)?.seen?(self) ?? frame }

    /// Where the only child is seen.
    static func seenChild(_ node: LayoutNode) -> CGRect { node.children.first?.seenFrame ?? node.frame }
}
