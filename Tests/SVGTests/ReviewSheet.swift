import Foundation
import ProofsheetDrawing
import ProofsheetPNG
import Testing

@testable import ProofsheetPreviews
@testable import ProofsheetViews

/// A sheet of this repository's own previews over the matrix `review`, with the files that `render` writes for it.
@MainActor struct ReviewSheet {
    /// Preview and family, for messages.
    let name: String
    let svg: [UInt8]
    let png: [UInt8]
    private let page: SheetRenderer.Page
    private let files: SheetFiles

    var list: DisplayList { page.rendered.list }

    /// All sheets, rendered by hosts and written below a folder.
    static func all(into folder: URL) throws -> [ReviewSheet] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let request = try RunRequest(
            verb: .render, inputs: [],
            flags: [.init(name: "--matrix", values: ["review"]), .init(name: "--output", values: [folder.path])],
            environment: ProcessInfo.processInfo.environment.filter { ["HOME", "PROOFSHEET_FONTS"].contains($0.key) },
            directory: root.path)
        let tools = try RunTools(request)
        let plan = try RunPlan(request, tools)
        let files = try SheetFiles(request, tools)
        var results: [Int: [RunRendering.Drawn]] = [:]
        try RunRendering(plan, progress: Silence()).run { results[$0] = $1 }
        return try plan.items.enumerated().flatMap { place, item in
            try RenderRun.sheets(item, results[place] ?? []).map { try ReviewSheet($0, of: item, files) }
        }
    }

    private init(_ sheet: Sheet, of item: RunPlan.Item, _ files: SheetFiles) throws {
        name = "\(item.title), \(sheet.family)"
        let paths = try files.write(sheet, of: item.name)
        func bytes(_ format: String) throws -> [UInt8] {
            Array(try Data(contentsOf: URL(fileURLWithPath: try #require(paths.first { $0.hasSuffix("." + format) }))))
        }
        (svg, png) = (try bytes("svg"), try bytes("png"))
        page = files.page(sheet)
        self.files = files
    }

    /// The files of the same sheet with these runs as its only text.
    func keeping(runs: Set<Int>) throws -> (svg: [UInt8], png: [UInt8]) {
        var rendered = page.rendered
        rendered.list = rendered.list.keeping(runs: runs)
        let part = SheetRenderer.Page(rendered: rendered, factor: page.factor)
        return (try files.bytes(part, .svg), try files.bytes(part, .png))
    }

    private struct Silence: RunProgress {
        func announce(_ sentence: String) {}
        func advance(to done: Int, of total: Int, doing: String) {}
        func finish() {}
    }
}
