import Foundation
import Testing

@Suite("proofsheet render", .serialized)
struct RenderTests {
    private let environment = Miniature.environment

    @Test("A file becomes sheets for each family of devices and a page that links them")
    func sheets() throws {
        let folder = try Miniature.project()
        let run = try ToolRun("render", "Sources/Card.swift", in: folder, environment: environment)
        #expect(run.code == 0)
        #expect(
            run.output.split(separator: "\n").map(String.init) == [
                ".build/proofsheet/sheets/Sources/Card/Card/review-iPhone.svg",
                ".build/proofsheet/sheets/Sources/Card/Card/review-iPhone.png",
                ".build/proofsheet/sheets/Sources/Card/Card/review-iPad.svg",
                ".build/proofsheet/sheets/Sources/Card/Card/review-iPad.png",
                ".build/proofsheet/sheets/index.html",
            ])
        #expect(run.complaints.hasPrefix("1 preview, 18 cells.\n"))
        for path in run.output.split(separator: "\n") {
            let data = try Data(contentsOf: folder.url.appendingPathComponent(String(path)))
            #expect(data.count > 500)
        }
    }

    @Test("Two runs, in other folders, under another locale and time zone, write the same bytes")
    func deterministic() throws {
        let first = try Miniature.project()
        let second = try Miniature.project()
        var other = environment
        other["LANG"] = "de_DE.UTF-8"
        other["LC_ALL"] = "tr_TR.UTF-8"
        other["TZ"] = "Pacific/Chatham"
        #expect(try ToolRun("render", in: first, environment: environment).code == 0)
        #expect(try ToolRun("render", in: second, environment: other).code == 0)
        let ones = try Miniature.files(below: first.url.appendingPathComponent(".build/proofsheet/sheets"))
        let twos = try Miniature.files(below: second.url.appendingPathComponent(".build/proofsheet/sheets"))
        #expect(ones.count == 5)
        #expect(ones == twos)
    }

    @Test("A file that does not compile gets the compiler's message with its own path and line, and exit code 3")
    func broken() throws {
        let folder = try Miniature.project(more: ["Sources/Card.swift": "import SwiftUI\n#Preview { Text(42, 43) }\n"])
        let run = try ToolRun("render", "Sources/Card.swift", in: folder, environment: environment)
        #expect(run.code == 3)
        #expect(run.output.isEmpty)
        #expect(run.complaints.contains("Sources/Card.swift:2:"))
        #expect(run.complaints.contains("error: "))
    }

    @Test("A file without a preview is named in one sentence")
    func nothingToRender() throws {
        let folder = try Miniature.project(more: ["Sources/Card.swift": "import SwiftUI\nstruct Card {}\n"])
        let run = try ToolRun("render", "Sources/Card.swift", in: folder, environment: environment)
        #expect(run.code == 3)
        #expect(run.complaints.hasPrefix("proofsheet: "))
        #expect(run.complaints.contains(" Sources/Card.swift"))
        #expect(run.complaints.split(separator: "\n").count == 1)
    }

    @Test("Two previews of one name are an error that names both places")
    func sameName() throws {
        let folder = try Miniature.project(
            more: ["Sources/Card.swift": "import SwiftUI\n#Preview(\"A\") { Text(\"1\") }\n#Preview(\"A\") { Text(\"2\") }\n"])
        let run = try ToolRun("render", "Sources/Card.swift", in: folder, environment: environment)
        #expect(run.code == 3)
        #expect(run.complaints.contains("Card.swift:2") && run.complaints.contains("Card.swift:3"))
    }

    @Test("A missing font is named with its hash and Config/setup, and nothing else is taken in its place")
    func missingFont() throws {
        let folder = try Miniature.project()
        var poor = environment
        poor["PROOFSHEET_FONTS"] = folder.scratch.path
        let run = try ToolRun("render", in: folder, environment: poor)
        #expect(run.code == 3)
        // Before any cell is tried: not even their number is said.
        #expect(
            run.complaints
                == "proofsheet: The font Inter is missing: \(folder.scratch.path)/Inter.ttf with SHA-256 "
                + "29160a80ff49ddcab2c97711247e08b1fab27a484a329ce8b813d820dc559031 was not found. Run Config/setup to install it.\n")
    }

    @Test("A character no font has is named by its code point, an unknown font with what is used instead, once for a run")
    func textNotes() throws {
        let folder = try Miniature.project(
            more: [
                "Sources/Card.swift": """
                import SwiftUI
                #Preview("One") { VStack { Text("\\u{10FFFD}\\u{10FFFD}"); Text("Old").font(.custom("Papyrus", size: 20)) } }
                #Preview("Two") { Text("\\u{10FFFD}").font(.custom("Papyrus", size: 12)) }

                """
            ])
        let run = try ToolRun("render", "--device", "iphone-16", in: folder, environment: environment)
        #expect(run.code == 0)
        #expect(
            run.complaints.split(separator: "\n").filter { $0.contains("Card/") } == [
                "Card/One and Card/Two: No font has a glyph for U+10FFFD \"\u{10FFFD}\"; a box stands for it.",
                "Card/One and Card/Two: The font \"Papyrus\" is not at hand; Inter is used in its place. "
                    + "Its file is found anywhere in the project.",
            ])
    }

    @Test("A font that a file below the project's root has is no unknown font, and is as wide as the file says")
    func projectFont() throws {
        let folder = try Miniature.project(
            more: [
                "Sources/Card.swift": """
                import SwiftUI
                #Preview("One") { Text("mild").font(.custom("JetBrainsMono-Regular", fixedSize: 20)) }

                """
            ])
        let pinned = environment["PROOFSHEET_FONTS"] ?? (environment["HOME"] ?? "") + "/.cache/proofsheet/fonts"
        let fonts = folder.url.appendingPathComponent("Fonts")
        try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: pinned + "/JetBrainsMono.ttf", toPath: fonts.path + "/Mono.ttf")
        let run = try ToolRun("inspect", "Sources/Card.swift", "--device", "iphone-16", "--json", in: folder, environment: environment)
        #expect(run.code == 0)
        #expect(!run.complaints.contains("not at hand"))
        // Every glyph of the font is 0.6 em wide, its line 1.32 em high: 4 · 12 and 26.4, on thirds of a point 26.667.
        #expect(run.output.contains("48,\n          26.666666666666668\n"))
    }

    @Test("Of a good preview and a crashing one, only the crashing one's cells fail, each with its reason")
    func crash() throws {
        let folder = try Miniature.project(
            more: [
                "Sources/Card.swift":
                    "import SwiftUI\n#Preview(\"Good\") { Text(\"fine\") }\n#Preview(\"Bad\") { crash() }\n@MainActor func crash() -> Text { fatalError(\"no such luck\") }\n"
            ])
        let run = try ToolRun("render", "--device", "iphone-16", in: folder, environment: environment)
        #expect(run.code == 1)
        #expect(run.complaints.contains("Card/Bad: "))
        #expect(run.complaints.contains("no such luck"))
        #expect(!run.complaints.contains("Card/Good"))
        #expect(run.output.contains("sheets/Sources/Card/Good/review-iPhone.png"))
    }

    @Test("What cannot be shown faithfully is said once on standard error, and is no failure")
    func notes() throws {
        let folder = try Miniature.project(
            more: ["Sources/Card.swift": "import SwiftUI\n#Preview(\"Photo\") { Image(\"harbour\") }\n"])
        let run = try ToolRun("render", "--device", "iphone-16", in: folder, environment: environment)
        #expect(run.code == 0)
        let lines = run.complaints.split(separator: "\n").filter { $0.contains("harbour") }
        #expect(
            lines == ["Card/Photo: There is no asset catalogue here: the image \"harbour\" is shown as a box."])
    }
}
