import ProofsheetSyntax

/// Turns `@Entry var name: Type = value` into a key with that default and accessors that go through it.
struct EntryExpansion {
    private let role: String
    private let context: String
    private let text: SourceText

    init(_ request: PluginRequest.Attached) {
        role = request.macroRole
        context = request.lexicalContext?.first?.source ?? ""
        text = SourceText(request.declSyntax.source)
    }

    func source() throws(MacroError) -> String {
        let code = text.tokens.indices.filter { text.tokens[$0].isCode }
        guard let keyword = code.firstIndex(where: { text.token($0, is: "var") }), keyword + 1 < code.count,
            text.tokens[code[keyword + 1]].kind == .word
        else { throw .entryNeedsVariable }
        let name = text.string(text.tokens[code[keyword + 1]])
        let key = "__Key_" + name.filter { $0 != "`" }
        if role == "accessor" {
            return "{\nget { self[\(key).self] }\nset { self[\(key).self] = newValue }\n}"
        }
        return try keyDeclaration(name: name, key: key, tail: code.dropFirst(keyword + 2))
    }

    private func keyDeclaration(name: String, key: String, tail: ArraySlice<Int>) throws(MacroError) -> String {
        let equals = tail.first { text.token($0, is: "=") }
        let value = equals.map { text.string(text.tokens[$0].range.upperBound..<text.bytes.count) }
        var type: String?
        if let colon = tail.first, text.token(colon, is: ":") {
            let end = equals.map { text.tokens[$0].range.lowerBound } ?? text.bytes.count
            type = trimmed(text.string(text.tokens[colon].range.upperBound..<end))
        }
        let isOptional = type?.hasSuffix("?") == true
        if isFocused, let type {
            let wrapped = isOptional ? String(type.dropLast()) : type
            return "struct \(key): ProofsheetViews::FocusedValueKey { typealias Value = \(wrapped) }"
        }
        let proto = try keyProtocol()
        switch (type, value) {
        case (let type?, let value?):
            return "struct \(key): \(proto) { static var defaultValue: \(type) { \(trimmed(value)) } }"
        case (nil, let value?): return "struct \(key): \(proto) { static let defaultValue = \(trimmed(value)) }"
        case (let type?, nil) where isOptional:
            return "struct \(key): \(proto) { static var defaultValue: \(type) { nil } }"
        default: throw .entryNeedsDefault(name)
        }
    }

    private var isFocused: Bool { contextWords.contains("FocusedValues") }

    private var contextWords: [String] {
        let source = SourceText(context)
        return source.tokens.prefix { !source.string($0).hasPrefix("{") }.filter { $0.kind == .word }.map(source.string)
    }

    private func keyProtocol() throws(MacroError) -> String {
        for word in contextWords {
            switch word {
            case "EnvironmentValues": return "ProofsheetViews::EnvironmentKey"
            case "ContainerValues": return "ProofsheetViews::ContainerValueKey"
            case "Transaction": return "ProofsheetViews::TransactionKey"
            default: continue
            }
        }
        throw .entryPlace(contextWords.isEmpty ? "a file" : contextWords.joined(separator: " "))
    }

    private func trimmed(_ text: String) -> String {
        let start = text.drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }
}
