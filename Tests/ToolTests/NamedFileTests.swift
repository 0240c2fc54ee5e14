import Foundation
import Testing

@Suite("A check of a named file", .serialized)
struct NamedFileTests {
    private static let other =
        "import SwiftUI\n#Preview(\"Other\") { Text(\"other\") }\nstruct Row_Previews: PreviewProvider { static var previews: some View { Text(\"row\") } }\n"

    private func run(_ words: String..., in folder: ToolFolder) throws -> ToolRun {
        try ToolRun(words, in: folder, environment: Miniature.environment)
    }

    /// A project of two files whose previews all have goldens.
    private func accepted() throws -> ToolFolder {
        let folder = try Miniature.project(more: ["Sources/Other.swift": Self.other])
        for file in ["Sources/Card.swift", "Sources/Other.swift"] {
            _ = try run("check", file, in: folder)
            #expect(try run("accept", file, in: folder).code == 0)
        }
        return folder
    }

    private func write(_ text: String, to file: String, in folder: ToolFolder) throws {
        try Data(text.utf8).write(to: folder.url.appendingPathComponent(file))
    }

    @Test("Goldens of other files are nothing to it")
    func others() throws {
        let folder = try accepted()
        #expect(try run("check", "Sources/Card.swift", in: folder).output == "18 cells: 18 matched.\n")
        try write("import SwiftUI\n", to: "Sources/Other.swift", in: folder)
        #expect(try run("check", "Sources/Card.swift", in: folder).code == 0)
    }

    @Test("A renamed preview leaves an orphan, which fails the check and is removed by accept")
    func renamed() throws {
        let folder = try accepted()
        try write(Self.other.replacing("(\"Other\")", with: "(\"New\")"), to: "Sources/Other.swift", in: folder)
        let check = try run("check", "Sources/Other.swift", in: folder)
        #expect(check.code == 1)
        #expect(
            check.output == """
                Other/New (review): 18 missing
                  no golden yet; proofsheet accept would add 18 cells
                orphaned Snapshots/Sources/Other/Other/review: its preview or matrix is gone; proofsheet prune removes it
                Report: .build/proofsheet/report.html
                36 cells: 18 matched, 18 missing; 1 golden is left over.

                """)
        let accept = try run("accept", "Sources/Other.swift", in: folder)
        #expect(
            accept.output == """
                Other/New (review): 18 added.
                Row/Text (review): nothing to accept.
                Snapshots/Sources/Other/Other/review: removed, because its preview or matrix is gone.

                """)
        #expect(try run("check", "Sources/Other.swift", in: folder).code == 0)
    }

    @Test("A provider that is gone leaves an orphan, whatever its name was")
    func removedProvider() throws {
        let folder = try accepted()
        try write("import SwiftUI\n#Preview(\"Other\") { Text(\"other\") }\n", to: "Sources/Other.swift", in: folder)
        let check = try run("check", "Sources/Other.swift", in: folder)
        #expect(
            check.output.contains(
                "orphaned Snapshots/Sources/Row/Text/review: its preview or matrix is gone; proofsheet prune removes it\n"))
        #expect(check.code == 1)
        // A filter judges the cells it names, also those of a preview that is gone.
        #expect(try run("check", "Sources/Other.swift", "--device", "iphone-16", in: folder).code == 1)
        #expect(try run("check", "Sources/Other.swift", "--preview", "Other", in: folder).code == 0)
    }

    @Test("A named folder covers the files below it")
    func namedFolder() throws {
        let folder = try accepted()
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Sources/Other.swift"))
        let check = try run("check", "Sources", in: folder)
        #expect(check.output.contains("orphaned Snapshots/Sources/Row/Text/review"))
        #expect(check.output.contains("orphaned Snapshots/Sources/Other/Other/review"))
    }

    @Test("Paths in the text can be opened from the current folder")
    func paths() throws {
        let folder = try accepted()
        try write(Miniature.card(color: ".blue"), to: "Sources/Card.swift", in: folder)
        for (directory, file) in [("", "Sources/Card.swift"), ("Sources", "Card.swift")] {
            let place = folder.url.appendingPathComponent(directory)
            let words = ["-C", place.path, try ToolRun.tool.path, "check", file]
            let check = try ToolRun(program: URL(fileURLWithPath: "/usr/bin/env"), words, in: folder, environment: Miniature.environment)
            let line = check.output.split(separator: "\n").first { $0.hasPrefix("   see ") }
            let path = try #require(line.map { String($0.dropFirst(7)) })
            #expect(FileManager.default.fileExists(atPath: URL(fileURLWithPath: path, relativeTo: place).path), "\(path)")
        }
    }

    @Test("A device that does not exist costs the cells of the preview that asks for it, and no other's")
    func unknownDevice() throws {
        let watch =
            "import SwiftUI\nstruct W_Previews: PreviewProvider {\n    static var previews: some View { Text(\"w\").previewDevice(\"Apple Watch Series 6 - 40mm\") }\n}\n"
        let folder = try Miniature.project(more: ["Sources/Watch.swift": watch])
        let check = try run("check", in: folder)
        #expect(check.code == 1)
        #expect(
            check.output == """
                Card/Card (review): 18 missing
                  no golden yet; proofsheet accept would add 18 cells
                W/Text (review): 6 failed
                1. W/Text (review) failed, all 6 cells: could not be checked
                   The preview W/Text: there is no device "Apple Watch Series 6 - 40mm". \
                Run proofsheet devices for the list.
                   proofsheet check --preview W/Text --matrix review --category large --scheme light
                Report: .build/proofsheet/report.html
                24 cells: 18 missing, 6 failed.

                """)
        #expect(try run("render", "--device", "iphone-16", in: folder).code == 1)
    }
}
