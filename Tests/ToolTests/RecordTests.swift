import Foundation
import Testing

@Suite("proofsheet check --record, and prune", .serialized)
struct RecordTests {
    private func run(_ words: String..., in folder: ToolFolder, ci: String? = nil) throws -> ToolRun {
        var environment = Miniature.environment
        environment["CI"] = ci
        return try ToolRun(words, in: folder, environment: environment)
    }

    private func write(_ text: String, to file: String, in folder: ToolFolder) throws {
        try Data(text.utf8).write(to: folder.url.appendingPathComponent(file))
    }

    private func goldens(_ folder: ToolFolder) throws -> [String: Data] {
        try Miniature.files(below: folder.url.appendingPathComponent("Snapshots"))
    }

    @Test("What was missing is recorded and passes, and says so")
    func missing() throws {
        let folder = try Miniature.project()
        let check = try run("check", "--record", "missing", in: folder)
        #expect(check.code == 0)
        #expect(check.output == "Card/Card (review): 18 missing\n  recorded 18 cells as goldens\n18 cells: 18 missing; 18 recorded.\n")
        #expect(try run("check", in: folder).output == "18 cells: 18 matched.\n")
    }

    @Test("missing leaves what differs as it is, failed and all record it")
    func differing() throws {
        let folder = try Miniature.project()
        _ = try run("check", "--record", "all", in: folder)
        let before = try goldens(folder)
        try write(Miniature.card(color: ".blue"), to: "Sources/Card.swift", in: folder)
        #expect(try run("check", "--record", "missing", in: folder).code == 1)
        #expect(try goldens(folder) == before)
        let failed = try run("check", "--record", "failed", in: folder)
        #expect(failed.code == 0)
        #expect(failed.output.hasSuffix("18 cells: 18 differ; 18 recorded.\n"))
        #expect(try goldens(folder) != before)
        try write(Miniature.card(color: ".green"), to: "Sources/Card.swift", in: folder)
        #expect(try run("check", "--record", "all", in: folder).code == 0)
        #expect(try run("check", in: folder).code == 0)
    }

    @Test("In CI nothing is recorded, whatever is asked for, and that is said", arguments: ["true", "1"])
    func inCI(value: String) throws {
        let folder = try Miniature.project(more: ["Config/proofsheet.json": #"{"record": "all"}"#])
        let check = try run("check", in: folder, ci: value)
        #expect(check.code == 1)
        #expect(check.complaints.hasSuffix("Nothing is recorded, because the variable CI is set.\n"))
        #expect(try goldens(folder).isEmpty)
    }

    @Test("A variable CI that says no does not count")
    func notInCI() throws {
        #expect(try run("check", "--record", "missing", in: Miniature.project(), ci: "false").code == 0)
    }

    @Test("A cell that fails is never recorded and still fails, the others are")
    func crashing() throws {
        let source = "import SwiftUI\n#Preview(\"Good\") { Text(\"good\") }\n#Preview(\"Bad\") { [Text(\"a\")][3] }\n"
        let folder = try Miniature.project(more: ["Sources/Card.swift": source])
        let check = try run("check", "--record", "all", in: folder)
        #expect(check.code == 1)
        #expect(check.output.contains("Card/Good (review): 18 missing\n  recorded 18 cells as goldens\n"))
        #expect(check.output.hasSuffix("36 cells: 18 missing, 18 failed; 18 recorded.\n"))
    }

    @Test("Tolerances of the file count for their cells, and the report says what was used")
    func tolerances() throws {
        let settings = #"{"tolerances": [{"preview": "Card", "scheme": "light", "maxChannelDifference": 255}]}"#
        let folder = try Miniature.project(more: ["Config/proofsheet.json": settings])
        _ = try run("check", "--record", "all", in: folder)
        try write(Miniature.card(color: ".blue"), to: "Sources/Card.swift", in: folder)
        let check = try run("check", "--device", "iphone-16", "--category", "L", in: folder)
        #expect(check.code == 1)
        #expect(check.output.hasPrefix("Card/Card (review): 1 matched, 1 differs\n  matched iphone-16: 400 pixels differ "))
        #expect(check.output.contains("; 0 of 0 tolerated pixels are beyond a channel difference of 255\n"))
        #expect(check.output.contains("\n1. Card/Card (review) differs, iphone-16.dark: the colour #FF453A is now #0A84FF"))
        #expect(try run("check", "--max-differing-pixels", "1%", in: folder).code == 0)
    }

    @Test("prune removes what nothing stands behind, also goldens of a matrix that is gone, and nothing else")
    func prune() throws {
        let other = "import SwiftUI\n#Preview(\"Other\") { Text(\"o\") }\n"
        let matrices = #"{"matrices": {"mine": {"scheme": ["all"]}, "review": {"device": ["iphone-16", "ipad-10"]}}}"#
        let folder = try Miniature.project(more: ["Sources/Other.swift": other, "Config/proofsheet.json": matrices])
        _ = try run("check", "--record", "all", in: folder)
        _ = try run("check", "--matrix", "mine", "--record", "all", in: folder)
        #expect(try run("prune", in: folder).output == "Nothing to prune.\n")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Sources/Other.swift"))
        try write(#"{"matrices": {"review": {"device": ["iphone-16"]}}}"#, to: "Config/proofsheet.json", in: folder)
        let prune = try run("prune", in: folder)
        #expect(prune.code == 0)
        #expect(
            prune.output == """
                Card/Card (review): 6 removed.
                Snapshots/Sources/Card/Card/mine: removed, because its preview or matrix is gone.
                Snapshots/Sources/Other/Other/mine: removed, because its preview or matrix is gone.
                Snapshots/Sources/Other/Other/review: removed, because its preview or matrix is gone.

                """)
        #expect(try run("check", in: folder).output == "6 cells: 6 matched.\n")
    }

    @Test("prune stops where previews cannot be told")
    func unsurePrune() throws {
        let folder = try Miniature.project()
        _ = try run("check", "--record", "all", in: folder)
        let before = try goldens(folder)
        let source =
            "import SwiftUI\nstruct A_Previews: PreviewProvider { static var previews: some View { if true { exit(3) }; Text(\"a\") } }\n"
        try write(source, to: "Sources/Card.swift", in: folder)
        let prune = try run("prune", in: folder)
        #expect(prune.code == 3)
        #expect(prune.complaints.hasPrefix("proofsheet: Nothing was pruned, because the previews of A cannot be told: The preview ended"))
        #expect(try goldens(folder) == before)
    }
}
