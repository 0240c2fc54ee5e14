import Foundation
import Testing

/// Bugs that users of other snapshot tools have reported in public, replayed.
@Suite("Bugs reported about other tools", .serialized)
struct ReportedBugsTests {
    private func run(_ words: String..., in folder: ToolFolder) throws -> ToolRun {
        try ToolRun(words, in: folder, environment: Miniature.environment)
    }

    private func project(_ view: String, size: Int? = nil) throws -> ToolFolder {
        try ToolFolder(["Package.swift": "", "Sources/View.swift": source(view, size: size)])
    }

    private func source(_ view: String, size: Int? = nil) -> String {
        let traits = size.map { ", traits: .fixedLayout(width: \($0), height: \($0))" } ?? ""
        return "import SwiftUI\n\n#Preview(\"View\"\(traits)) {\n    \(view)\n}\n"
    }

    /// The check after one view took the place of another whose goldens were accepted.
    private func check(_ old: String, then new: String, size: Int? = nil) throws -> ToolRun {
        let folder = try project(old, size: size)
        for verb in ["check", "accept"] { _ = try run(verb, in: folder) }
        try Data(source(new, size: size).utf8).write(to: folder.url.appendingPathComponent("Sources/View.swift"))
        return try run("check", in: folder)
    }

    @Test("Two previews with one name do not overwrite each other's golden: the run is refused and both places are named")
    func oneName() throws {
        let text = "import SwiftUI\n#Preview(\"Same\") { Text(\"a\") }\n#Preview(\"Same\") { Text(\"b\") }\n"
        let check = try run("check", in: try ToolFolder(["Package.swift": "", "Sources/View.swift": text]))
        #expect(check.code == 3 && check.output == "")
        #expect(check.complaints.contains("View.swift:2") && check.complaints.contains("View.swift:3"))
    }

    @Test("Landscape turns the picture, and not only its name")
    func landscape() throws {
        let folder = try project("Color.red")
        let words = ["inspect", "--json", "--device", "iphone-16", "--category", "L", "--scheme", "light", "--orientation", "all"]
        let run = try ToolRun(words, in: folder, environment: Miniature.environment)
        struct Shown: Decodable {
            let cell: [String: String]
            let size: [Double]
        }
        let shown = try JSONDecoder().decode([Shown].self, from: Data(run.output.utf8))
        // The screen of an iPhone 16 is 393 by 852 points.
        let sizes = Dictionary(uniqueKeysWithValues: shown.map { ($0.cell["orientation"] ?? "", $0.size) })
        #expect(sizes == ["portrait": [393, 852], "landscape": [852, 393]])
    }

    @Test("A state that one preview leaves behind does not leak into the next")
    func leak() throws {
        let text = """
            import SwiftUI
            final class Model: @unchecked Sendable { static let shared = Model(); var count = 0 }
            struct Page: View {
                init() { Model.shared.count += 1 }
                var body: some View { Text("count \\(Model.shared.count)") }
            }
            #Preview("A") { Page() }
            #Preview("B") { Page() }

            """
        let folder = try ToolFolder(["Package.swift": "", "Sources/Page.swift": text])
        let run = try run("inspect", "--device", "iphone-16", "--category", "L", "--scheme", "light", in: folder)
        #expect(run.output.components(separatedBy: "count 1").count == 3)
    }

    @Test("A golden one point larger is a difference of size, told as one")
    func larger() throws {
        let layout = { (width: Int) in
            "import SwiftUI\n#Preview(\"View\", traits: .fixedLayout(width: \(width), height: 40)) { Color.red }\n"
        }
        let folder = try ToolFolder(["Package.swift": "", "Sources/View.swift": layout(81)])
        for verb in ["check", "accept"] { _ = try run(verb, in: folder) }
        try Data(layout(80).utf8).write(to: folder.url.appendingPathComponent("Sources/View.swift"))
        let check = try run("check", "--max-differing-pixels", "50%", in: folder)
        #expect(check.code == 1)
        #expect(check.output.contains("81") && check.output.contains("80"))
    }

    @Test("A white line that is ten pixels shorter on a large black ground is seen")
    func line() throws {
        let view = { (width: Int) in
            "ZStack { Color.black; Color.white.frame(width: \(width), height: 1) }"
        }
        let check = try check(view(400), then: view(390), size: 1024)
        // Light and dark at three text sizes, which change nothing of it.
        #expect(check.code == 1 && check.output.contains("View/View (review): 6 differ"))
    }

    @Test("A digit that is 5 instead of 0 is seen")
    func digit() throws {
        let check = try check("Text(\"Total: 1,200.00\")", then: "Text(\"Total: 1,205.00\")")
        #expect(check.code == 1 && check.output.contains("View/View (review): 18 differ"))
        #expect(check.output.contains("Total: 1,200.00") && check.output.contains("Total: 1,205.00"))
    }
}
