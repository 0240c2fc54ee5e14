import Foundation
import Testing

/// What a user sees whose package depends on ours and has a target named `Views`.
@Suite("A user's test suite", .serialized, .timeLimit(.minutes(30)))
struct SuiteTests {
    private let package: GreetingsPackage
    private static let tests = "Tests/GreetingTests/GreetingTests.swift"
    /// The golden that most of these cases are about.
    private static let two = "Sources/Views/Greeting/Two/plain/golden.json"

    init() throws {
        package = try GreetingsPackage.built.get()
        try package.clear()
    }

    /// Makes goldens of what the tests of that name see.
    private func record(_ filter: String) throws {
        let run = try package.test(filter, ["PROOFSHEET_RECORD": "failed"])
        try #require(run.code == 0 && !package.goldens.isEmpty, "\(run.output)")
    }

    @Test("A missing golden fails at the caller's line, with the command that records it, and is not recorded")
    func missing() throws {
        let run = try package.test(#"GreetingTests/named"#)
        #expect(run.code == 1)
        let line = try package.line(of: #"expectPreviews(named: "Greeting/Two""#, in: Self.tests)
        #expect(run.output.contains(#"Test "A preview is found by its name" recorded an issue at GreetingTests.swift:\#(line):"#))
        #expect(
            Self.message(run.output) == [
                "Greeting/Two (plain): 1 missing",
                #"no golden yet; PROOFSHEET_RECORD=failed swift test --filter 'GreetingTests\.(.*/)?named\b' would add 1 cell"#,
                "Report: .build/proofsheet/tests/named/Greeting/Two/plain/report.html", "1 cell: 1 missing.",
            ])
        #expect(package.goldens.isEmpty)
    }

    @Test("What is recorded passes with a warning, then without, and nothing is written elsewhere")
    func recorded() throws {
        let before = try package.entries
        let first = try package.test(#"GreetingTests/recorded"#)
        #expect(first.code == 0)
        #expect(first.output.contains(#"Test "What is missing is recorded" recorded a warning at GreetingTests.swift:"#))
        #expect(
            Self.message(first.output)
                == ["Greeting/Two (plain): 1 missing", "recorded 1 cell as goldens", "1 cell: 1 missing; 1 recorded."])
        #expect(package.goldens == [Self.two])
        let second = try package.test(#"GreetingTests/recorded"#)
        #expect(second.code == 0)
        #expect(!second.output.contains("warning"))
        #expect(try package.entries.subtracting(before) == ["Snapshots", ".build"])
    }

    @Test("A suite's trait reaches its tests, beside a trait of their own")
    func suiteTrait() throws {
        #expect(try package.test("RecordingTests").code == 0)
        #expect(package.goldens == [Self.two])
    }

    @Test("In CI nothing is recorded, whatever trait and variable say, and the test fails", arguments: ["recorded", "named"])
    func ci(name: String) throws {
        let run = try package.test(#"GreetingTests/\#(name)\("#, ["CI": "1", "PROOFSHEET_RECORD": name == "named" ? "all" : ""])
        #expect(run.code == 1)
        #expect(Self.message(run.output).last == "Nothing is recorded, because the variable CI is set.")
        #expect(package.goldens.isEmpty)
    }

    @Test("A difference tells golden, candidate, difference and the commands, and attaches the pictures")
    func difference() throws {
        try record(#"GreetingTests/(named|all)"#)
        try package.exchange("Sources/Views/Greeting/Two/plain", "Sources/Views/Greeting/Short/plain")
        let attachments = package.folder.appendingPathComponent(".build/attachments")
        try FileManager.default.createDirectory(at: attachments, withIntermediateDirectories: true)
        let run = try package.test(#"GreetingTests/named"#, more: ["--attachments-path", attachments.path])
        #expect(run.code == 1)
        let message = Self.message(run.output)
        #expect(message.first == "Greeting/Two (plain): 1 differs")
        #expect(message.last == "1 cell: 1 differs.")
        let folder = ".build/proofsheet/tests/named/Greeting/Two/plain"
        let cell = "Sources/Views/Greeting/Two/plain/iphone-16.png"
        for line in [
            "golden Snapshots/\(cell)", "candidate \(folder)/candidates/\(cell)", "difference \(folder)/differences/\(cell)",
            #"swift test --filter 'GreetingTests\.(.*/)?named\b'"#,
            #"to accept: PROOFSHEET_RECORD=failed swift test --filter 'GreetingTests\.(.*/)?named\b'"#, "Report: \(folder)/report.html",
        ] {
            #expect(message.contains(line))
        }
        for path in message.compactMap({ line in
            ["golden ", "candidate ", "difference "].first(where: line.hasPrefix).map { line.dropFirst($0.count) }
        }) {
            #expect(FileManager.default.fileExists(atPath: package.folder.appendingPathComponent(String(path)).path))
        }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: attachments.path).sorted() == [
                "Greeting-Two-iphone-16-candidate.png", "Greeting-Two-iphone-16-difference.png", "Greeting-Two-iphone-16-golden.png",
            ])
    }

    @Test("A tolerance is that of its test alone")
    func tolerance() throws {
        try record(#"GreetingTests/all"#)
        // Screens of one size with other words.
        try package.exchange("Sources/Views/Greeting/To-Ada/plain", "Sources/Views/Greeting/To-Eve/plain")
        #expect(try package.test(#"GreetingTests/exact"#).code == 1)
        #expect(try package.test(#"GreetingTests/tolerant"#).code == 0)
    }

    @Test("The command of a message records what differs")
    func accept() throws {
        try record(#"GreetingTests/(named|all)"#)
        try package.exchange("Sources/Views/Greeting/Two/plain", "Sources/Views/Greeting/Short/plain")
        try record(#"GreetingTests\.(.*/)?named\b"#)
        #expect(try package.test(#"GreetingTests/named"#).code == 0)
    }

    @Test("All previews are those of providers and of #Preview, in every target that is linked; the tool has the same goldens")
    func all() throws {
        try record(#"GreetingTests/(all|chance|view)"#)
        let views = "Sources/Views"
        #expect(
            package.goldens == [
                "\(views)/Chance/Chance/plain/golden.json", "\(views)/Greeting/Long/plain/golden.json",
                "\(views)/Greeting/Short/plain/golden.json", "\(views)/Greeting/To-Ada/plain/golden.json",
                "\(views)/Greeting/To-Eve/plain/golden.json", Self.two,
                "Tests/GreetingTests/GreetingTests/Chance/plain/golden.json",
                "Tests/GreetingTests/GreetingTests/Greeting-of-Ada/plain/golden.json",
                "Tests/GreetingTests/GreetingTests/Greeting-of-Eve/plain/golden.json",
            ])
        let check = try package.tool(["check", "Sources/Views/Chance.swift", "--matrix", "plain"])
        #expect(check.output.hasSuffix("\n1 cell: 1 matched.\n"))
        #expect(check.code == 0)
    }

    @Test("The tool leaves goldens of views to the tests, as long as these are there")
    func leftToTests() throws {
        try record("GreetingTests/(chance|view|named)")
        func orphaned() throws -> [String] {
            let check = try package.tool(["check", "--matrix", "plain"], ["PROOFSHEET_SOURCES": "Sources/Views/Chance.swift"])
            return check.output.components(separatedBy: "\n").filter { $0.hasPrefix("orphaned") }
        }
        #expect(
            try orphaned() == [
                "orphaned Snapshots/Sources/Views/Greeting/Two/plain: its preview or matrix is gone; proofsheet prune removes it"
            ])
        let file = package.folder.appendingPathComponent(Self.tests)
        let text = try Data(contentsOf: file)
        try FileManager.default.removeItem(at: file)
        let left = try orphaned()
        try text.write(to: file)
        #expect(left.count == 4)
        #expect(
            left.contains(
                "orphaned Snapshots/Tests/GreetingTests/GreetingTests/Chance/plain: its preview or matrix is gone; proofsheet prune removes it"
            ))
    }

    @Test("A golden without a preview is left over for the tests as for the tool")
    func orphaned() throws {
        try record(#"GreetingTests/all"#)
        try package.exchange("Sources/Views/Greeting/Two/plain", "Sources/Views/Greeting/Three/plain")
        try record(#"GreetingTests/named"#)
        let run = try package.test(#"GreetingTests/all"#)
        #expect(run.code == 1)
        #expect(
            Self.message(run.output).contains(
                "orphaned Snapshots/Sources/Views/Greeting/Three/plain: its preview or matrix is gone; proofsheet prune removes it"))
    }

    @Test("Time and chance are the same in every run, and in the process of the tests as in hosts")
    func chance() throws {
        try record(#"GreetingTests/(chance|all)"#)
        #expect(try package.test(#"GreetingTests/chance"#).code == 0)
        func texts(_ folder: String) throws -> [String] {
            let tree = package.folder.appendingPathComponent("Snapshots/\(folder)/plain/iphone-16.txt")
            return try String(contentsOf: tree, encoding: .utf8).components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 1 }
                .map(\.element)
        }
        let (host, here) = (try texts("Sources/Views/Chance/Chance"), try texts("Tests/GreetingTests/GreetingTests/Chance"))
        #expect(host == here)
        // 1 January 2025, 9:41 UTC: the moment of every host.
        #expect(host.first == "1,735,724,460.000000")
    }

    @Test("A preview that crashes fails its own test, with the reason; the other tests go on")
    func broken() throws {
        let run = try package.test("BrokenTests")
        #expect(run.code == 1)
        let line = try package.line(of: "Broken_Previews.self", in: "Tests/BrokenTests/BrokenTests.swift")
        #expect(run.output.contains(#"Test "A preview that crashes fails its own test" recorded an issue at BrokenTests.swift:\#(line):"#))
        #expect(run.output.contains("1. Broken/Broken (plain) failed, iphone-16: could not be checked"))
        #expect(run.output.contains("The preview crashed with SIG"))
        #expect(run.output.contains("Fatal error: Index out of range"))
        #expect(run.output.contains(#"Test "The others go on" passed"#))
    }

    @Test("A name that is no preview's fails at the caller's line, with the nearest one")
    func unknown() throws {
        let run = try package.test(#"GreetingTests/unknown"#)
        #expect(run.code == 1)
        let line = try package.line(of: "Greeting/Too", in: Self.tests)
        #expect(run.output.contains("recorded an issue at GreetingTests.swift:\(line):"))
        #expect(
            Self.message(run.output)
                == ["There is no preview Greeting/Too. Did you mean Greeting/Two? Run proofsheet list for the list."])
    }

    @Test("XCTest is told the same, at the caller's line")
    func xctest() throws {
        let run = try package.test("GreetingCase")
        #expect(run.code == 1)
        let line = try package.line(of: "Greeting_Previews.self", in: "Tests/GreetingTests/GreetingCase.swift")
        #expect(
            run.output.contains(
                "GreetingCase.swift:\(line): error: GreetingCase.testProvider : failed - Greeting/Long (plain): 1 missing\n"))
        #expect(run.output.contains("\n2 cells: 2 missing.\n"))
        #expect(run.output.contains("GreetingCase/Greeting in XCTest (plain): 1 missing\n  recorded 1 cell as goldens\n"))
        #expect(run.output.contains("Test Case 'GreetingCase.testRecords' passed"))
        #expect(package.goldens == ["Tests/GreetingTests/GreetingCase/Greeting-in-XCTest/plain/golden.json"])
    }

    @Test("The README's example is this package's")
    func readme() throws {
        let readme = try String(contentsOf: GreetingsPackage.root.appendingPathComponent("README.md"), encoding: .utf8)
        let mark = "<!-- example: Tests/Fixtures/Greetings/\(Self.tests) -->\n```swift\n"
        let start = try #require(readme.range(of: mark)).upperBound
        let example = readme[start...].prefix(while: { $0 != "`" })
        let source = try String(contentsOf: GreetingsPackage.fixture.appendingPathComponent(Self.tests), encoding: .utf8)
        #expect(!example.isEmpty && source.hasPrefix(example))
    }

    /// The lines of the first issue or warning behind its arrow, without indentation and colours.
    private static func message(_ output: String) -> [String] {
        let lines = output.components(separatedBy: "\n")
        guard let start = lines.firstIndex(where: { $0.contains("recorded a") }), start + 1 < lines.count else { return [] }
        return lines[(start + 1)...].prefix { !$0.contains("passed after") && !$0.contains("failed after") && !$0.contains("recorded a") }
            .map { $0.trimmingCharacters(in: .whitespaces) }.map { $0.hasPrefix("↳ ") ? String($0.dropFirst(2)) : $0 }.filter {
                !$0.isEmpty
            }
    }
}
