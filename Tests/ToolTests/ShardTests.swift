import Foundation
import Testing

@Suite("Shards", .serialized)
struct ShardTests {
    /// Three previews, one of which a filter or a shard may leave out whole, and one that changes after its golden was made.
    private static func project() throws -> ToolFolder {
        try Miniature.project(more: [
            "Sources/Other.swift": "import SwiftUI\n#Preview(\"Other\") { Text(\"other\") }\n",
            "Sources/Pinned.swift": "import SwiftUI\n#Preview(\"Pinned\", traits: .fixedLayout(width: 80, height: 40)) { Text(\"p\") }\n",
        ])
    }

    /// The project after goldens were accepted, a colour changed, a preview was added and one was removed.
    private static func changed() throws -> ToolFolder {
        let folder = try project()
        for verb in ["check", "accept"] { _ = try ToolRun(verb, in: folder, environment: Miniature.environment) }
        try Data(Miniature.card(color: ".blue").utf8).write(to: folder.url.appendingPathComponent("Sources/Card.swift"))
        let more = "import SwiftUI\n#Preview(\"Bad\") { [Text(\"a\")][3] }\n#Preview(\"New\") { Text(\"new\") }\n"
        try Data(more.utf8).write(to: folder.url.appendingPathComponent("Sources/More.swift"))
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Sources/Other.swift"))
        return folder
    }

    private func run(_ words: String..., in folder: ToolFolder, with more: [String: String] = [:]) throws -> ToolRun {
        try ToolRun(words, in: folder, environment: Miniature.environment.merging(more) { $1 })
    }

    private func bytes(_ path: String, in folder: ToolFolder) throws -> Data {
        try Data(contentsOf: folder.url.appendingPathComponent(path))
    }

    private struct Report: Decodable {
        struct Snapshot: Decodable {
            struct Name: Decodable { let suite, preview: String }
            struct Cell: Decodable { let key: String }
            let name: Name
            let cells: [Cell]
        }
        let snapshots: [Snapshot]

        var cells: [String] { snapshots.flatMap { snapshot in snapshot.cells.map { "\(snapshot.name.suite)/\($0.key)" } } }
    }

