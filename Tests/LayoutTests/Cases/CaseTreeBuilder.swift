import Foundation
import ProofsheetLayout

/// Makes layout nodes of a case's tree.
struct CaseTreeBuilder {
    let layoutCase: LayoutCase
    private(set) var names: [String: LayoutNode] = [:]
    private let container: ContainerSize

    init(_ layoutCase: LayoutCase) {
        self.layoutCase = layoutCase
        let insets = layoutCase.safeArea
        container = ContainerSize(
            CGSize(width: layoutCase.canvas.width - insets[1] - insets[3], height: layoutCase.canvas.height - insets[0] - insets[2]))
    }

    /// The arranged nodes of the case by name.
    static func arranged(_ layoutCase: LayoutCase, direction: LayoutDirection, isMirrored: Bool) throws -> [String: LayoutNode] {
        var builder = CaseTreeBuilder(layoutCase)
        var lines = layoutCase.tree[...]
        let content = try builder.node(&lines, stackAxis: nil, direction: direction)
        guard lines.isEmpty else { throw builder.error("the tree has more than one root") }
        let insets = layoutCase.safeArea
        let safeArea = EdgeInsets(
            top: insets[0], leading: insets[isMirrored ? 3 : 1], bottom: insets[2], trailing: insets[isMirrored ? 1 : 3])
        let root = LayoutNode(WindowRule(safeArea: safeArea), children: [content])
        let frame = CGRect(origin: .zero, size: layoutCase.canvas)
        root.arrange(frame, proposal: ProposedViewSize(frame.size), surroundings: Surroundings(container: frame, safe: frame))
        return builder.names
    }

    func error(_ reason: String, _ text: String = "") -> CaseSyntaxError {
        CaseSyntaxError(file: layoutCase.file, text: text.isEmpty ? layoutCase.name : text, reason: reason)
    }

    private mutating func node(
        _ lines: inout ArraySlice<LayoutCase.Line>, stackAxis: Axis?, direction: LayoutDirection
    ) throws -> LayoutNode {
        guard let line = lines.popFirst(), let element = line.elements.first else { throw error("a tree ends too early") }
        // The outermost direction modifier of a line rules what lies inside it.
        let inner = line.elements.dropFirst().reduce(direction) { $1.word == "ltr" ? .leftToRight : $1.word == "rtl" ? .rightToLeft : $0 }
        let childAxis: Axis? = element.word == "hstack" ? .horizontal : element.word == "vstack" ? .vertical : nil
        var children: [LayoutNode] = []
        while let next = lines.first, next.depth > line.depth {
            children.append(try node(&lines, stackAxis: childAxis, direction: inner))
        }
        var result = try made(element, stackAxis: stackAxis, children: &children, direction: inner)
        if element.word == "spacer" { result.priority = SpacerRule.priority }
        try remember(element, result)
        for modifier in line.elements.dropFirst() {
            result = try modified(result, by: modifier, direction: inner)
            try remember(modifier, result)
        }
        return result
    }

    private mutating func remember(_ element: CaseElement, _ node: LayoutNode) throws {
        guard let name = element.name else { return }
        guard names.updateValue(node, forKey: name) == nil else { throw error("two nodes have one name", name) }
    }

    private func modified(_ node: LayoutNode, by modifier: CaseElement, direction: LayoutDirection) throws -> LayoutNode {
        let result = LayoutNode(
            try CaseModifier(modifier, layoutCase, container).behavior(), children: [node], direction: direction, priority: node.priority)
        if modifier.word == "priority", let priority = modifier.values.first.flatMap(Double.init) { result.priority = priority }
        return result
    }

    private mutating func made(
        _ element: CaseElement, stackAxis: Axis?, children: inout [LayoutNode], direction: LayoutDirection
    ) throws -> LayoutNode {
        guard element.word == "scroll" else {
            return LayoutNode(
                try behavior(of: element, stackAxis: stackAxis, children: &children), children: children, direction: direction)
        }
        guard let content = children.first, children.count == 1 else { throw error("a scroll view has one child here") }
        let axes: Axis.Set = element.values.contains("h") ? .horizontal : .vertical
        let node = ScrollRule.node(axes, content: content, direction: direction, tolerance: 0.5 / layoutCase.scale)
        if let name = element.named["window"] { names[name] = node.children.first }
        return node
    }

    private func behavior(of element: CaseElement, stackAxis: Axis?, children: inout [LayoutNode]) throws -> any NodeBehavior {
        let alignment = element.named["align"].map(CaseGuide.alignment) ?? .center
        guard let alignment else { throw error("no such alignment", element.named["align"] ?? "") }
        switch element.word {
        case "hstack":
            return LayoutBehavior(HStackLayout(alignment: alignment.vertical, spacing: element.length("spacing")))
        case "vstack":
            return LayoutBehavior(VStackLayout(alignment: alignment.horizontal, spacing: element.length("spacing")))
        case "zstack": return LayoutBehavior(ZStackLayout(alignment: alignment))
        case "overlay": return LayersRule(primary: 0, alignment: alignment)
        case "background":
            children.append(children.removeFirst())
            return LayersRule(primary: children.count - 1, alignment: alignment)
        case "geometry": return GeometryRule { [children] _, _ in children }
        case "safe-area-inset":
            guard let edge = CaseGuide.edge(element.named["edge"] ?? "bottom") else { throw error("no such edge") }
            return SafeAreaInsetRule(
                edge, spacing: element.length("spacing"), alignment: alignment, tolerance: 0.5 / layoutCase.scale)
        case "spacer": return SpacerRule(axis: stackAxis, minLength: element.length("min"))
        case "divider": return DividerRule.behavior(stackAxis: stackAxis, thickness: 1 / layoutCase.scale)
        default: return try leaf(element)
        }
    }

    private func leaf(_ element: CaseElement) throws -> LeafBehavior {
        switch element.word {
        case "flex": return LeafBehavior.greedy()
        case "circle":
            return LeafBehavior {
                let room = $0.replacingUnspecifiedDimensions()
                let side = min(room.width, room.height)
                return CGSize(width: side, height: side)
            }
        case "box":
            guard let size = element.size else { throw error("a box needs a size", layoutCase.name) }
            return LeafBehavior { _ in size }
        case "resizable":
            guard let size = element.size else { throw error("an image needs a size", layoutCase.name) }
            return LeafBehavior { $0.replacingUnspecifiedDimensions(by: size) }
        case "text":
            guard let width = element.values.first.flatMap(CaseElement.number), let pointSize = element.length("pt"),
                let leading = element.length("leading")
            else { throw error("a text needs width, pt and leading", layoutCase.name) }
            return TextLikeLeaf(width: width, pointSize: pointSize, leading: leading, scale: layoutCase.scale).behavior
        default: throw error("no such element", element.word)
        }
    }
}
