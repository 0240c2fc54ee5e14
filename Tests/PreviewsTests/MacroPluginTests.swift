import Foundation
import ProofsheetPreviews
import Testing

/// The plugin as the compiler meets it: a process that reads and writes messages.
@Suite struct MacroPluginTests {
    /// All answers to messages, each of which is framed by its length in eight bytes.
    private func answers(_ input: Data) throws -> [[String: Any]] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Runtime.besideProgram).plugin)
        let (standardInput, standardOutput) = (Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        try process.run()
        standardInput.fileHandleForWriting.write(input)
        try standardInput.fileHandleForWriting.close()
        var output = standardOutput.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        var messages: [[String: Any]] = []
        while output.count >= 8 {
            let length = Int(output.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
            let json = try JSONSerialization.jsonObject(with: output.dropFirst(8).prefix(length))
            messages.append(try #require(json as? [String: Any]))
            output = Data(output.dropFirst(8 + length))
        }
        return messages
    }

    private func framed(_ message: [String: Any]) throws -> Data {
        let json = try JSONSerialization.data(withJSONObject: message)
        return withUnsafeBytes(of: UInt64(json.count).littleEndian) { Data($0) } + json
    }

    private func freestanding(_ source: String, type: String = "PreviewMacro") -> [String: Any] {
        let location: [String: Any] = ["fileName": "A.swift", "fileID": "A/A.swift", "line": 3, "column": 1, "offset": 40]
        return [
            "expandFreestandingMacro": [
                "macro": ["moduleName": "ProofsheetMacros", "typeName": type, "name": type],
                "discriminator": "$d", "macroRole": "declaration",
                "syntax": ["kind": "declaration", "source": source, "location": location],
            ] as [String: Any]
        ]
    }

    private func attached(_ declaration: String, role: String, context: String, type: String = "EntryMacro") -> [String: Any] {
        let location: [String: Any] = ["fileName": "A.swift", "fileID": "A/A.swift", "line": 3, "column": 1, "offset": 7]
        let syntax: (String) -> [String: Any] = { ["kind": "declaration", "source": $0, "location": location] }
        return [
            "expandAttachedMacro": [
                "macro": ["moduleName": "ProofsheetMacros", "typeName": type, "name": "Entry"], "macroRole": role,
                "discriminator": "$d", "attributeSyntax": syntax("@Entry"), "declSyntax": syntax(declaration),
                "lexicalContext": [syntax(context)],
            ] as [String: Any]
        ]
    }

    private func expansion(_ message: [String: Any]) throws -> (source: String?, complaints: [String]) {
        let result = try #require(try answers(framed(message)).first?["expandMacroResult"] as? [String: Any])
        let diagnostics = result["diagnostics"] as? [[String: Any]] ?? []
        return (result["expandedSource"] as? String, diagnostics.compactMap { $0["message"] as? String })
    }

    @Test("The plugin says which version of the messages it speaks")
    func capability() throws {
        let answer = try #require(try answers(framed(["getCapability": [:] as [String: Any]])).first)
        let result = try #require(answer["getCapabilityResult"] as? [String: Any])
        #expect((result["capability"] as? [String: Any])?["protocolVersion"] as? Int == 7)
    }

    @Test("A preview becomes a type that holds its place, its view's name and its call")
    func preview() throws {
        let source = try #require(try expansion(freestanding("#Preview(\"a\") { Row(1) }")).source)
        #expect(source.hasPrefix("struct $d15PreviewRegistryfMu_: ProofsheetViews::PreviewRegistry {"))
        #expect(source.contains("viewName: \"Row\""))
        #expect(source.contains("ProofsheetViews::Preview(\"a\") { Row(1) }"))
    }

    static let firstViews = [
        ("Row()", "Row"), ("return Row()", "Row"), ("A.Row()", "Row"), ("A.Row<Int> { }", "Row"), ("Row.sample", "Row"),
        ("let model = Model()\nRow(model)", "Row"), ("let model = Model.make(\n  1)\nreturn Row(model)", "Row"),
        ("if flag { Row() } else { Cell() }", "Row"), ("// Cell()\nRow()", "Row"), ("\"Cell()\"; Row()", "Row"),
        ("makeRow()", "Preview"), ("", "Preview"), ("Row()\n  .padding(Edge.all)", "Row"),
        ("@Previewable @State var a = Model()\nRow(a)", "Row"), ("let a =\n  Model()\nRow(a)", "Row"),
        ("let a = f {\n Cell()\n}\nRow(a)", "Row"),
    ]

    @Test("A preview without a name is called after the first view it builds", arguments: firstViews)
    func viewName(_ body: String, _ name: String) throws {
        let source = try #require(try expansion(freestanding("#Preview {\n\(body)\n}")).source)
        #expect(source.contains("viewName: \"\(name)\""))
    }

    @Test("What is @Previewable moves into a view around the rest")
    func previewable() throws {
        let body = "@Previewable @State var a = 1\nlet b = 2\nRow(a, b)"
        let source = try #require(try expansion(freestanding("#Preview(\"n\") {\n\(body)\n}")).source)
        #expect(source.contains("struct Previewed: ProofsheetViews::View"))
        #expect(source.contains(" @State var a = 1"))
        #expect(!source.contains("@Previewable"))
        #expect(source.contains("ProofsheetViews::Preview(\"n\") { Previewed() }"))
    }

    @Test("A preview without a closure is told so")
    func noBody() throws {
        #expect(try expansion(freestanding("#Preview(\"a\")")).complaints == ["#Preview needs a closure that makes its view."])
    }

    @Test("A macro that is not known is a complaint, not silence")
    func unknownMacro() throws {
        let result = try expansion(freestanding("#Predicate { true }", type: "PredicateMacro"))
        #expect(result.source == nil && result.complaints == ["Proofsheet does not know the macro #PredicateMacro."])
    }

    @Test(
        "An entry is a key with its default",
        arguments: [
            ("@Entry var a: Int = 3", "EnvironmentValues", "EnvironmentKey { static var defaultValue: Int { 3 } }"),
            ("@Entry var a = f(1, b: 2)", "EnvironmentValues", "EnvironmentKey { static let defaultValue = f(1, b: 2) }"),
            ("@Entry public var a: Int?", "EnvironmentValues", "EnvironmentKey { static var defaultValue: Int? { nil } }"),
            ("@Entry var a: [A: B] = [:]", "Transaction", "TransactionKey { static var defaultValue: [A: B] { [:] } }"),
            ("@Entry var a = 1", "SwiftUI.ContainerValues", "ContainerValueKey { static let defaultValue = 1 }"),
            ("@Entry var a: Binding<Int>?", "FocusedValues", "FocusedValueKey { typealias Value = Binding<Int> }"),
        ])
    func entry(_ declaration: String, _ place: String, _ key: String) throws {
        let result = try expansion(attached(declaration, role: "peer", context: "extension \(place) {}"))
        #expect(result.source == "struct __Key_a: ProofsheetViews::\(key)")
    }

    @Test("An entry's accessors go through its key")
    func entryAccessors() throws {
        let result = try expansion(attached("@Entry var a = 1", role: "accessor", context: "extension EnvironmentValues {}"))
        #expect(result.source == "{\nget { self[__Key_a.self] }\nset { self[__Key_a.self] = newValue }\n}")
    }

    @Test(
        "An entry that cannot be one is told why",
        arguments: [
            ("@Entry var a: Int", "extension EnvironmentValues {}", "@Entry var a needs a default value."),
            ("@Entry let a = 1", "extension EnvironmentValues {}", "@Entry needs a variable with a name."),
            (
                "@Entry var a = 1", "struct Mine {}",
                "@Entry stands in an extension of EnvironmentValues, FocusedValues, ContainerValues or Transaction, not in struct Mine."
            ),
        ])
    func wrongEntry(_ declaration: String, _ context: String, _ complaint: String) throws {
        #expect(try expansion(attached(declaration, role: "peer", context: context)).complaints == [complaint])
    }

    @Test(
        "Input that is no message ends the plugin without an answer",
        arguments: [Data(), Data([1, 2, 3]), Data(repeating: 255, count: 64), Data([2, 0, 0, 0, 0, 0, 0, 0, 0x7B, 0x7D])])
    func garbage(_ input: Data) throws { #expect(try answers(input).isEmpty) }
}
