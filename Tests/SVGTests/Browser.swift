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
        let program = try #require(program)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (page, shot) = (folder.appendingPathComponent("page.svg"), folder.appendingPathComponent("shot.png"))
        try Data(svg).write(to: page)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
        process.arguments = [
            "60", program, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=\(scale)",
            "--user-data-dir=\(folder.path)/profile", "--screenshot=\(shot.path)",
            "--window-size=\(Int(size.width)),\(Int(size.height))", page.absoluteString,
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return try PNGDecoder.decode(Array(try Data(contentsOf: shot)))
    }
}
