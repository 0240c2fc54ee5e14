import Foundation
import Testing

@Suite("proofsheet check and accept", .serialized)
struct GoldenTests {
    private let environment = Miniature.environment

    private func run(_ words: String..., in folder: ToolFolder) throws -> ToolRun {
        try ToolRun(words, in: folder, environment: environment)
    }

    private func accepted(_ folder: ToolFolder) throws -> [String: Data] {
        _ = try run("check", in: folder)
        #expect(try run("accept", in: folder).code == 0)
        return try Miniature.files(below: folder.url.appendingPathComponent("Snapshots"))
    }

    @Test("Without goldens a check fails and says what accept would add")
    func missing() throws {
        let folder = try Miniature.project()
        let check = try run("check", in: folder)
        #expect(check.code == 1)
        #expect(
            check.output == """
                Card/Card (review): 18 missing
                  no golden yet; proofsheet accept would add 18 cells
                Report: .build/proofsheet/report.html
                18 cells: 18 missing.

                """)
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Snapshots").path))
    }

    @Test("After accept a check matches, and writes nothing into Snapshots")
    func matched() throws {
        let folder = try Miniature.project()
        let goldens = try accepted(folder)
        #expect(goldens.keys.contains("Sources/Card/Card/review/golden.json"))
        let check = try run("check", in: folder)
        #expect(check.code == 0)
        #expect(check.output == "18 cells: 18 matched.\n")
        #expect(try Miniature.files(below: folder.url.appendingPathComponent("Snapshots")) == goldens)
    }

    // What a view may ask of its surroundings: words of dates and numbers, the clock, chance, and the order of a set.
    private static let curious = """
        import SwiftUI

        #Preview("Curious") {
            VStack {
                Text(Date(timeIntervalSince1970: 0), style: .date)
                Text(1234.5, format: .number)
                Text(Date().description)
                Text("\\(Int.random(in: 0...1_000_000)) \\(["a", "b", "c", "d"].shuffled().joined())")
                ForEach(Array(Set(["one", "two", "three", "four"])), id: \\.self) { Text($0) }
            }
        }

        """

    @Test("Goldens accepted in another folder, under another locale and time zone, have the same bytes")
    func elsewhere() throws {
        let files = ["Package.swift": "", "Sources/Curious.swift": Self.curious]
        let (first, second) = (try ToolFolder(files), try ToolFolder(files))
        var other = environment
        other["LANG"] = "de_DE.UTF-8"
        other["LC_ALL"] = "tr_TR.UTF-8"
        other["TZ"] = "Pacific/Chatham"
        for (folder, surroundings) in [(first, environment), (second, other)] {
            #expect(try ToolRun("check", in: folder, environment: surroundings).code == 1)
            #expect(try ToolRun("accept", in: folder, environment: surroundings).code == 0)
        }
        let goldens = try Miniature.files(below: first.url.appendingPathComponent("Snapshots"))
        #expect(goldens.count > 2)
        #expect(try Miniature.files(below: second.url.appendingPathComponent("Snapshots")) == goldens)
        #expect(try ToolRun("check", "--pixels", in: second, environment: environment).output == "18 cells: 18 matched.\n")
    }

    @Test("Fingerprints and pixels come to the same verdict")
    func pixels() throws {
        let folder = try Miniature.project()
        _ = try accepted(folder)
        #expect(try run("check", "--pixels", in: folder).output == "18 cells: 18 matched.\n")
        try Data(Miniature.card(color: ".blue").utf8).write(to: folder.url.appendingPathComponent("Sources/Card.swift"))
        let quick = try run("check", in: folder)
        let slow = try run("check", "--pixels", in: folder)
        #expect(quick.code == 1 && slow.code == 1)
        #expect(quick.output == slow.output)
        #expect(quick.output.hasSuffix("18 cells: 18 differ.\n"))
    }

    @Test("A file that no longer compiles leaves the goldens as they were")
    func broken() throws {
        let folder = try Miniature.project()
        let goldens = try accepted(folder)
        try Data("import SwiftUI\n#Preview { Nothing() }\n".utf8).write(to: folder.url.appendingPathComponent("Sources/Card.swift"))
        #expect(try run("check", in: folder).code == 3)
        #expect(try Miniature.files(below: folder.url.appendingPathComponent("Snapshots")) == goldens)
    }

    @Test("A candidate that was made from another source is refused, and the golden stays")
    func stale() throws {
        let folder = try Miniature.project()
        let goldens = try accepted(folder)
        try Data(Miniature.card(text: "Bye").utf8).write(to: folder.url.appendingPathComponent("Sources/Card.swift"))
        let accept = try run("accept", in: folder)
        #expect(accept.code == 3)
        #expect(accept.complaints.contains("the source"))
        #expect(try Miniature.files(below: folder.url.appendingPathComponent("Snapshots")) == goldens)
    }

    @Test("A damaged golden fails its own cells with the reason, the others are checked, and nothing is accepted over it")
    func damaged() throws {
        let other = "import SwiftUI\n#Preview(\"Other\") { Text(\"other\") }\n"
        let folder = try Miniature.project(more: ["Sources/Other.swift": other])
        _ = try accepted(folder)
        let path = "Snapshots/Sources/Card/Card/review/iphone-16.png"
        try Data("not a picture".utf8).write(to: folder.url.appendingPathComponent(path))
        let before = try Miniature.files(below: folder.url.appendingPathComponent("Snapshots"))
        let reason =
            "The golden \(path) is not a PNG picture. "
            + "Restore it from version control, or delete its folder and run proofsheet check and accept."
        let check = try run("check", in: folder)
        #expect(check.code == 1)
        #expect(check.output.hasPrefix("Card/Card (review): 18 failed\n1. Card/Card (review) failed, all 18 cells: could not be checked\n"))
        #expect(check.output.contains("\n   \(reason)\n"))
        #expect(check.output.hasSuffix("\n36 cells: 18 matched, 18 failed.\n"))
        for words in [["accept"], ["accept", "--device", "iphone-16"], ["prune"]] {
            let run = try ToolRun(words, in: folder, environment: environment)
            #expect(run.code == 3 && run.complaints == "proofsheet: \(reason)\n", "\(words)")
        }
        let recording = try run("check", "--record", "all", in: folder)
        #expect(recording.code == 1)
        #expect(try Miniature.files(below: folder.url.appendingPathComponent("Snapshots")) == before)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Snapshots/Sources/Card"))
        #expect(try run("check", in: folder).output.hasSuffix("36 cells: 18 matched, 18 missing.\n"))
        #expect(try run("accept", in: folder).code == 0)
        #expect(try run("check", in: folder).code == 0)
    }

    @Test("A preview that is gone leaves an orphan, which an unfiltered check fails on and accept removes")
    func orphan() throws {
        let folder = try Miniature.project(
            more: ["Sources/Other.swift": "import SwiftUI\n#Preview(\"Other\") { Text(\"other\") }\n"])
        _ = try accepted(folder)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Sources/Other.swift"))
        let check = try run("check", in: folder)
        #expect(check.code == 1)
        #expect(
            check.output.contains(
                "orphaned Snapshots/Sources/Other/Other/review: its preview or matrix is gone; proofsheet prune removes it\n"))
        #expect(try run("accept", in: folder).code == 0)
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Snapshots/Sources/Other").path))
        #expect(try run("check", in: folder).code == 0)
    }

    @Test("Cells that a filter leaves out are neither missing nor orphaned")
    func filtered() throws {
        let folder = try Miniature.project()
        _ = try accepted(folder)
        let check = try run("check", "--device", "iphone-16", in: folder)
        #expect(check.code == 0)
        #expect(check.output == "6 cells: 6 matched.\n")
    }

    @Test("A preview that crashes cannot be accepted")
    func failed() throws {
        let folder = try Miniature.project(
            more: ["Sources/Card.swift": "import SwiftUI\n#Preview(\"Bad\") { [Text(\"a\")][3] }\n"])
        let check = try run("check", "--device", "iphone-16", in: folder)
        #expect(check.code == 1)
        #expect(check.output.contains("failed"))
        #expect(try run("accept", "--device", "iphone-16", in: folder).code == 3)
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Snapshots").path))
    }
}
