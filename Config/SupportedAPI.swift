// Prints the tables of supported API that README.md shows, from the symbol graphs of the built modules:
// swift Config/SupportedAPI.swift FOLDER, where FOLDER holds the modules. Config/update-readme puts them in their place.
import Foundation

struct SymbolGraph: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]
}

struct Relationship: Decodable {
    let kind, source, target: String
}

struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Location: Decodable { let uri: String }
    struct Fragment: Decodable { let spelling: String }
    struct Comment: Decodable {
        struct Line: Decodable { let text: String }
        let lines: [Line]
    }

    let kind: Kind
    let identifier: Identifier
    let location: Location
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let docComment: Comment?

    /// `padding` for `padding(_:)`.
    var name: String { pathComponents.last.map { String($0.prefix { $0 != "(" }) } ?? "" }
    var owner: String { pathComponents.dropLast().joined(separator: ".") }
    /// `struct`, `method`, ...
    var sort: String { String(kind.identifier.dropFirst("swift.".count)) }
    /// The folder of its source, which is the module's or one in Views: `Layout`, `Controls`.
    var part: String {
        let path = (location.uri.components(separatedBy: "/Sources/").last ?? "").split(separator: "/").map(String.init)
        return path.first { $0 != "Views" } ?? ""
    }
    var isModifier: Bool { owner == "View" && sort == "method" }
    /// What the comment says under *Differences*, nil if nothing.
    var difference: String? {
        let (lines, heading) = (docComment?.lines.map(\.text) ?? [], "*Differences:* ")
        guard let start = lines.firstIndex(where: { $0.hasPrefix(heading) }) else { return nil }
        return String(lines[start...].prefix { !$0.isEmpty }.joined(separator: " ").dropFirst(heading.count))
    }
}

/// Names in rows; a name that occurs more than once in a row is counted.
struct Group {
    let title: String
    private var rows: [String: [String: Int]] = [:]

    init(_ title: String) { self.title = title }

    mutating func add(_ name: String, to row: String) { rows[row, default: [:]][name, default: 0] += 1 }

    func print() {
        let lines = rows.mapValues { names in
            names.sorted { $0.key < $1.key }.map { $0.value > 1 ? "\($0.key)\u{A0}×\($0.value)" : $0.key }.joined(separator: ", ")
        }
        table("\(title): \(Set(rows.values.flatMap(\.keys)).count)", lines)
    }
}

/// Prints a table that opens on a click.
func table(_ title: String, _ rows: [String: String]) {
    print("<details><summary>\(title)</summary>\n\n| | |\n|---|---|")
    for (row, text) in rows.sorted(by: { $0.key < $1.key }) { print("| \(row) | \(text) |") }
    print("\n</details>\n")
}

struct Failure: Error, CustomStringConvertible {
    let description: String
}

/// What a program of the toolchain prints.
@discardableResult
func run(_ words: String...) throws -> Data {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(description: "\(words[0]) failed.") }
    return output
}

/// The triple that modules are built for here.
func target() throws -> String {
    struct Information: Decodable {
        struct Target: Decodable { let unversionedTriple: String }
        let target: Target
    }
    return try JSONDecoder().decode(Information.self, from: run("swift", "-print-target-info")).target.unversionedTriple
}

/// The public symbols of modules in a folder.
func graph(of modules: [String], in folder: String) throws -> SymbolGraph {
    let manager = FileManager.default
    let scratch = manager.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
    try manager.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: scratch) }
    let target = try target()
    let graphs = try modules.map { module in
        try run(
            "swift-symbolgraph-extract", "-module-name", module, "-I", folder, "-target", target, "-output-dir", scratch.path,
            "-minimum-access-level", "public", "-skip-synthesized-members", "-skip-protocol-implementations")
        let file = scratch.appendingPathComponent("\(module).symbols.json")
        return try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
    }
    let symbols = graphs.flatMap(\.symbols).filter { symbol in symbol.pathComponents.allSatisfy { !$0.hasPrefix("_") } }
    return SymbolGraph(symbols: symbols, relationships: graphs.flatMap(\.relationships))
}

/// Symbols in the groups that the README shows, in its order.
func groups(_ graph: SymbolGraph) -> [Group] {
    let names = Dictionary(graph.symbols.map { ($0.identifier.precise, $0.name) }) { first, _ in first }
    let conformances = Dictionary(grouping: graph.relationships.filter { $0.kind == "conformsTo" }, by: \.source)
        .mapValues { Set($0.compactMap { names[$0.target] }) }

    var (views, modifiers, members) = (Group("Views"), Group("Modifiers of views"), Group("Modifiers of other things"))
    var (shapes, styles, wrappers) = (Group("Shapes"), Group("Styles"), Group("Property wrappers"))
    var (values, protocols, macros) = (Group("Environment values"), Group("Protocols"), Group("Macros and functions"))
    var (frameworks, others) = (Group("Names from other frameworks"), Group("Other types"))

    for symbol in graph.symbols {
        let (name, part, conforms) = (symbol.name, symbol.part, conformances[symbol.identifier.precise] ?? [])
        guard symbol.pathComponents.count == 1 else {
            switch (symbol.owner, symbol.sort) {
            case ("View", "method"): modifiers.add(name, to: part)
            case ("Text", "method"), ("Image", "method"), ("Shape", "method"), ("InsettableShape", "method"),
                ("DynamicViewContent", "method"), ("Gesture", "method"):
                members.add(name, to: symbol.owner)
            case ("EnvironmentValues", "property"): values.add(name, to: part)
            default: break
            }
            continue
        }
        let families = conforms.filter { $0.hasSuffix("Style") }
        if ["macro", "func"].contains(symbol.sort) {
            macros.add(name, to: symbol.sort == "macro" ? "macros" : "functions")
        } else if ["UIKit", "Combine"].contains(part) {
            frameworks.add(name, to: part)
        } else if symbol.declarationFragments.contains(where: { $0.spelling == "@propertyWrapper" }) {
            wrappers.add(name, to: part)
        } else if symbol.sort == "protocol" {
            protocols.add(name, to: part)
        } else if conforms.contains("Shape") {
            shapes.add(name, to: part)
        } else {
            if conforms.contains("View") { views.add(name, to: part) }
            for family in families { styles.add(name, to: family) }
            if !conforms.contains("View"), families.isEmpty { others.add(name, to: part) }
        }
    }
    return [views, modifiers, members, shapes, styles, wrappers, values, protocols, macros, frameworks, others]
}

/// What is drawn otherwise than by SwiftUI, by name.
func differences(_ graph: SymbolGraph) -> [String: String] {
    let pairs = graph.symbols.compactMap { symbol -> (String, String)? in
        let name = symbol.owner.isEmpty || symbol.isModifier ? symbol.name : "\(symbol.owner).\(symbol.name)"
        return symbol.difference.map { (name, $0) }
    }
    return Dictionary(pairs) { first, _ in first }
}

guard CommandLine.arguments.count == 2 else { throw Failure(description: "Name the folder that holds the modules.") }
let modules = ["ProofsheetLayout", "ProofsheetDrawing", "ProofsheetViews"]
let built = try graph(of: modules, in: CommandLine.arguments[1])
for group in groups(built) { group.print() }
let notes = differences(built)
table("Differences from SwiftUI: \(notes.count)", notes)
