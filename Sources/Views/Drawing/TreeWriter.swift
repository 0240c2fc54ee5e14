import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// The pass that turns arranged nodes into the two values of the waist: the laid-out tree and the display items.
struct TreeWriter {
    private(set) var tree = LaidOutTree()
    /// How often each name has been used among the children of a view, to number equal siblings.
    private var uses: [[String: Int]] = []
    private var firstUse: [[String: Int]] = []
    private var rootUses: [String: Int] = [:]
    private var rootFirst: [String: Int] = [:]

    /// What stands below everything.
    private let ground: [DisplayItem]
    /// The nodes around the one that draws now, outermost first.
    private var levels: [Level] = []

    private struct Level {
        let effect: GroupEffect?
        let isInvisible: Bool
        /// What has been drawn inside the node so far.
        var items: [DisplayItem]
    }

    init(ground: [DisplayItem] = []) { self.ground = ground }

    mutating func write(_ node: LayoutNode) -> [DisplayItem] { ground + write(node, parent: nil) }

    private mutating func write(_ node: LayoutNode, parent: Int?) -> [DisplayItem] {
        let info = node.info
        guard !info.isHidden, !info.isSetApart else { return [] }
        let owner = addViews(for: node, info, parent: parent)
        var painter = Painter(node: owner ?? 0)
        let isInvisible = levels.last?.isInvisible == true
        if info.seesBehind, !isInvisible { painter.behind = itemsBehind(info.effect?(node)) }
        info.draw?(node, &painter)
        let effect = info.effect?(node)
        levels.append(
            Level(effect: effect, isInvisible: isInvisible || effect.map { $0.opacity <= 0 } == true, items: painter.items))
        let depth = levels.count - 1
        for child in drawingOrder(node.children) {
            let items = write(child, parent: owner)
            if !child.info.isOutOfSight { levels[depth].items += items }
        }
        let items = levels.removeLast().items
        guard var effect else { return items }
        effect.mask = effect.mask?.map { $0.drawn(by: owner ?? 0) }
        var group = Painter(node: owner ?? 0)
        group.group(effect, items)
        return group.items
    }

    // In the coordinates inside the node's own effect.
    private func itemsBehind(_ own: GroupEffect?) -> [DisplayItem] {
        var items = ground
        for level in levels + [Level(effect: own, isInvisible: false, items: [])] {
            let transform = level.effect?.transform ?? .identity
            if transform != .identity {
                guard transform.isReversible else { return [] }
                var effect = GroupEffect()
                effect.transform = transform.inverted()
                items = [.group(node: 0, effect: effect, items: items)]
            }
            items += level.items
        }
        return items
    }

    private func drawingOrder(_ children: [LayoutNode]) -> [LayoutNode] {
        guard children.contains(where: { $0.info[ZIndexAttribute.self] != nil }) else { return children }
        func depth(_ node: LayoutNode) -> Double { node.info[ZIndexAttribute.self] ?? 0 }
        return children.enumerated().sorted { (depth($0.element), $0.offset) < (depth($1.element), $1.offset) }
            .map(\.element)
    }

    // One entry per composite view that begins here, then one for an identified modifier or the primitive itself.
    private mutating func addViews(for node: LayoutNode, _ info: NodeInfo, parent: Int?) -> Int? {
        var parent = parent
        var prefix = ""
        var identifier = info.identifier
        for component in info.owners {
            switch component {
            case .element(let id): if !info.namesElementsAbove { prefix += "ForEach[\(id)]/" }
            case .type(let name):
                let isOutermost = identifier != nil
                parent = add(prefix + name, type: name, identifier: isOutermost ? identifier : nil, node, info, parent)
                identifier = nil
                prefix = ""
            }
        }
        if let type = info.type {
            return add(prefix + type, type: type, identifier: identifier, node, info, parent, isPrimitive: true)
        }
        if let identifier {
            return add("", type: "ModifiedContent", identifier: identifier, node, info, parent)
        }
        return parent
    }

    private mutating func add(
        _ name: String, type: String, identifier: String?, _ node: LayoutNode, _ info: NodeInfo, _ parent: Int?,
        isPrimitive: Bool = false
    ) -> Int {
        let named = name + (identifier.map { "#\($0)" } ?? "")
        let index = tree.views.count
        let component = number(named, at: index, parent)
        let path = parent.map { tree.views[$0].path + "/" + component } ?? component
        var view = LaidOutView(path: path, type: type, identifier: identifier, parent: parent, frame: node.seenFrame)
        if isPrimitive { info.describe?(node, &view) }
        append(view)
        guard isPrimitive else { return index }
        for box in info.boxes?(node) ?? [] { addBox(box.type, box.frame, index) }
        for var view in info.innerViews {
            view.parent = view.parent.map { $0 + index + 1 } ?? index
            append(view)
        }
        return index
    }

    private mutating func addBox(_ type: String, _ frame: CGRect, _ parent: Int) {
        let path = tree.views[parent].path + "/" + number(type, at: tree.views.count, parent)
        append(LaidOutView(path: path, type: type, parent: parent, frame: frame))
    }

    private mutating func append(_ view: LaidOutView) {
        tree.views.append(view)
        uses.append([:])
        firstUse.append([:])
    }

    // The second of equal siblings makes the first one `[1]`; paths below the first are mended with it.
    private mutating func number(_ name: String, at index: Int, _ parent: Int?) -> String {
        let count: Int
        let first: Int?
        if let parent {
            count = uses[parent][name, default: 0] + 1
            uses[parent][name] = count
            first = firstUse[parent][name]
            if first == nil { firstUse[parent][name] = index }
        } else {
            count = rootUses[name, default: 0] + 1
            rootUses[name] = count
            first = rootFirst[name]
            if first == nil { rootFirst[name] = index }
        }
        guard count > 1, let first else { return name }
        if count == 2 { renumber(first) }
        return "\(name)[\(count)]"
    }

    private mutating func renumber(_ first: Int) {
        let old = tree.views[first].path
        for index in first..<tree.views.count {
            let path = tree.views[index].path
            if path == old || path.hasPrefix(old + "/") {
                tree.views[index].path = old + "[1]" + path.dropFirst(old.count)
            } else if index > first {
                break
            }
        }
    }
}
