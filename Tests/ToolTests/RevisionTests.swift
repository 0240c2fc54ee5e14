import Foundation
import Testing

@Suite(
    "proofsheet check --against", .serialized,
    .enabled(if: ToolRun.hasGit, "git is not installed: apt-get install git lets this case run."))
struct RevisionTests {
    private func run(_ words: String..., in folder: ToolFolder) throws -> ToolRun {
        try ToolRun(words, in: folder, environment: Miniature.environment)
    }

    private func git(_ words: [String], in folder: ToolFolder) throws {
        let name = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
        let environment = ["HOME": folder.scratch.path, "PATH": "/usr/bin:/bin"]
        let run = try ToolRun(program: ToolRun.git, name + words, in: folder, environment: environment)
        try #require(run.code == 0, "\(run.complaints)")
    }

    private func write(_ text: String, to file: String, in folder: ToolFolder) throws {
        try Data(text.utf8).write(to: folder.url.appendingPathComponent(file))
    }

    /// A project with one commit and few cells.
    private func committed() throws -> ToolFolder {
        let matrices =
            #"{"matrices": {"review": {"device": ["iphone-16"], "category": ["large"], "scheme": ["all"], "keep": "fingerprints"}}}"#
        let folder = try Miniature.project(more: ["Config/proofsheet.json": matrices, ".gitignore": ".build/\n"])
        for words in [["init", "--quiet", "--initial-branch=main"], ["add", "."], ["commit", "--quiet", "-m", "First"]] {
            try git(words, in: folder)
        }
        return folder
    }

