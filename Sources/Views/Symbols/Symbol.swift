import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A symbol put together: its form with enclosure, slash and badge, on one grid.
struct Symbol {
    /// Marks that are drawn as one picture, after some others have been cut out of it with a margin.
    struct Part {
        var marks: [SymbolMark]
        var isFilled: Bool
        var gaps: [SymbolMark] = []
    }

    private(set) var size: CGSize
    private(set) var parts: [Part]
    /// A letter or number in the middle.
    private(set) var text: String?
    /// The size of that letter or number on the grid.
    private(set) var textSize: CGFloat = 13

    /// The symbol of a name, or nil where there is no form for it.
    init?(_ name: String, variants: SymbolVariants = .none, direction: LayoutDirection = .leftToRight) {
        guard var name = Self.name(name, direction) else { return nil }
        variants.change(&name)
        let isText = !SymbolForms.contains(name.base) && name.enclosure != nil && name.base.count <= 2
        guard let base = SymbolForms.form(name.base) ?? (isText ? SymbolForm(size: .zero, marks: []) : nil) else { return nil }
        text = isText ? name.base.uppercased() : nil
        if let enclosure = name.enclosure, SymbolName.skips.contains(enclosure) { textSize = 8.5 }
        var form = base
        if let enclosure = name.enclosure { form = Self.enclosed(base, in: enclosure, name.isFilled) ?? base }
        size = form.size
        parts = [Part(marks: form.marks, isFilled: name.isFilled)]
        if name.hasSlash { addSlash() }
        if let badge = name.badge { addBadge(badge) }
    }

    /// The symbol without the air around its drawing, as resizable images show it; lines are of that width on the grid.
    func withoutAir(line: CGFloat) -> Symbol {
        let ink = parts.flatMap(\.marks).reduce(CGRect.null) { $0.union($1.extent(line: line)) }
        guard !ink.isNull, ink.width > 0, ink.height > 0 else { return self }
        let move = CGAffineTransform(1, 0, 0, 1, -ink.minX, -ink.minY)
        var tight = self
        tight.size = ink.size
        for index in parts.indices {
            tight.parts[index].marks = parts[index].marks.map { $0.applying(move) }
            tight.parts[index].gaps = parts[index].gaps.map { $0.applying(move) }
        }
        return tight
    }

    // Forward and backward are right and left where the name itself has no form.
    private static func name(_ name: String, _ direction: LayoutDirection) -> SymbolName? {
        func parsed(_ name: String) -> SymbolName? {
            let parts = SymbolName(name, isKnown: SymbolForms.contains)
            let isText = parts.enclosure != nil && parts.base.count <= 2
            return SymbolForms.contains(parts.base) || isText ? parts : nil
        }
        if let known = parsed(name) { return known }
        let (forward, backward) = direction == .leftToRight ? ("right", "left") : ("left", "right")
        let words = name.split(separator: ".").map { $0 == "forward" ? forward : $0 == "backward" ? backward : String($0) }
        return parsed(words.joined(separator: "."))
    }

    private static func enclosed(_ base: SymbolForm, in enclosure: String, _ isFilled: Bool) -> SymbolForm? {
        guard let frame = SymbolForms.form(enclosure) else { return nil }
        let longest = max(base.size.width, base.size.height)
        // Forms on the usual grid have air around them.
        let air: CGFloat = base.size == SymbolForm.usualSize ? 1.35 : 1
        let (room, dy): (CGFloat, CGFloat) =
            switch enclosure {
            case "triangle", "diamond": (10 * air, enclosure == "triangle" ? 2 : 0)
            case "square", "app", "rectangle": (12.5 * air, 0)
            // What a bubble says stands above its tail.
            case "bubble": (9 * air, -1.3)
            default: (11.5 * air, 0)
            }
        let inner = longest > 0 ? base.centered(in: frame.size, factor: room / longest, dy: dy) : []
        let marks = inner.compactMap { mark -> SymbolMark? in
            switch mark.kind {
            case .line, .over: SymbolMark(kind: .cut, path: mark.path)
            case .area, .solid: SymbolMark(kind: .hole, path: mark.path)
            case .cut, .hole: inner.contains { $0.kind == .area } ? nil : mark
            }
        }
        let around = frame.marks.map { SymbolMark(kind: $0.kind, path: $0.path, level: 1) }
        return SymbolForm(size: frame.size, marks: around + marks)
    }

    private mutating func addSlash() {
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        var path = Path()
        path.move(to: CGPoint(x: middle.x - 9, y: middle.y - 9))
        path.addLine(to: CGPoint(x: middle.x + 9, y: middle.y + 9))
        let slash = SymbolMark(kind: .line, path: path)
        for index in parts.indices { parts[index].gaps.append(slash) }
        parts.append(Part(marks: [slash], isFilled: false))
    }

    private mutating func addBadge(_ badge: String) {
        let center = CGPoint(x: size.width - 4.4, y: size.height - 6)
        size.width += 2.4
        func disc(_ radius: CGFloat) -> Path {
            Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        }
        for index in parts.indices {
            parts[index].gaps.append(SymbolMark(kind: .solid, path: disc(5.4)))
            for mark in parts[index].marks.indices { parts[index].marks[mark].level = 1 }
        }
        var marks = [SymbolMark(kind: .area, path: disc(4.6))]
        if let form = SymbolForms.form(badge), badge != "circle" {
            let longest = max(form.size.width, form.size.height, 1)
            let grid = CGSize(width: 2 * center.x, height: 2 * center.y)
            marks += form.centered(in: grid, factor: 6 / longest).map {
                SymbolMark(kind: [.line, .over, .cut].contains($0.kind) ? .cut : .hole, path: $0.path)
            }
        }
        parts.append(Part(marks: marks, isFilled: true))
    }
}