    /// The cells of a shard, from the report it prints.
    private func cells(_ words: String..., in folder: ToolFolder, with more: [String: String] = [:]) throws -> [String] {
        let run = try ToolRun(["check", "--json"] + words, in: folder, environment: Miniature.environment.merging(more) { $1 })
        return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).cells
    }

    @Test("Every cell is in one shard, no shard has two more than another, and the same ones every time")
    func parts() throws {
        let folder = try Self.project()
        let all = try cells(in: folder)
        let shards = try (1...4).map { try cells("--shard", "\($0)/4", in: folder) }
        #expect(shards.reduce([], +) == all)
        let counts = shards.map(\.count)
        #expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 1)
        #expect(try cells("--shard", "3/4", in: folder) == shards[2])
    }

    @Test("A filter chooses first, then the shard takes its part")
    func filtered() throws {
        let folder = try Self.project()
        let all = try cells("--device", "iphone-16", in: folder)
        let halves = try (1...2).map { try cells("--device", "iphone-16", "--shard", "\($0)/2", in: folder) }
        #expect(halves[0] + halves[1] == all && !halves[0].isEmpty && !halves[1].isEmpty)
    }

    @Test("Of more shards than cells some have none, and pass")
    func empty() throws {
        let run = try run("check", "--preview", "Pinned", "--shard", "9/9", "--category", "L", in: try Self.project())
        #expect(run.output == "0 cells: nothing checked.\n" && run.code == 0)
    }

    @Test("Bazel's variables count from 0, and its status file is touched")
    func bazel() throws {
        let folder = try Self.project()
        let status = folder.scratch.appendingPathComponent("status").path
        let variables = ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "4", "TEST_SHARD_STATUS_FILE": status]
        #expect(try cells(in: folder, with: variables) == cells("--shard", "2/4", in: folder))
        #expect(FileManager.default.fileExists(atPath: status))
    }

    @Test("The index of a Kubernetes job counts from 0, and the number of shards comes from a flag or a variable")
    func kubernetes() throws {
        let folder = try Self.project()
        let expected = try cells("--shard", "4/4", in: folder)
        #expect(try cells("--shards", "4", in: folder, with: ["JOB_COMPLETION_INDEX": "3"]) == expected)
        #expect(try cells(in: folder, with: ["JOB_COMPLETION_INDEX": "3", "PROOFSHEET_SHARDS": "4"]) == expected)
    }

    @Test(
        "A shard that does not exist is refused",
        arguments: [
            (["--shard", "5/4"], [:], "The flag --shard: \"5/4\" is not a part and the number of parts, such as 1/4. Correct it."),
            (["--shard", "0/4"], [:], "The flag --shard: \"0/4\" is not a part and the number of parts, such as 1/4. Correct it."),
            (["--shard", "1"], [:], "The flag --shard: \"1\" is not a part and the number of parts, such as 1/4. Correct it."),
            (
                [], ["TEST_SHARD_INDEX": "4", "TEST_TOTAL_SHARDS": "4"],
                "The variable TEST_SHARD_INDEX: \"4\" is not a number below 4, the number of shards. Correct it."
            ),
            (
                ["--shards", "4"], [:],
                "--shards tells how many shards there are, but the variable JOB_COMPLETION_INDEX does not tell which one this is. "
                    + "Set it, or use --shard."
            ),
        ] as [([String], [String: String], String)])
    func refused(flags: [String], variables: [String: String], sentence: String) throws {
        let environment = Miniature.environment.merging(variables) { $1 }
        let run = try ToolRun(["check"] + flags, in: Miniature.project(), environment: environment)
        #expect(run.complaints == "proofsheet: \(sentence)\n" && run.code == 2)
    }

    private static var gnuParallel: URL? {
        ["/usr/bin/parallel"].first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(fileURLWithPath: $0) }
    }

    @Test(
        "Four shards through GNU parallel, merged, are one run: reports, pictures, what is printed, and the exit code",
        .enabled(if: Self.gnuParallel != nil, "GNU parallel is not installed; .ci/run installs it"))
    func parallel() throws {
        let folder = try Self.changed()
        let whole = try run("check", in: folder)
        #expect(whole.code == 1 && whole.output.contains("orphaned Snapshots/Sources/Other/Other/review"))
        let names = ["report.json", "report.md", "junit.xml", "report.html"]
        let expected = try names.map { try bytes(".build/proofsheet/\($0)", in: folder) }
        // Those of the preview that is gone are left over from the first check.
        let pictures = try Miniature.files(below: folder.url.appendingPathComponent(".build/proofsheet/candidates"))
            .filter { !$0.key.hasPrefix("Sources/Other/") }
        let differences = try Miniature.files(below: folder.url.appendingPathComponent(".build/proofsheet/differences"))
        #expect(pictures.count > 4 && !differences.isEmpty)

        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(".build/proofsheet"))
        let tool = try ToolRun.tool.path
        let words = ["--will-cite", "-j2", tool, "check", "--shard", "{}/4", "--output", ".build/shards/{}", ":::", "1", "2", "3", "4"]
        _ = try ToolRun(program: Self.gnuParallel, words, in: folder, environment: Miniature.environment)
        let merged = try run("merge", ".build/shards/3", ".build/shards/1", ".build/shards/4/report.json", ".build/shards/2", in: folder)
        #expect(merged.output == whole.output)
        #expect(merged.complaints == "" && merged.code == 1)
        for (name, old) in zip(names, expected) {
            let isSame = try bytes(".build/proofsheet/\(name)", in: folder) == old
            #expect(isSame, "\(name)")
        }
        #expect(try Miniature.files(below: folder.url.appendingPathComponent(".build/proofsheet/candidates")) == pictures)
        #expect(try Miniature.files(below: folder.url.appendingPathComponent(".build/proofsheet/differences")) == differences)
    }

    @Test("What was merged can be accepted, and then all shards match")
    func accepted() throws {
        let folder = try Self.project()
        let shards = [".build/a", ".build/b"]
        for (index, shard) in shards.enumerated() {
            _ = try run("check", "--shard", "\(index + 1)/2", "--output", shard, in: folder)
        }
        #expect(try run("merge", shards[0], shards[1], in: folder).code == 1)
        #expect(try run("accept", in: folder).code == 0)
        #expect(try run("check", in: folder).code == 0)
        for (index, shard) in shards.enumerated() {
            #expect(try run("check", "--shard", "\(index + 1)/2", "--output", shard, in: folder).code == 0)
        }
        let merged = try run("merge", shards[0], shards[1], in: folder)
        #expect(merged.code == 0 && merged.output.hasSuffix(" matched.\n"))
    }

    @Test("Orphans fail the merge and no shard, for no shard can call them its own")
    func orphans() throws {
        let folder = try Self.project()
        for verb in ["check", "accept"] { _ = try run(verb, in: folder) }
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Sources/Other.swift"))
        for index in 1...2 {
            #expect(try run("check", "--shard", "\(index)/2", "--output", ".build/\(index)", in: folder).code == 0)
        }
        let merged = try run("merge", ".build/1", ".build/2", in: folder)
        #expect(merged.code == 1)
        #expect(
            merged.output.hasPrefix(
                "orphaned Snapshots/Sources/Other/Other/review: its preview or matrix is gone; proofsheet prune removes it\n"))
    }

    @Test("A merge without all shards of one run is refused with a sentence that says which")
    func incomplete() throws {
        let folder = try Self.project()
        for index in 1...2 { _ = try run("check", "--shard", "\(index)/3", "--output", ".build/\(index)", in: folder) }
        func sentence(_ words: String...) throws -> String {
            let run = try ToolRun(["merge"] + words, in: folder, environment: Miniature.environment)
            #expect(run.output == "" && run.code != 0 && run.code != 1)
            return run.complaints.replacing(folder.url.path + "/", with: "")
        }
        #expect(
            try sentence(".build/1", ".build/2")
                == "proofsheet: The report of shard 3 of 3 is missing. Name all 3; a shard that was cancelled has to run again.\n")
        #expect(
            try sentence(".build/1", ".build/1", ".build/2")
                == "proofsheet: .build/1/report.json and .build/1/report.json are both the report of shard 1. Name each shard once.\n")
        _ = try run("check", "--shard", "3/3", "--device", "iphone-16", "--output", ".build/3", in: folder)
        #expect(
            try sentence(".build/1", ".build/2", ".build/3")
                == "proofsheet: .build/3/report.json and .build/1/report.json are no shards of one run: source, settings, tools or goldens "
                + "differ. Check all shards of one revision again.\n")
        _ = try run("check", in: folder)
        #expect(
            try sentence(".build/proofsheet", "--output", ".build/merged")
                == "proofsheet: .build/proofsheet/report.json is the report of a whole run, so there is nothing to merge. "
                + "Name the reports of check --shard.\n")
        #expect(
            try sentence()
                == "proofsheet: merge was given no report. Name the output folders of all shards, or the report.json in each.\n")
        #expect(
            try sentence("nowhere")
                == "proofsheet: The report nowhere does not exist or may not be read. Name the output folder of a shard, or the "
                + "report.json in it.\n")
    }
}
