import Foundation
import ProofsheetLayout

/// The rule that a modifier of the notation stands for.
struct CaseModifier {
    private let element: CaseElement
    private let layoutCase: LayoutCase
    private let container: ContainerSize

    init(_ element: CaseElement, _ layoutCase: LayoutCase, _ container: ContainerSize) {
        self.element = element
        self.layoutCase = layoutCase
        self.container = container
    }

    func behavior() throws -> any NodeBehavior {
        switch element.word {
        case "frame": try frame()
        case "pad": PaddingRule(insets())
        case "safe-area-padding": SafeAreaPaddingRule(insets(), tolerance: 0.5 / layoutCase.scale)
        case "fixed-size": FixedSizeRule(axes())
        case "aspect": AspectRatioRule(element.length("r"), fills: element.values.contains("fill"))
        case "position": PositionRule(CGPoint(x: element.length("x") ?? 0, y: element.length("y") ?? 0))
        case "offset", "priority", "ltr", "rtl", "same": PassThroughRule()
        case "guide": try guide()
        case "ignores-safe-area": SafeAreaIgnoringRule(edges(), tolerance: 0.5 / layoutCase.scale)
        case "container-relative": try containerRelative()
        default: throw failure("no such modifier")
        }
    }

    private func failure(_ reason: String) -> CaseSyntaxError {
        CaseSyntaxError(file: layoutCase.file, text: "\(layoutCase.name): \(element.word)", reason: reason)
    }

    private func alignment() throws -> Alignment {
        guard let name = element.named["align"] else { return .center }
        guard let alignment = CaseGuide.alignment(name) else { throw failure("no such alignment") }
        return alignment
    }

    private func frame() throws -> any NodeBehavior {
        let known = ["w", "h", "align", "minw", "idealw", "maxw", "minh", "idealh", "maxh"]
        guard element.named.keys.allSatisfy(known.contains), element.values.isEmpty else { throw failure("no such argument") }
        let flexible = known.dropFirst(3).contains { element.named[$0] != nil }
        if !flexible { return FixedFrameRule(width: element.length("w"), height: element.length("h"), alignment: try alignment()) }
        func bounds(_ axis: String) -> FlexibleFrameRule.Bounds {
            FlexibleFrameRule.Bounds(
                min: element.length("min\(axis)"), ideal: element.length("ideal\(axis)"), max: element.length("max\(axis)"))
        }
        return FlexibleFrameRule(horizontal: bounds("w"), vertical: bounds("h"), alignment: try alignment())
    }

    // `pad 5`, `pad leading=30 top=2`, or a bare `pad` with the default of 16: swiftui-layout 5.
    private func insets() -> EdgeInsets {
        if element.named.isEmpty { return EdgeInsets(element.values.first.flatMap(CaseElement.number) ?? 16, on: .all) }
        return EdgeInsets(
            top: element.length("top") ?? 0, leading: element.length("leading") ?? 0, bottom: element.length("bottom") ?? 0,
            trailing: element.length("trailing") ?? 0)
    }

    private func axes() -> Axis.Set {
        if element.values.isEmpty { return [.horizontal, .vertical] }
        return (element.values.contains("h") ? Axis.Set.horizontal : []).union(element.values.contains("v") ? .vertical : [])
    }

    private func edges() -> Edge.Set {
        let named = element.values.compactMap(CaseGuide.edge).reduce(into: Edge.Set()) { $0.insert(Edge.Set($1)) }
        return named.isEmpty ? .all : named
    }

    private func guide() throws -> any NodeBehavior {
        guard let (name, text) = element.named.first, element.named.count == 1, let value = CaseGuide.value(text),
            let key = CaseGuide.horizontal(name)?.key ?? CaseGuide.vertical(name)?.key
        else { throw failure("no such guide") }
        return AlignmentGuideRule(key, value: value)
    }

    private func containerRelative() throws -> any NodeBehavior {
        let (count, span) = (element.length("count") ?? 1, element.length("span") ?? 1)
        let spacing = element.length("spacing") ?? 0
        return ContainerRelativeFrameRule(container, axes: axes(), alignment: try alignment()) { length, _ in
            let unit = (length - spacing * (count - 1)) / count
            return unit * span + spacing * (span - 1)
        }
    }
}
