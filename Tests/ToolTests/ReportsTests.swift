import Foundation
import Testing

@Suite("Reports, and accept by change", .serialized)
struct ReportsTests {
    private static let source = """
        import SwiftUI

        #Preview("Row") { HStack { Text("Save"); Color.red.frame(width: 20, height: 20) }.padding(4) }
        #Preview("<img src=x onerror=alert(1)>") { Text("]]></script>").padding() }

        """

    private func run(_ words: String..., in folder: ToolFolder, input: String? = nil, more: [String: String] = [:]) throws -> ToolRun {
        try ToolRun(words, in: folder, environment: Miniature.environment.merging(more) { $1 }, input: input)
    }

    /// A project with goldens of iPhone 16 at the usual text size, light and dark, whose source then changed.
    private func changed(_ edit: (String) -> String) throws -> ToolFolder {
        let matrices = #"{"matrices": {"review": {"device": ["iphone-16"], "category": ["large"], "scheme": ["all"], "keep": "pictures"}}}"#
        let folder = try Miniature.project(more: ["Sources/Card.swift": Self.source, "Config/proofsheet.json": matrices])
        _ = try run("check", in: folder)
        #expect(try run("accept", in: folder).code == 0)
        try Data(edit(Self.source).utf8).write(to: folder.url.appendingPathComponent("Sources/Card.swift"))
        return folder
    }

