import ProofsheetDrawing

@testable import ProofsheetPreviews
@testable import ProofsheetSnapshots

/// Reports made without rendering anything.
enum SampleReport {
    static let devices = ["iphone-se-3", "iphone-16", "ipad-10"]
    static let categories = ["large", "accessibilityLarge", "accessibilityExtraLarge"]
    static let schemes = ["light", "dark"]

    static let axes = [
        SnapshotAxis(name: "device", traits: devices), SnapshotAxis(name: "orientation", traits: ["portrait"]),
        SnapshotAxis(name: "category", traits: categories), SnapshotAxis(name: "scheme", traits: schemes),
    ]

    /// Every cell of a matrix of devices, text sizes and appearances; `make` changes what it wants.
    static func cells(
        devices: [String] = devices, categories: [String] = categories, make: (CellReport) -> CellReport = { $0 }
    ) -> [CellReport] {
        devices.flatMap { device in
            categories.flatMap { category in
                schemes.map { scheme in
                    let parts = [device, category == "large" ? nil : category, scheme == "light" ? nil : scheme]
                    return make(
                        CellReport(
                            key: parts.compactMap { $0 }.joined(separator: "."),
                            traits: ["device": device, "orientation": "portrait", "category": category, "scheme": scheme], outcome: .matched
                        ))
                }
            }
        }
    }

    static func snapshot(
        _ cells: [CellReport], preview: String = "Row", suite: String = "Rows", keep: ProofsheetSnapshots.Keep = .pictures,
        axes: [SnapshotAxis] = axes, growth: [String] = []
    ) throws -> SnapshotReport {
        SnapshotReport(
            name: try SnapshotName(folder: "Sources", suite: suite, preview: preview, matrix: "review"), hasGolden: true, isComplete: true,
            keep: keep, axes: axes, toolChanges: [], growth: growth, cells: cells)
    }

    /// A cell that failed, differs, is missing or orphaned.
    static func cell(_ cell: CellReport, _ outcome: Outcome, change: CellChange? = nil, reason: String? = nil) throws -> CellReport {
        var report = CellReport(key: cell.key, traits: outcome == .orphaned ? [:] : cell.traits, outcome: outcome, reason: reason)
        report.change = change
        if change != nil {
            report.comparison = try comparison.get()
            report.golden = "Snapshots/Sources/Rows/Row/review/\(cell.key).png"
            report.candidate = ".build/proofsheet/candidates/Sources/Rows/Row/review/\(cell.key).png"
        }
        return report
    }

    // Made once: a report may have thousands of cells.
    private static let comparison = Result { PictureComparison(golden: try page(0), candidate: try page(1)) }

    /// The change between two dumps of trees on tiny pages.
    static func change(_ old: String, _ new: String) throws -> CellChange {
        CellChange(
            golden: LaidOutTree(dump: old), candidate: LaidOutTree(dump: new),
            comparison: try comparison.get(),
            colors: ColorChange(golden: try page(0), candidate: try page(1)))
    }

    /// A text that moved down by some points.
    static func moved(_ points: Int) throws -> CellChange {
        try change("VStack 0 0 90 90\n└─ Text 0 10 40 20 \"Save\"", "VStack 0 0 90 90\n└─ Text 0 \(10 + points) 40 20 \"Save\"")
    }

    static func page(_ shade: UInt8, width: Int = 90, height: Int = 90) throws -> Bitmap {
        struct NoBitmap: Error {}
        var bytes = [UInt8](repeating: shade, count: width * height * 4)
        for place in stride(from: 3, to: bytes.count, by: 4) { bytes[place] = 255 }
        guard let bitmap = Bitmap(width: width, height: height, bytes: bytes) else { throw NoBitmap() }
        return bitmap
    }

    static func source(_ snapshots: [SnapshotReport], orphaned: [String] = [], inputs: [String] = []) throws -> ReportSource {
        ReportSource(
            CheckReport(tools: ["engine": "1"], snapshots: snapshots, orphanedFolders: orphaned, inputs: inputs),
            devices: try Tables.devices(),
            output: ".build/proofsheet", shown: { $0 })
    }
}
