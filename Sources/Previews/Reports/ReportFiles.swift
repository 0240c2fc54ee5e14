import Foundation
import ProofsheetSnapshots

/// Writes what a check found into the output folder, for people and for machines: everything is made from the report alone.
struct ReportFiles {
    static let page = "report.html"
    static let markdown = "report.md"
    static let junit = "junit.xml"

    private let request: RunRequest
    private var output: String { request.output }

    init(_ request: RunRequest) { self.request = request }

    func write(_ source: ReportSource) throws(RunFailure) {
        try writeCrops(source)
        try write(Array(JUnitReport(source).xml.utf8), to: Self.junit)
        let markdown = Array(MarkdownReport(source).text.utf8)
        try write(markdown, to: Self.markdown)
        try write(ReportPage(source, read: { read($0) }, address: { Self.address(of: path($0), from: output) }).bytes, to: Self.page)
        if let stepSummary = request.stepSummary { try append(markdown, to: stepSummary) }
    }

    /// Cut-outs of the last check go, those of this one come.
    private func writeCrops(_ source: ReportSource) throws(RunFailure) {
        try? FileManager.default.removeItem(atPath: output + "/" + Cluster.crops)
        for cluster in source.clusters.all {
            guard let crop = cluster.crop, let region = cluster.first.change?.region,
                let golden = cluster.first.golden.flatMap({ read($0) }), let candidate = cluster.first.candidate.flatMap({ read($0) }),
                let png = CropFile.png(region, golden: golden, candidate: candidate)
            else { continue }
            try write(png, to: crop)
        }
    }

    private func read(_ path: String) -> [UInt8]? { FileManager.default.contents(atPath: self.path(path)).map(Array.init) }

    /// Where a path of the report lies on disk.
    private func path(_ path: String) -> String { path.hasPrefix("/") ? path : request.root.path + "/" + path }

    /// The relative address of a file as seen from a page in a folder; everything but letters, digits and a few marks as percent escapes.
    static func address(of file: String, from folder: String) -> String {
        let (to, from) = (file.split(separator: "/"), folder.split(separator: "/"))
        let common = zip(to, from).prefix { $0 == $1 }.count
        let path = Array(repeating: "..", count: from.count - common) + to.dropFirst(common).map(String.init)
        let digits = Array("0123456789ABCDEF")
        return path.joined(separator: "/").utf8.map { byte -> String in
            let character = Character(UnicodeScalar(byte))
            let isPlain = byte < 128 && (character.isLetter || character.isNumber || "-_./".contains(character))
            return isPlain ? String(character) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
        }.joined()
    }

    private func write(_ bytes: [UInt8], to relative: String) throws(RunFailure) {
        let url = URL(fileURLWithPath: output + "/" + relative)
        do {
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url, options: .atomic)
        } catch {
            throw RunFailure("\(request.shown(url.path)) cannot be written. See whether the disk is full and the folder may be written to.")
        }
    }

    private func append(_ bytes: [UInt8], to path: String) throws(RunFailure) {
        do {
            if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(fileURLWithPath: path)) }
            let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            defer { try? handle.close() }
            try handle.seekToEnd()
            try handle.write(contentsOf: Data(bytes))
        } catch {
            throw RunFailure("The file \(path), which GITHUB_STEP_SUMMARY names, cannot be written. Correct the variable or unset it.")
        }
    }
}
