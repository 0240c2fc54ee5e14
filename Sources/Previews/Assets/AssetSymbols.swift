import ProofsheetSyntax

/// Swift source that gives assets the names which Xcode gives them, as far as code uses such names.
struct AssetSymbols {
    /// What `Color` and `UIColor` have of their own, so that nothing is generated beside it.
    private static let taken: Set<String> = [
        "accent", "background", "black", "blue", "brown", "clear", "cyan", "darkGray", "fill", "foreground", "gray", "green", "indigo",
        "label",
        "lightGray", "link", "magenta", "mint", "orange", "pink", "placeholder", "primary", "purple", "quaternary", "quinary", "red",
        "secondary", "selection", "separator", "teal", "tertiary", "tint", "white", "windowBackground", "yellow",
    ]

    private let used: Set<String>
    private let declared: Set<String>

    private init(_ sources: SourceSet) {
        var (used, declared): (Set<String>, Set<String>) = ([], [])
        for file in sources.files {
            let text = SourceText(file.bytes)
            let code = text.tokens.filter(\.isCode)
            for (before, token) in zip(code, code.dropFirst()) where token.kind == .word {
                let previous = text.string(before)
                if previous == "." { used.insert(text.string(token)) }
                if previous == "let" || previous == "var" { declared.insert(text.string(token)) }
            }
        }
        (self.used, self.declared) = (used, declared)
    }

    /// Sources with one more file, where catalogues have assets whose names in code are used.
    static func added(to sources: SourceSet, of catalogues: [String]) -> SourceSet {
        guard !catalogues.isEmpty, let text = AssetSymbols(sources).text(AssetIndex(catalogues: catalogues)) else { return sources }
        let file = SourceFile(path: "GeneratedAssetSymbols.swift", bytes: Array(text.utf8))
        return SourceSet(input: sources.input, files: sources.files + [file])
    }

    /// Nil where nothing is used.
    func text(_ index: AssetIndex) -> String? {
        let images = SymbolTree(index.images.values, ending: "Image") { used.contains($0) }
        let colors = SymbolTree(index.colors.values, ending: "Color") { used.contains($0) }
        guard !images.isEmpty || !colors.isEmpty else { return nil }
        var lines = ["import SwiftUI", "import class Foundation.Bundle"]
        lines += images.lines("extension ImageResource", type: "ImageResource", indent: "")
        lines += colors.lines("extension ColorResource", type: "ColorResource", indent: "")
        for (name, path) in colors.members.sorted(by: { $0.key < $1.key }) where !Self.taken.contains(name) {
            // A colour of the same name in the user's own extension of Color goes before that of a protocol.
            lines.append("extension ShapeStyle where Self == Color { static var `\(name)`: Color { Color(\(Self.literal(path))) } }")
            guard !declared.contains(name) else { continue }
            lines.append("extension UIColor { static var `\(name)`: UIColor { UIColor(Color(\(Self.literal(path)))) } }")
        }
        for (name, path) in images.members.sorted(by: { $0.key < $1.key }) where !declared.contains(name) {
            let resource = "ImageResource(name: \(Self.literal(path)), bundle: .main)"
            lines.append("extension UIImage { static var `\(name)`: UIImage { UIImage(resource: \(resource)) } }")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A text as Swift writes it.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case _ where scalar.value < 32 || scalar.value == 127: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
