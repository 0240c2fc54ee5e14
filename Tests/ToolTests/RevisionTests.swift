import Foundation
import Testing

@Suite(
    "proofsheet check --against", .serialized,
    .enabled(if: ToolRun.hasGit, "git is not installed: apt-get install git lets this case run."))
struct RevisionTests {
    private func run(_ words: String..., in folder: ToolFolder) throws -> ToolRun {
        try ToolRun(words, in: folder, environment: Miniature.environment)
    }

    /// A project with one commit and few cells.
    private func committed() throws -> ToolFolder {
        let matrices =
            #"{"matrices": {"review": {"device": ["iphone-16"], "category": ["large"], "scheme": ["all"], "keep": "fingerprints"}}}"#
        let folder = try Miniature.project(more: ["Config/proofsheet.json": matrices, ".gitignore": ".build/\n"])
        let name = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
        for words in [["init", "--quiet"], ["add", "."], name + ["commit", "--quiet", "-m", "First"]] {
            let git = try ToolRun(
                program: ToolRun.git, words, in: folder, environment: ["HOME": folder.scratch.path, "PATH": "/usr/bin:/bin"])
            try #require(git.code == 0, "\(git.complaints)")
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
}
