/// Content of groups, each distinct one once: what occurs more than once becomes a symbol, the rest stays where it was.
struct SVGShared {
    /// Shorter content is cheaper to repeat than to refer to.
    private static let smallest = 120

    private var numbers: [SVGMarkup: Int] = [:]
    private var contents: [SVGMarkup] = []

    /// The number of a content, the same for equal contents.
    mutating func number(_ content: SVGMarkup) -> Int {
        if let number = numbers[content] { return number }
        numbers[content] = contents.count
        contents.append(content)
        return contents.count - 1
    }

    /// The definitions' and the page's bytes with all references resolved, and the symbols they need.
    func resolve(_ pages: [SVGMarkup]) -> (symbols: [UInt8], pages: [[UInt8]]) {
        var uses = Array(repeating: 0, count: contents.count)
        for page in pages { count(page, &uses) }
        var symbols: [UInt8] = []
        var names: [Int: String] = [:]
        // A content only refers to earlier ones, so every symbol stands before its users.
        for (index, content) in contents.enumerated() where uses[index] > 1 && content.bytes.count >= Self.smallest {
            let name = "s\(names.count)"
            symbols += "<symbol id=\"\(name)\" overflow=\"visible\">".utf8
            symbols += expand(content, names)
            symbols += "</symbol>\n".utf8
            names[index] = name
        }
        return (symbols, pages.map { expand($0, names) })
    }

    private func count(_ markup: SVGMarkup, _ uses: inout [Int]) {
        for reference in markup.references {
            uses[reference.content] += 1
            if uses[reference.content] == 1 { count(contents[reference.content], &uses) }
        }
    }

    private func expand(_ markup: SVGMarkup, _ names: [Int: String]) -> [UInt8] {
        var bytes: [UInt8] = []
        var start = 0
        for reference in markup.references {
            bytes += markup.bytes[start..<reference.offset]
            start = reference.offset
            if let name = names[reference.content] {
                bytes += "<use href=\"#\(name)\"/>".utf8
            } else {
                bytes += expand(contents[reference.content], names)
            }
        }
        return bytes + markup.bytes[start...]
    }
}
