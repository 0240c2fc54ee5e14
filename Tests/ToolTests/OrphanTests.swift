import Foundation
import Testing

/// Goldens that nothing stands behind any more, as each filter and shard has to tell of them.
@Suite("Orphans under filters and shards", .serialized)
struct OrphanTests {
    private func run(_ words: String..., in folder: ToolFolder) throws -> ToolRun {
        try ToolRun(words, in: folder, environment: Miniature.environment)
    }

    private static func matrix(_ traits: String) -> String { "{\"matrices\": {\"review\": {\(traits), \"keep\": \"fingerprints\"}}}" }

    /// Goldens of two previews on two devices in both schemes; then one preview is renamed and the dark scheme dropped.
    private func shrunk() throws -> ToolFolder {
        let all = Self.matrix(#""device": ["iphone-16", "ipad-10"], "category": ["large"], "scheme": ["all"]"#)
        let folder = try Miniature.project(more: [
            "Config/proofsheet.json": all, "Sources/Other.swift": "import SwiftUI\n#Preview(\"Old\") { Text(\"other\") }\n",
        ])
        #expect(try run("check", "--record", "all", in: folder).code == 0)
        let light = Self.matrix(#""device": ["iphone-16", "ipad-10"], "category": ["large"], "scheme": ["light"]"#)
        try Data(light.utf8).write(to: folder.url.appendingPathComponent("Config/proofsheet.json"))
        let renamed = "import SwiftUI\n#Preview(\"New\") { Text(\"other\") }\n"
        try Data(renamed.utf8).write(to: folder.url.appendingPathComponent("Sources/Other.swift"))
        return folder
    }

    private struct Report: Decodable {
        struct Snapshot: Decodable {
            struct Name: Decodable { let preview: String }
            struct Cell: Decodable { let key, outcome: String }
            let name: Name
            let cells: [Cell]
        }
        let snapshots: [Snapshot]
        let orphanedFolders: [String]

        /// Preview and key of every orphaned cell, then the orphaned folders.
        var orphans: [String] {
            snapshots.flatMap { snapshot in
                snapshot.cells.filter { $0.outcome == "orphaned" }.map { "\(snapshot.name.preview) \($0.key)" }
            } + orphanedFolders
        }
    }

    private func orphans(_ folder: ToolFolder, _ words: [String]) throws -> [String] {
        let run = try ToolRun(["check", "--json"] + words, in: folder, environment: Miniature.environment)
        return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).orphans
    }

    @Test("A filter tells of the orphans that it covers, and of no others")
    func filters() throws {
        let folder = try shrunk()
        let (phone, pad, gone) = ("Card iphone-16.dark", "Card ipad-10.dark", "Sources/Other/Old/review")
        // Of a golden that is gone with its preview, just the cells that a filter covers.
        let (goneOnPhone, goneOnPad) = (["Old iphone-16", "Old iphone-16.dark"], ["Old ipad-10", "Old ipad-10.dark"])
        let cases: [([String], [String])] = [
            ([], [pad, phone, gone]),
            (["--device", "iphone-16"], [phone] + goneOnPhone),
            (["--device", "iphone-16,ipad-10"], [pad, phone, gone]),
            (["--device", "ipad-10", "--preview", "Card"], [pad]),
            (["--preview", "Card/Card"], [pad, phone]),
            (["--preview", "Other"], [gone]),
            (["--preview", "New"], []),
            (["--preview", "Other/Old"], [gone]),
            (["--preview", "Old", "--device", "ipad-10"], goneOnPad),
            (["Sources/Card.swift"], [pad, phone]),
            (["Sources/Other.swift", "--device", "ipad-10"], goneOnPad),
            (["Sources/Card.swift", "--scheme", "light"], []),
            (["--scheme", "light"], ["Old ipad-10", "Old iphone-16"]),
            (["--scheme", "light", "--device", "ipad-10"], ["Old ipad-10"]),
        ]
        for (words, expected) in cases { #expect(try orphans(folder, words) == expected, "\(words)") }
        #expect(try run("check", "--preview", "Never", in: folder).code == 2)
    }

    @Test("Shards leave orphans to the merge, which finds those of the same filter")
    func shards() throws {
        let folder = try shrunk()
        for words in [[], ["--device", "iphone-16"], ["--preview", "Card"]] {
            let whole = try ToolRun(["check"] + words, in: folder, environment: Miniature.environment)
            for shard in 1...2 {
                let flags = ["--shard", "\(shard)/2", "--output", "shards/\(shard)"]
                #expect(try orphans(folder, words + flags) == [])
            }
            let merge = try run("merge", "shards/1", "shards/2", in: folder)
            #expect(merge.output == whole.output && merge.code == whole.code, "\(words)")
        }
    }

    @Test("accept with a filter removes what the check with that filter found orphaned")
    func accepted() throws {
        let folder = try shrunk()
        _ = try run("check", "--device", "iphone-16", in: folder)
        let phone = try run("accept", "--device", "iphone-16", in: folder)
        #expect(
            phone.output == "Card/Card (review): 1 removed.\nOther/New (review): 1 added.\nOther/Old (review): 2 removed.\n")
        #expect(try orphans(folder, []) == ["Card ipad-10.dark", "Sources/Other/Old/review"])
        _ = try run("check", "--preview", "Old", in: folder)
        let old = try run("accept", "--preview", "Old", in: folder)
        #expect(old.output == "Snapshots/Sources/Other/Old/review: removed, because its preview or matrix is gone.\n")
        _ = try run("check", "--preview", "Card", in: folder)
        #expect(try run("accept", "--preview", "Card", in: folder).output == "Card/Card (review): 1 removed.\n")
        #expect(try orphans(folder, []) == [])
    }

    @Test("A golden that lost some of its cells keeps the others, and a check says how much of it the filters cover")
    func partly() throws {
        let folder = try shrunk()
        let check = try run("check", "--preview", "Old", "--device", "iphone-16", in: folder)
        #expect(check.code == 1)
        #expect(
            check.output == """
                Other/Old (review): 2 orphaned
                  lost its preview or matrix; the filters cover 2 of its 4 cells
                Report: .build/proofsheet/report.html
                2 cells: 2 orphaned.

                """)
        #expect(try run("accept", "--preview", "Old", "--device", "iphone-16", in: folder).output == "Other/Old (review): 2 removed.\n")
        let manifest = try String(
            contentsOf: folder.url.appendingPathComponent("Snapshots/Sources/Other/Old/review/golden.json"), encoding: .utf8)
        #expect(manifest.contains("\"ipad-10.dark\"") && manifest.contains("\"ipad-10\"") && !manifest.contains("\"iphone-16\" :"))
        #expect(try orphans(folder, ["--device", "iphone-16"]) == ["Card iphone-16.dark"])
    }

    @Test("accept --cluster removes the cells of a change that are left over, and no others")
    func cluster() throws {
        let folder = try shrunk()
        let check = try run("check", "--device", "ipad-10", "--preview", "Old", in: folder)
        #expect(check.code == 1)
        let page = try String(contentsOf: folder.url.appendingPathComponent(".build/proofsheet/report.md"), encoding: .utf8)
        #expect(page.contains("### 1. golden whose preview or matrix is gone\n\n**orphaned** · `Other/Old (review)` · 2 cells\n"))
        #expect(try run("accept", "--cluster", "1", in: folder).output == "Other/Old (review): 2 removed.\n")
        #expect(try orphans(folder, ["--preview", "Old"]) == ["Sources/Other/Old/review"])
        #expect(try orphans(folder, ["--device", "ipad-10"]) == ["Card ipad-10.dark"])
    }
}
