import Foundation
import ProofsheetLayout

/// A step in the flow of one preference through a node: a value set here, or a change to what comes from below.
struct PreferenceEntry {
    let key: ObjectIdentifier
    /// What the node hands up, given what its children hand up; nil stands for no value.
    let change: (Any?, LayoutNode) -> Any?
}

/// The pass that collects preferences from the leaves up: architecture 4.
enum PreferencePass {
    /// The value of a key at a node, nil where nothing below sets it.
    static func value<K: PreferenceKey>(_ key: K.Type, at node: LayoutNode) -> K.Value? {
        let info = node.info
        var value = info.stopsPreferences ? nil : below(key, node)
        for entry in info.preferences where entry.key == ObjectIdentifier(key) {
            value = entry.change(value, node) as? K.Value
        }
        return value
    }

    /// The combined value of a node's children in drawing order.
    static func below<K: PreferenceKey>(_ key: K.Type, _ node: LayoutNode) -> K.Value? {
        combine(key, node.children)
    }

    static func combine<K: PreferenceKey>(_ key: K.Type, _ nodes: [LayoutNode]) -> K.Value? {
        var result: K.Value?
        for node in nodes where !node.info.isOutOfSight {
            guard let next = value(key, at: node) else { continue }
            if var known = result {
                K.reduce(value: &known) { next }
                result = known
            } else {
                result = next
            }
        }
        return result
    }
}
