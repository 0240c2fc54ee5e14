import Foundation
import ProofsheetDrawing
import ProofsheetPNG
import Testing

/// Headless Chromium, as Debian packages it.
enum Browser {
    static let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }
    static let isInstalled = program != nil
    static let reason: Comment = "Chromium is not installed: apt-get install chromium lets this case run."

    /// What the browser shows for an SVG file: a page of that size in points, at that many pixels per point.
    static func picture(_ svg: [UInt8], size: CGSize, scale: Int) throws -> Bitmap {
        try #require(pictures([svg], size: size, scale: scale).first)
    }

    /// The same of several files, drawn at a time: most of a browser's start is waiting.
    static func pictures(_ files: [[UInt8]], size: CGSize, scale: Int) throws -> [Bitmap] {
        let program = try #require(program)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func shot(_ index: Int) -> URL { folder.appendingPathComponent("shot-\(index).png") }
        let processes = try files.enumerated().map { index, svg in
            let page = folder.appendingPathComponent("page-\(index).svg")
            try Data(svg).write(to: page)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
            process.arguments = [
                "60", program, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=\(scale)",
                "--user-data-dir=\(folder.path)/profile-\(index)", "--screenshot=\(shot(index).path)",
                "--window-size=\(Int(size.width)),\(Int(size.height))", page.absoluteString,
            ]
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            return process
        }
        for process in processes { process.waitUntilExit() }
        return try files.indices.map { try PNGDecoder.decode(Array(try Data(contentsOf: shot($0)))) }
    }
}
