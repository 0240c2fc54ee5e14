import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import ProofsheetPNG
import ProofsheetPreviews
import ProofsheetViews
import SwiftUI

/// The measured work: 960 cells of one screen, on the first 40 devices of the table, both ways up, at all text sizes.
@MainActor struct Suite {
    let cells: [CellEnvironment]
    private let renderer: CellRenderer
    private let rasterizer: Rasterizer

    init() throws {
        let configuration = try Configuration()
        var matrix = try configuration.chosenMatrix(for: .render)
        matrix = try Self.widened(matrix, configuration)
        cells = try matrix.cells(of: "Settings", devices: configuration.devices).compactMap(\.environment)
        let environment = ProcessInfo.processInfo.environment
        let folder = environment["PROOFSHEET_FONTS"] ?? (environment["HOME"] ?? "") + "/.cache/proofsheet/fonts"
        let fonts = try FontLibrary(try FontTable.set(in: folder))
        renderer = CellRenderer(profile: try Tables.profile(for: .ios18), shaper: try HarfBuzzShaper(fonts: fonts))
        rasterizer = Rasterizer(fonts: fonts)
    }

    func layout(_ cell: CellEnvironment) -> DisplayList { renderer.render(SettingsScreen(), in: cell).list }

    func draw(_ list: DisplayList) throws -> Bitmap { try rasterizer.bitmap(list, scale: 1) }

    func encode(_ bitmap: Bitmap) throws -> Int { try PNGEncoder(.scratch).encode(bitmap).count }

    private static func widened(_ matrix: Matrix, _ configuration: Configuration) throws -> Matrix {
        let slugs = configuration.devices.devices.prefix(40).map(\.slug)
        var filters = Filters()
        filters.add(Array(slugs), for: .device, origin: .flag("--device"))
        return try matrix.applying(filters, narrowing: false, devices: configuration.devices)
    }
}
