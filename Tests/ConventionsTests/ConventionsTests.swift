import Foundation
import ProofsheetPreviews
import ProofsheetViews
import Testing

/// Rules for all sources, each with the reason why it is one.
@Suite("Conventions")
struct ConventionsTests {
    private let sources = SourceFile.sources
    private let tests = SourceFile.tests

    @Test("The files are there to be looked at")
    func found() {
        #expect(sources.count > 50 && tests.count > 10)
    }

    /// Targets that are programs: they may print and ask for their surroundings.
    private let programs: Set = ["proofsheet", "Benchmarks", "PreviewMacros"]
    /// And the library that is part of test programs, which asks for theirs.
    private let asking: Set = ["Testing"]

    @Test("A file is named after what it declares, or with a plus after what it adds to or serves")
    func names() {
        let kinds = ["struct", "class", "enum", "protocol", "actor", "typealias", "extension", "macro"]
        let strays = sources.filter { file in
            if ["main", "Exports"].contains(file.stem) { return false }
            let name = file.stem.split(separator: "+")[0].split(separator: ".").last.map(String.init) ?? ""
            if file.stem.contains("+") { return file.positions(of: name).isEmpty }
            return !kinds.flatMap(file.positions).contains { start in
                file.tokens[(start + 1)...].prefix { !["{", ":", "where", "<"].contains($0.text) }.contains {
                    [name, "_" + name].contains($0.text)
                }
            }
        }
        #expect(strays.map(\.path) == [])
    }

    @Test("No path has a space, and no file is a drawer for odds and ends")
    func drawers() {
        let drawers: Set = ["Helpers", "Utils", "Utilities", "Common", "Misc", "Extensions", "Manager"]
        #expect((sources + tests).map(\.path).filter { $0.contains(" ") } == [])
        #expect((sources + tests).filter { drawers.contains($0.stem) }.map(\.path) == [])
    }

    @Test("Files stay readable at a sitting: 300 lines")
    func lengths() {
        #expect(sources.filter { $0.lines.count > 301 }.map(\.path) == [])
    }

