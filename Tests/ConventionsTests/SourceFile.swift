import Foundation
import ProofsheetSyntax

/// A Swift file of this package, cut into the tokens that the compiler looks at.
struct SourceFile: Sendable {
    /// From the package's folder.
    let path: String
    let lines: [String]
    /// Tokens without comments; literals are whole.
    let tokens: [Token]

    /// Where each text stands among the tokens.
    private let positions: [String: [Int]]

    struct Token: Sendable {
        let text: String
        let line: Int
    }

    /// `Views` for `Sources/Views/Text/Text.swift`.
    var target: String { String(path.split(separator: "/")[1]) }

    /// `Text+Font` for `Text+Font.swift`.
    var stem: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

    /// Positions of tokens that read like this.
    func positions(of text: String) -> [Int] { positions[text] ?? [] }

    /// Modules that the file imports.
    var imports: [String] {
        positions(of: "import").map { position in
            let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
            return tokens[kinds.contains(tokens[position + 1].text) ? position + 2 : position + 1].text
        }
    }

    /// Places where tokens follow each other, as `path:line`; members of something (`.print`) and declarations (`func print`) do not count.
    func places(of sequence: [String], memberToo: Bool = false) -> [String] {
        (positions[sequence[0]] ?? []).filter { start in
            guard start + sequence.count <= tokens.count, zip(sequence, tokens[start...]).allSatisfy({ $0 == $1.text }) else {
                return false
            }
            return memberToo || start == 0 || ![".", "func"].contains(tokens[start - 1].text)
        }.map { "\(path):\(tokens[$0].line)" }
    }

    static let sources = read("Sources", cut: true)
    /// Their texts only: cutting takes its time.
    static let tests = read("Tests", cut: false)

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// All Swift files under a folder of the package, sorted; none if it cannot be read, which the first test finds.
    private static func read(_ folder: String, cut: Bool) -> [SourceFile] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            let file = root.appendingPathComponent(folder).appendingPathComponent(path)
            return (try? String(contentsOf: file, encoding: .utf8)).map { SourceFile(path: "\(folder)/\(path)", text: $0, cut: cut) }
        }
    }

    private init(path: String, text: String, cut: Bool) {
        let source = SourceText(cut ? text : "")
        var line = 1
        var tokens: [Token] = []
        for token in source.tokens {
            if token.isCode { tokens.append(Token(text: source.string(token), line: line)) }
            line += source.bytes[token.range].count { $0 == UInt8(ascii: "\n") }
        }
        positions = Dictionary(grouping: tokens.indices) { tokens[$0].text }
        (self.path, self.tokens, lines) = (path, tokens, text.components(separatedBy: "\n"))
    }
}
