import Foundation

extension LaidOutTree {
    /// Reads a dump back, frames rounded as the dump has them; nil where a line is no line of a dump.
    package init?(dump: String) {
        self.init()
        // The last view at each depth, which is the parent of what follows one step deeper.
        var open: [Int] = []
        for line in dump.split(separator: "\n") {
            guard let label = DumpLabel(line) else { return nil }
            guard label.depth <= open.count else { return nil }
            open.removeSubrange(label.depth...)
            if label.isLine {
                guard let owner = open.last, let text = label.text, let baseline = label.baseline else { return nil }
                views[owner].lines.append(LaidOutLine(text: text, frame: label.frame, baseline: baseline))
            } else {
                let parent = open.last
                open.append(views.count)
                views.append(label.view(parent: parent, in: self))
            }
        }
    }
}

/// One line of a dump, taken apart: what is before the frame, the frame, and the words after it.
private struct DumpLabel {
    let depth: Int
    let name: String
    let frame: CGRect
    var text: String?
    var identifier: String?
    var baseline: CGFloat?
    var flags: Set<Substring> = []

    /// Whether this is a line of text and no view; a view of that name has no baseline of its own after a text.
    var isLine: Bool { name == "line" && baseline != nil }

    init?(_ line: Substring) {
        let content = line.drop { "│├└─ ".contains($0) }
        depth = line.distance(from: line.startIndex, to: content.startIndex) / 3
        let words = content.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count >= 5,
            let start = (1...words.count - 4).first(where: { words[$0..<$0 + 4].allSatisfy { Self.number($0) != nil } })
        else { return nil }
        name = words[..<start].joined(separator: " ")
        let numbers = words[start..<start + 4].compactMap(Self.number)
        frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        guard read(words[(start + 4)...].joined(separator: " ")) else { return nil }
    }

    private mutating func read(_ rest: String) -> Bool {
        var rest = rest[...]
        while !rest.isEmpty {
            if rest.first == "\"" {
                guard let text = Self.quoted(&rest) else { return false }
                self.text = text
            } else {
                let word = rest.prefix { $0 != " " }
                rest = rest.dropFirst(word.count + 1)
                switch word {
                case "id":
                    guard let text = Self.quoted(&rest) else { return false }
                    identifier = text
                case "baseline":
                    let number = rest.prefix { $0 != " " }
                    guard let value = Self.number(number) else { return false }
                    baseline = value
                    rest = rest.dropFirst(number.count + 1)
                case "truncated", "clips", "placeholder": flags.insert(word)
                default: return false
                }
            }
        }
        return true
    }

    /// Points as a dump has them: no more than coordinates can be, so that everything can be computed with them.
    private static func number(_ word: Substring) -> Double? {
        Double(word).flatMap { abs($0) < 4e9 ? $0 : nil }
    }

    /// A text in quotation marks and the space after it, taken away from the front.
    private static func quoted(_ rest: inout Substring) -> String? {
        guard rest.first == "\"" else { return nil }
        var scalars = rest.unicodeScalars.dropFirst()
        var text = String.UnicodeScalarView()
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "\"":
                rest = Substring(scalars.first == " " ? scalars.dropFirst() : scalars)
                return String(text)
            case "\\":
                guard let escape = scalars.popFirst(), let meant = unescaped(escape, &scalars) else { return nil }
                text.append(meant)
            default: text.append(scalar)
            }
        }
        return nil
    }

    private static func unescaped(_ escape: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        switch escape {
        case "n": return "\n"
        case "t": return "\t"
        case "u":
            let digits = String(rest.dropFirst().prefix { $0 != "}" })
            rest = rest.dropFirst(digits.unicodeScalars.count + 2)
            return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
        default: return escape
        }
    }

    func view(parent: Int?, in tree: LaidOutTree) -> LaidOutView {
        var (path, type) = (name, "")
        if name.hasSuffix(")"), let start = name.range(of: " (", options: .backwards) {
            (path, type) = (String(name[..<start.lowerBound]), String(name[start.upperBound...].dropLast()))
        } else {
            type = String((name.split(separator: "/").last ?? "").prefix { $0 != "[" })
        }
        if let parent { path = tree.views[parent].path + "/" + path }
        let lines = baseline.flatMap { baseline in text.map { [LaidOutLine(text: $0, frame: frame, baseline: baseline)] } }
        return LaidOutView(
            path: path, type: type, identifier: identifier, parent: parent, frame: frame, text: text, lines: lines ?? [],
            isTruncated: flags.contains("truncated"), isClipping: flags.contains("clips"),
            isPlaceholder: flags.contains("placeholder"))
    }
}