    @Test(
        "Same input, same bytes: libraries ask neither clock nor chance nor the surroundings",
        arguments: [
            ["Date", "(", ")"], ["random", "("], ["randomElement", "("], ["shuffled", "("], ["Locale", ".", "current"],
            ["TimeZone", ".", "current"], ["ProcessInfo"], ["UUID", "(", ")"],
        ])
    func determinism(sequence: [String]) {
        let libraries = sources.filter { !programs.union(asking).contains($0.target) }
        #expect(
            libraries.flatMap { $0.places(of: sequence, memberToo: sequence[0].hasPrefix("random") || sequence[0] == "shuffled") } == [])
    }

    // What is `Never` has no value to return, so there is no other body for it.
    @Test(
        "A library does not crash on purpose, but for the body of what is Never", arguments: [["fatalError"], ["try", "!"], ["as", "!"]])
    func crashes(sequence: [String]) {
        let places = sources.flatMap { file in
            let bodies = file.positions(of: "Never").filter { $0 + 2 < file.tokens.count && file.tokens[$0 + 1].text == "{" }
            let excused = Set(bodies.map { "\(file.path):\(file.tokens[$0 + 2].line)" })
            return file.places(of: sequence).filter { sequence != ["fatalError"] || !excused.contains($0) }
        }
        #expect(places == [])
    }

    @Test("Nothing is left for later", arguments: ["TODO", "FIXME"])
    func later(word: String) {
        #expect(sources.filter { $0.lines.contains { $0.contains(word) } }.map(\.path) == [])
    }

    @Test("Only programs print")
    func printing() {
        #expect(sources.filter { !programs.contains($0.target) }.flatMap { $0.places(of: ["print", "("]) } == [])
    }

    // Their last bits differ between C libraries.
    @Test(
        "Functions of the C library's mathematics stand in one file",
        arguments: ["sin", "cos", "tan", "asin", "acos", "atan", "atan2", "pow", "exp", "log", "log2", "log10", "cbrt", "hypot"])
    func mathematics(function: String) {
        let others = sources.filter { $0.stem != "Trigonometry" && $0.target != "Benchmarks" }
        #expect(others.flatMap { $0.places(of: [function, "("]) } == [])
    }

    @Test(
        "Imports keep to the walls between the parts",
        arguments: [
            ("Layout", ["Foundation"]), ("Drawing", ["Foundation", "ProofsheetLayout"]),
            ("Views", ["Foundation", "ProofsheetLayout", "ProofsheetDrawing", "Observation", "Synchronization", "Dispatch"]),
            ("SwiftUI", ["Foundation", "FoundationNetworking", "Observation", "ProofsheetViews", "ProofsheetLayout", "ProofsheetDrawing"]),
            ("AdaptiveLayouts", ["SwiftUI"]), ("Syntax", []), ("PreviewMacros", ["FoundationEssentials", "Glibc", "ProofsheetSyntax"]),
            ("PNG", ["Foundation", "ProofsheetDrawing", "CProofsheetDeflate", "CProofsheetISAL", "CProofsheetPNG"]),
            ("JPEG", ["ProofsheetDrawing", "CProofsheetJPEG"]),
            ("Snapshots", ["Foundation", "Glibc", "ProofsheetDrawing", "ProofsheetPNG", "CProofsheetCrypto", "CProofsheetFolders"]),
            (
                "Cairo",
                [
                    "Foundation", "ProofsheetDrawing", "CProofsheetCairo", "CProofsheetCrypto", "CProofsheetFreeType", "CProofsheetFriBidi",
                    "CProofsheetHyphen",
                    "CProofsheetHarfBuzz", "CProofsheetPixman",
                    "_FoundationICU",
                ]
            ),
            (
                "Previews",
                [
                    "Foundation", "Glibc", "ProofsheetCairo", "ProofsheetDrawing", "ProofsheetLayout", "ProofsheetPNG",
                    "ProofsheetJPEG", "ProofsheetSnapshots", "ProofsheetSyntax", "Synchronization", "ProofsheetViews",
                    "CProofsheetPreviewDiscovery", "CProofsheetReportPage",
                    "CProofsheetTables", "CProofsheetCrypto",
                ]
            ),
            (
                "Testing",
                [
                    "Foundation", "Synchronization", "Testing", "XCTest", "ProofsheetPreviews", "ProofsheetSnapshots", "ProofsheetViews",
                    "CProofsheetFixedClock",
                    "CProofsheetTestHost",
                ]
            ),
            ("proofsheet", ["CProofsheetMemory", "Foundation", "Synchronization", "ProofsheetPreviews", "ProofsheetViews"]),
        ])
    func walls(target: String, allowed: [String]) {
        let crossing = sources.filter { $0.target == target }.flatMap { file in
            file.imports.filter { !allowed.contains($0) }.map { "\(file.path) imports \($0)" }
        }
        #expect(crossing == [])
    }

    @Test("Only tests and the testing library know a test framework")
    func frameworks() {
        let others = sources.filter { $0.target != "Testing" }
        #expect(others.filter { $0.imports.contains("Testing") || $0.imports.contains("XCTest") }.map(\.path) == [])
        #expect(tests.filter { $0.target != "Fixtures" && $0.lines.contains("import XCTest") }.map(\.path) == [])
    }

    // SwiftPM refuses a package with unsafe flags as a dependency.
    @Test("The manifest has no unsafe flags")
    func manifest() throws {
        let manifest = try String(contentsOf: SourceFile.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        #expect(!manifest.contains("unsafeFlags"))
    }

    // SwiftPM refuses two targets of one name in all packages of a build, those of tests apart; two products of one name too.
    @Test("No target of ours takes a name that a user's package may have itself")
    func targetNames() throws {
        let manifest = try String(contentsOf: SourceFile.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let names = manifest.matches(of: /\.(?:target|executableTarget|macro|systemLibrary)\(\s*name: "([^"]+)"/).map {
            String($0.output.1)
        }
        // What users import or run under that name, and a program that no product of ours builds.
        let own: Set = ["SwiftUI", "AdaptiveLayouts", "proofsheet", "proofsheet-host", "Benchmarks"]
        #expect(names.count > 30)
        #expect(names.filter { !own.contains($0) && !$0.hasPrefix("Proofsheet") && !$0.hasPrefix("CProofsheet") } == [])
    }

    @Test("No file speaks of places on one machine", arguments: [SourceFile.root.path, NSHomeDirectory(), "/Users"])
    func machines(folder: String) {
        let place = folder + "/"
        #expect(sources.filter { $0.lines.contains { $0.contains(place) } }.map(\.path) == [])
    }

    @Test("The page beside the code tells of every folder", arguments: ["Sources", "Tests"])
    func folders(folder: String) throws {
        let page = try String(contentsOf: SourceFile.root.appendingPathComponent("\(folder)/README.md"), encoding: .utf8)
        let present = Set((folder == "Sources" ? sources : tests).map(\.target)).filter { !$0.hasSuffix(".swift") }
        #expect(present.sorted().filter { !page.contains("| `\($0)` |") } == [])
    }

    @Test("Every colour and metric that the sources name stands in the tables")
    func tables() throws {
        let profile = try Tables.profile(for: .ios18)
        let (colors, metrics) = (Set(profile.colorNames), Set(profile.metricKeys))
        for file in sources {
            for (kind, known) in [("color", colors), ("metric", metrics)] {
                for start in file.positions(of: kind) where start + 2 < file.tokens.count && file.tokens[start + 1].text == "(" {
                    let literal = file.tokens[start + 2].text
                    guard literal.hasPrefix("\""), !literal.contains("\\") else { continue }
                    let name = String(literal.dropFirst().dropLast())
                    let isKnown = known.contains(name)
                    #expect(isKnown, "\(file.path):\(file.tokens[start].line) names \(name)")
                }
            }
        }
    }
}