    @Test("What changed since a revision is told without any golden, and nothing of it can be accepted")
    func changed() throws {
        let folder = try committed()
        try Data(Miniature.card(text: "Bye").utf8).write(to: folder.url.appendingPathComponent("Sources/Card.swift"))
        let check = try run("check", "--against", "HEAD", in: folder)
        #expect(check.code == 1)
        #expect(check.output.contains("1. Card/Card (review) differs, all 2 cells: the text `Hello` is now `Bye`"))
        #expect(check.output.contains("\n   proofsheet check --preview Card/Card --matrix review --scheme light --against HEAD\n"))
        #expect(
            check.output.hasSuffix(
                "Compared with the revision HEAD, not with goldens.\nReport: .build/proofsheet/report.html\n2 cells: 2 differ.\n"))
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Snapshots").path))
        #expect(try run("accept", in: folder).code == 3)
    }

    @Test("A revision that shows the same matches, whatever the goldens say")
    func same() throws {
        let folder = try committed()
        #expect(try run("check", in: folder).code == 1)
        let check = try run("check", "--against", "HEAD", in: folder)
        #expect(check.code == 0)
        #expect(check.output == "Compared with the revision HEAD, not with goldens.\n2 cells: 2 matched.\n")
    }

    @Test("A revision that is not there is named", arguments: ["nonsense", "--output=x", "HEAD~7"])
    func unknown(revision: String) throws {
        let folder = try committed()
        let check = try run("check", "--against=\(revision)", in: folder)
        #expect(check.code == 2)
        #expect(
            check.complaints.hasSuffix(
                "proofsheet: There is no revision \(revision) in a Git repository of \(folder.url.path). "
                    + "Name a commit, tag or branch; a shallow clone may have to be deepened with git fetch.\n"))
    }

    /// A project whose second commit changes one preview, renames another and leaves a third as it is.
    private func renamed() throws -> ToolFolder {
        let folder = try committed()
        try write(
            "import SwiftUI\n#Preview(\"Old\") { Text(\"a\") }\n#Preview(\"Kept\") { Text(\"b\") }\n", to: "Sources/More.swift", in: folder)
        for words in [["add", "."], ["commit", "--quiet", "-m", "More"]] { try git(words, in: folder) }
        try write(
            "import SwiftUI\n#Preview(\"New\") { Text(\"a\") }\n#Preview(\"Kept\") { Text(\"b\") }\n", to: "Sources/More.swift", in: folder)
        try write(Miniature.card(text: "Bye"), to: "Sources/Card.swift", in: folder)
        return folder
    }

    private static let told = """
        Card/Card (review): 2 differ
        More/New (review): 2 missing
          new since HEAD: 2 cells
        More/Old (review): 2 orphaned
          vanished since HEAD
        1. Card/Card (review) differs, all 2 cells: the text `Hello` is now `Bye`

        """

    @Test("A preview that is new since the revision and one that vanished are named as such")
    func newAndVanished() throws {
        let folder = try renamed()
        let check = try run("check", "--against", "HEAD", in: folder)
        #expect(check.code == 1)
        #expect(check.output.hasPrefix(Self.told))
        #expect(check.output.hasSuffix("8 cells: 2 matched, 2 differ, 2 missing, 2 orphaned.\n"))
        let markdown = try String(contentsOf: folder.url.appendingPathComponent(".build/proofsheet/report.md"), encoding: .utf8)
        #expect(markdown.contains("new since HEAD") && markdown.contains("vanished since HEAD") && !markdown.contains("no golden"))
        // The picture of what vanished is there to look at.
        let json = try String(contentsOf: folder.url.appendingPathComponent(".build/proofsheet/report.json"), encoding: .utf8)
        let path = ".build/proofsheet/against/tree/Snapshots/Sources/More/Old/review/iphone-16.png"
        #expect(
            json.contains("\"golden\" : \"\(path)\"")
                && FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(path).path))
    }

    @Test("A filter may name a preview that only one of both has")
    func filtered() throws {
        let folder = try renamed()
        let new = try run("check", "--against", "HEAD", "--preview", "More/New", in: folder)
        #expect(new.output.hasPrefix("More/New (review): 2 missing\n  new since HEAD: 2 cells\n") && new.code == 1)
        let old = try run("check", "--against", "HEAD", "--preview", "Old", in: folder)
        #expect(old.output.hasPrefix("More/Old (review): 2 orphaned\n  vanished since HEAD\n") && old.code == 1)
        let neither = try run("check", "--against", "HEAD", "--preview", "Neither", in: folder)
        #expect(neither.complaints.hasSuffix("proofsheet: There is no preview Neither. Run proofsheet list for the list.\n"))
        #expect(neither.code == 2)
    }

    @Test("Two revisions are compared with each other, whatever the files are now")
    func twoRevisions() throws {
        let folder = try renamed()
        try git(["checkout", "--quiet", "-b", "topic"], in: folder)
        try git(["commit", "--quiet", "-a", "-m", "Changed"], in: folder)
        try write("this is no Swift", to: "Sources/Card.swift", in: folder)
        let check = try run("check", "--against", "main..topic", in: folder)
        #expect(check.output.hasPrefix(Self.told.replacing("since HEAD", with: "since main")))
        #expect(check.output.contains("--against main..topic\n"))
        #expect(check.output.contains("\nCompared the revision topic with the revision main, not with goldens.\n"))
        #expect(try run("check", "--against", "topic..topic", in: folder).code == 0)
        // From where both parted: what only main has done since is no change of topic.
        try git(["checkout", "--quiet", "--force", "main"], in: folder)
        try write(Miniature.card(text: "Elsewhere"), to: "Sources/Card.swift", in: folder)
        try git(["commit", "--quiet", "-a", "-m", "Elsewhere"], in: folder)
        let parted = try run("check", "--against", "main...topic", in: folder)
        #expect(parted.output.contains(": the text `Hello` is now `Bye`\n"))
        #expect(
            parted.output.contains(
                "\nCompared the revision topic with the last common commit of main and topic, not with goldens.\n"))
    }

    @Test("Shards against a revision merge into what one run says, with the pictures of both sides")
    func sharded() throws {
        let folder = try renamed()
        let whole = try run("check", "--against", "HEAD", "--output", "merged", in: folder)
        func files() throws -> [String: Data] {
            let report = try Data(contentsOf: folder.url.appendingPathComponent("merged/report.json"))
            let goldens = try Miniature.files(below: folder.url.appendingPathComponent("merged/against/tree/Snapshots"))
            return goldens.filter { $0.key.hasSuffix(".png") }.merging(["report.json": report]) { $1 }
        }
        let expected = try files()
        for shard in 1...3 {
            let run = try run("check", "--against", "HEAD", "--shard", "\(shard)/3", "--output", "part\(shard)", in: folder)
            #expect(!run.output.contains("vanished"))
        }
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("merged"))
        // As if they came from other machines.
        for shard in 1...3 {
            let place = folder.url.appendingPathComponent("part\(shard)")
            try FileManager.default.moveItem(at: place, to: folder.url.appendingPathComponent("moved\(shard)"))
        }
        let merge = try run("merge", "moved1", "moved2", "moved3", "--output", "merged", in: folder)
        #expect(merge.output == whole.output && merge.code == 1)
        let merged = try files()
        #expect(merged["report.json"] == expected["report.json"])
        // Pictures of cells that matched are of no use to the report.
        #expect(merged.allSatisfy { expected[$0.key] == $0.value } && merged.count > 3)
    }
}
