import Foundation

/// Reads fixtures: a case is a title and three blocks between empty lines - attributes, tree, expectations.
///
///     ### the rule in words
///     canvas: 300x100
///     origin: recorded                    (or documented, derived; source, row, scale, safe-area, directions and snapped follow alike)
///     source: where the numbers come from
///
///     hstack spacing=0 | pad 10 #row      (four spaces a level; modifiers after bars, innermost first; # names the node so far)
///         flex #a
///         box 40x20 | frame minw=60 align=top.leading #b
///
///     a 10 10 220 80                      (x y width height in points; fractions such as 61/3 are exact)
///     b w=60                              (only some of them)
///     b nil 0 -> 60 20                    (the answer to a proposal)
///
/// Elements: `hstack vstack zstack overlay background geometry scroll safe-area-inset`, whose children are the lines below,
/// and `flex box circle resizable text spacer divider`. Modifiers: `CaseModifier`. Guides and alignments: `CaseGuide`.
struct CaseParser {
    let file: String

    func cases(in text: String) throws -> [LayoutCase] {
        try text.components(separatedBy: "\n### ").enumerated().compactMap { index, part in
            // What stands before the first title says what the file is about.
            if index == 0 && !part.hasPrefix("### ") { return nil }
            return try layoutCase(index == 0 ? String(part.dropFirst(4)) : part)
        }
    }

    private func layoutCase(_ text: String) throws -> LayoutCase {
        let blocks = text.components(separatedBy: "\n\n").filter { !$0.allSatisfy(\.isWhitespace) }
            .map { $0.split(separator: "\n").map(String.init) }
        guard blocks.count == 3, let title = blocks[0].first else {
            throw CaseSyntaxError(
                file: file, text: String(text.prefix(60)), reason: "a case has three blocks, this one \(blocks.count)")
        }
        var result = LayoutCase(file: file, name: title)
        for line in blocks[0].dropFirst() { try readAttribute(line, into: &result) }
        result.tree = try blocks[1].map(treeLine)
        result.expectations = try blocks[2].map(expectation)
        if result.canvas == .zero { throw CaseSyntaxError(file: file, text: title, reason: "a case needs a canvas") }
        if result.source.isEmpty { throw CaseSyntaxError(file: file, text: title, reason: "a case names its source") }
        return result
    }

    private func readAttribute(_ line: String, into result: inout LayoutCase) throws {
        let error = CaseSyntaxError(file: file, text: line, reason: "not an attribute of a case")
        guard let colon = line.firstIndex(of: ":") else { throw error }
        let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        func known<T>(_ value: T?) throws -> T {
            guard let value else { throw error }
            return value
        }
        switch line[..<colon] {
        case "canvas": result.canvas = try known(CaseElement("canvas \(value)")?.size)
        case "scale": result.scale = try known(CaseElement.number(value))
        case "safe-area": result.safeArea = try value.split(separator: " ").map { try known(CaseElement.number(String($0))) }
        case "origin": result.origin = try known(LayoutCase.Origin(rawValue: value))
        case "directions": result.directions = try known(LayoutCase.Directions(rawValue: value))
        case "snapped": result.isSnapped = try known(Bool(value))
        case "source": result.source = value
        case "row": result.rows += value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        default: throw error
        }
    }

    private func treeLine(_ line: String) throws -> LayoutCase.Line {
        let indent = line.prefix { $0 == " " }.count
        let elements = line.split(separator: "|").compactMap { CaseElement($0) }
        guard indent % 4 == 0, !elements.isEmpty else {
            throw CaseSyntaxError(file: file, text: line, reason: "a node is indented by four spaces a level")
        }
        return LayoutCase.Line(depth: indent / 4, elements: elements)
    }

    private func expectation(_ line: String) throws -> CaseExpectation {
        let error = CaseSyntaxError(file: file, text: line, reason: "not an expectation")
        let tokens = line.split(separator: " ").map(String.init)
        guard let name = tokens.first else { throw error }
        if tokens.count == 6, tokens[3] == "->" {
            let proposal = tokens[1...2].map { $0 == "nil" ? nil : CaseElement.number($0) }
            guard let width = CaseElement.number(tokens[4]), let height = CaseElement.number(tokens[5]) else { throw error }
            return .answer(name: name, proposal: Array(proposal), size: CGSize(width: width, height: height))
        }
        if tokens.count == 5 {
            let parts = try tokens.dropFirst().map { token throws(CaseSyntaxError) -> CGFloat in
                guard let number = CaseElement.number(token) else { throw error }
                return number
            }
            return .frame(name: name, x: parts[0], y: parts[1], width: parts[2], height: parts[3])
        }
        guard let part = CaseElement(line), !part.named.isEmpty, part.values.isEmpty else { throw error }
        guard part.named.allSatisfy({ ["x", "y", "w", "h"].contains($0.key) && CaseElement.number($0.value) != nil }) else { throw error }
        return .frame(name: name, x: part.length("x"), y: part.length("y"), width: part.length("w"), height: part.length("h"))
    }
}
