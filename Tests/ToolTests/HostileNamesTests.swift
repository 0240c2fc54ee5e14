import Foundation
import Testing

@Suite("Names that previews choose", .serialized)
struct HostileNamesTests {
    private func run(_ words: String..., in folder: ToolFolder) throws -> ToolRun {
        var environment = Miniature.environment
        environment["PROOFSHEET_MATRIX"] = "plain"
        return try ToolRun(words, in: folder, environment: environment)
    }

    private func project(_ names: [String]) throws -> ToolFolder {
        let previews = names.map { "#Preview(#\"\($0)\"#) { Text(\"x\") }\n" }.joined()
        return try Miniature.project(more: ["Sources/Card.swift": "import SwiftUI\n" + previews])
    }

    private static let names = [
        "..", ".", "../../up", "/etc/passwd", "C:\\temp", "CON", "lpt1.txt", "👩‍👩‍👧", "<img onerror=alert(1)>", "]]>", "a%2Fb", "golden.json",
        String(repeating: "long ", count: 60), String(repeating: "👩‍👩‍👧", count: 300), " ", "~", "-rf", "e\u{301}",
    ]

    @Test("Whatever a preview is called, its goldens, candidates and sheets stay in their folders and match again")
    func hostile() throws {
        let folder = try project(Self.names)
        _ = try run("check", in: folder)
        let accept = try run("accept", in: folder)
        #expect(accept.code == 0, "\(accept.complaints)")
        #expect(try run("render", "--format", "png", in: folder).code == 0)
        let count = Self.names.count
        #expect(try run("check", in: folder).output == "\(count) cells: \(count) matched.\n")
        let files = try Miniature.files(below: folder.url).keys.sorted()
        let tops = Set(files.map { $0.split(separator: "/")[0] })
        #expect(tops == ["Package.swift", "Sources", "Snapshots", ".build"])
        #expect(files.filter { $0.hasPrefix("Snapshots/") && $0.hasSuffix("/golden.json") }.count == count)
        #expect(files.allSatisfy { $0.split(separator: "/").allSatisfy { $0.utf8.count <= 130 && $0 != ".." } })
        let above = try FileManager.default.contentsOfDirectory(atPath: folder.url.deletingLastPathComponent().path)
        #expect(above.sorted() == ["project", "scratch"])
    }

    @Test("Two names that are one file where the case of letters does not count are refused before anything is rendered")
    func collision() throws {
        let folder = try project(["Row", "row"])
        let check = try run("check", in: folder)
        #expect(check.code == 3)
        #expect(
            check.complaints == """
                proofsheet: Card/Row (plain) and Card/row (plain) would share their goldens, because their file names differ at most in the \
                case of letters. Rename one.

                """)
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Snapshots").path))
    }

    @Test("Two names that are spelled with other marks for one letter are one name")
    func composed() throws {
        let check = try run("check", in: project(["\u{E9}", "e\u{301}"]))
        #expect(check.code == 3)
        #expect(check.complaints.hasPrefix("proofsheet: Two previews are called \"\u{E9}\" in Card: at "))
    }
}