    private func text(_ file: String, in folder: ToolFolder) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent(".build/proofsheet/" + file), encoding: .utf8)
    }

    @Test("A check says what changed in words, with the cut-out and the command, and the command checks that cell")
    func words() throws {
        let folder = try changed { $0.replacing("\"Save\"", with: "\"Store\"") }
        let check = try run("check", in: folder)
        #expect(check.code == 1)
        let crop = ".build/proofsheet/crops/Sources/Card/Row/review/iphone-16.png"
        #expect(check.output.contains("1. Card/Row (review) differs, all 2 cells: the text `Save` is now `Store`\n"))
        #expect(check.output.contains("\n   see \(crop)\n   proofsheet check --preview Card/Row --matrix review --scheme light\n"))
        #expect(check.output.hasSuffix("Report: .build/proofsheet/report.html\n4 cells: 2 matched, 2 differ.\n"))
        #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(crop).path))
        let again = try run("check", "--preview", "Card/Row", "--matrix", "review", "--scheme", "light", in: folder)
        #expect(again.output.hasSuffix("1 cell: 1 differs.\n"))
    }

    @Test("Page, XML and Markdown lie in the output folder, and what user code says stays text in them")
    func files() throws {
        let folder = try changed { $0.replacing("]]></script>", with: "]]></script><script>alert(2)</script>") }
        let summary = folder.scratch.appendingPathComponent("summary.md")
        try Data("before\n".utf8).write(to: summary)
        #expect(try run("check", in: folder, more: ["GITHUB_STEP_SUMMARY": summary.path]).code == 1)
        let page = try text("report.html", in: folder)
        #expect(!page.contains("<img") && !page.contains("alert(2)</script>"))
        #expect(page.contains(#"\u003cimg src=x onerror=alert(1)\u003e"#))
        #expect(try text("junit.xml", in: folder).contains("Card/&lt;img src=x onerror=alert(1)&gt; (review)"))
        let markdown = try text("report.md", in: folder)
        #expect(try String(contentsOf: summary, encoding: .utf8) == "before\n" + markdown)
    }

    @Test("A summary that cannot be written is named")
    func summary() throws {
        let folder = try changed { $0 }
        let check = try run("check", in: folder, more: ["GITHUB_STEP_SUMMARY": "/nowhere/summary.md"])
        #expect(check.code == 3)
        #expect(
            check.complaints.hasSuffix(
                "proofsheet: The file /nowhere/summary.md, which GITHUB_STEP_SUMMARY names, cannot be written. Correct the variable or unset it.\n"
            ))
    }

    @Test("Changes are accepted one by one, without a check between them")
    func clusters() throws {
        let folder = try changed {
            $0.replacing("\"Save\"", with: "\"Store\"").replacing("Color.red", with: "Color.green").replacing("]]>", with: "]>")
        }
        #expect(try run("check", in: folder).output.hasSuffix("4 cells: 4 differ.\n"))
        let first = try run("accept", "--cluster", "1", in: folder)
        #expect(first.code == 0 && first.output.hasSuffix(": 2 changed.\n"))
        #expect(first.output.split(separator: "\n").count == 1)
        #expect(try run("accept", "--cluster", "2", in: folder).output.hasSuffix(": 2 changed.\n"))
        #expect(try run("check", in: folder).output == "4 cells: 4 matched.\n")
    }

    @Test("Parts of one golden are accepted one after the other")
    func parts() throws {
        // Light and dark have different reds and greens, so they are two changes.
        let folder = try changed { $0.replacing("Color.red", with: "Color.green") }
        #expect(try run("check", in: folder).output.hasSuffix("4 cells: 2 matched, 2 differ.\n"))
        #expect(try run("accept", "--cluster", "2", in: folder).output == "Card/Row (review): 1 changed.\n")
        #expect(try run("accept", "--cluster", "1", in: folder).output == "Card/Row (review): 1 changed.\n")
        #expect(try run("check", in: folder).output == "4 cells: 4 matched.\n")
    }

    @Test("Interactive: each change is shown, and what was answered with yes is accepted")
    func interactive() throws {
        let folder = try changed { $0.replacing("Color.red", with: "Color.green") }
        _ = try run("check", in: folder)
        let accept = try run("accept", "--interactive", in: folder, input: "n\ny\n")
        #expect(accept.code == 0)
        #expect(accept.output.contains("1 of 2\n1. Card/Row (review) differs, iphone-16: the colour #FF3B30 is now #34C759 in `Color`"))
        #expect(accept.output.hasSuffix("[q]uit: Card/Row (review): 1 changed.\n"))
        #expect(try run("check", in: folder).output.hasSuffix("4 cells: 3 matched, 1 differs.\n"))
        let nothing = try run("accept", "--interactive", in: folder)
        #expect(nothing.code == 0 && nothing.output.hasSuffix("[q]uit: \nNothing was accepted.\n"))
    }

    @Test("A number that the last check did not give, and a report that is not there, are refused")
    func refused() throws {
        let folder = try changed { $0.replacing("\"Save\"", with: "\"Store\"") }
        _ = try run("check", in: folder)
        let unknown = try run("accept", "--cluster", "1,7", in: folder)
        #expect(unknown.code == 2)
        #expect(
            unknown.complaints
                == "proofsheet: The last check found no change 7: it found only change 1. Run proofsheet check for the list.\n")
        #expect(
            try run("accept", "--cluster", "none", in: folder).complaints
                == "proofsheet: The flag --cluster: \"none\" is not a list of whole numbers from 1 up. Correct it.\n")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(".build/proofsheet/report.json"))
        let none = try run("accept", "--interactive", in: folder)
        #expect(none.code == 3)
        #expect(none.complaints == "proofsheet: There is no report of a check in .build/proofsheet. Run proofsheet check first.\n")
    }

    @Test("A preview that is not there is refused with the nearest")
    func preview() throws {
        let folder = try changed { $0 }
        let check = try run("check", "--preview", "Card/Roww", in: folder)
        #expect(check.code == 2)
        #expect(
            check.complaints.hasSuffix(
                "proofsheet: There is no preview Card/Roww. Did you mean Card/Row? Run proofsheet list for the list.\n"))
        #expect(try run("list", "--preview", "Row", in: folder).output.hasPrefix("Card/Row: 2 cells"))
        #expect(try run("list", "--preview", "Card", in: folder).output.split(separator: "\n").count == 2)
    }
}
