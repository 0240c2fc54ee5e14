import Foundation

/// A word of the notation with its arguments: `frame w=50 align=top #b`.
struct CaseElement: Sendable {
    let word: String
    /// Arguments without a key, in order.
    let values: [String]
    let named: [String: String]
    /// The name by which expectations find the node.
    let name: String?

    init?(_ text: some StringProtocol) {
        let tokens = text.split(separator: " ")
        guard let word = tokens.first else { return nil }
        var (values, named, name): ([String], [String: String], String?) = ([], [:], nil)
        for token in tokens.dropFirst() {
            if token.hasPrefix("#") {
                name = String(token.dropFirst())
            } else if let equals = token.firstIndex(of: "=") {
                named[String(token[..<equals])] = String(token[token.index(after: equals)...])
            } else {
                values.append(String(token))
            }
        }
        self.word = String(word)
        self.values = values
        self.named = named
        self.name = name
    }

    /// A named length in points, nil when absent.
    func length(_ key: String) -> CGFloat? { named[key].flatMap(CaseElement.number) }

    /// `40x20` as a size.
    var size: CGSize? {
        let parts = values.first?.split(separator: "x").compactMap { CaseElement.number(String($0)) } ?? []
        return parts.count == 2 ? CGSize(width: parts[0], height: parts[1]) : nil
    }

    /// A number, a fraction such as `67/3`, `inf` or `nan`.
    static func number(_ text: String) -> CGFloat? {
        let parts = text.split(separator: "/", maxSplits: 1).map { Double($0) }
        switch parts.count {
        case 1: return parts[0].map { CGFloat($0) }
        case 2: return parts[0].flatMap { top in parts[1].map { CGFloat(top / $0) } }
        default: return nil
        }
    }
}
