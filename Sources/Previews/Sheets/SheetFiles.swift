import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import ProofsheetPNG
import ProofsheetSnapshots
import ProofsheetViews

/// Writes sheets below the output folder of a run.
@MainActor struct SheetFiles {
    private let folder: String
    private let request: RunRequest
    private let configuration: Configuration
    private let renderer: SheetRenderer
    private let fonts: FontLibrary
    private let rasterizer: Rasterizer

    init(_ request: RunRequest, _ tools: RunTools) throws(RunFailure) {
        folder = request.output + "/sheets"
        self.request = request
        configuration = request.configuration
        let fonts = try tools.fonts()
        self.fonts = fonts
        rasterizer = Rasterizer(fonts: fonts)
        let shaper = try RunFailure.attempt { () throws(CairoError) in try HarfBuzzShaper(fonts: fonts) }
        let profile = try RunFailure.attempt { () throws(ConfigurationError) in try Tables.profile(for: .ios18) }
        renderer = SheetRenderer(CellRenderer(profile: profile, shaper: shaper))
    }

    /// The paths of a sheet's files, in the order of the formats.
    func write(_ sheet: Sheet, of name: SnapshotName) throws(RunFailure) -> [String] {
        let page = page(sheet)
        let stem = "\(folder)/\(name.path)-\(sheet.family)"
        var paths: [String] = []
        for format in configuration.formats {
            let path = "\(stem).\(format.rawValue)"
            try write(try bytes(page, format), to: path)
            paths.append(path)
        }
        return paths
    }

    /// The sheet laid out at the scale of the run.
    func page(_ sheet: Sheet) -> SheetRenderer.Page { renderer.page(sheet, scale: configuration.sheetScale) }

    func write(_ index: SheetIndex) throws(RunFailure) -> String {
        let path = folder + "/index.html"
        try write(Array(index.html.utf8), to: path)
        return path
    }

    /// A path from the page that links the sheets.
    func relative(_ path: String) -> String { String(path.dropFirst(folder.count + 1)) }

    /// What a file of that format holds for a page.
    func bytes(_ page: SheetRenderer.Page, _ format: SheetFormat) throws(RunFailure) -> [UInt8] {
        let (list, tree) = (page.rendered.list, page.rendered.tree)
        switch format {
        case .png:
            let bitmap = try RunFailure.attempt { () throws(CairoError) in try rasterizer.bitmap(list, scale: 1) }
            return try Self.png(bitmap)
        case .svg where configuration.svgText == .outlines: return try vectors(list, .svg)
        case .svg:
            let writer = SVGWriter(fonts: fonts, png: { (try? PNGEncoder(.scratch).encode($0)) ?? [] })
            return writer.write(list, views: tree, scale: 1).bytes
        case .pdf: return try vectors(list, .pdf)
        }
    }

    private func vectors(_ list: DisplayList, _ file: VectorFile) throws(RunFailure) -> [UInt8] {
        let fonts = fonts
        return try RunFailure.attempt { () throws(CairoError) in try file.bytes(list, fonts: fonts) }
    }

    private static func png(_ bitmap: Bitmap) throws(RunFailure) -> [UInt8] {
        do throws(PNGError) {
            return try PNGEncoder(.scratch).encode(bitmap)
        } catch {
            throw RunFailure(error.sentence(about: "The sheet"))
        }
    }

    private func write(_ bytes: [UInt8], to path: String) throws(RunFailure) {
        let url = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url, options: .atomic)
        } catch {
            throw RunFailure("\(request.shown(path)) cannot be written. See whether the disk is full and the folder may be written to.")
        }
    }
}
