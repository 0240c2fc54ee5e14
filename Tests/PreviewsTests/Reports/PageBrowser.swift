import Foundation
import Testing

/// Headless Chromium, as Debian packages it, which opens a page from disk and runs a script in it.
enum PageBrowser {
    static let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }
    static let isInstalled = program != nil
    static let reason: Comment = "Chromium is not installed: apt-get install chromium lets this case run."

    /// The document after the page was loaded and, with `seconds` of the page's own time, what it does then.
    static func document(_ page: [UInt8], seconds: Int? = nil) throws -> String {
        let program = try #require(program)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, output) = (folder.appendingPathComponent("report.html"), folder.appendingPathComponent("document.html"))
        try Data(page).write(to: file)
        try Data().write(to: output)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
        process.arguments =
            ["90", program, "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile"]
            + (seconds.map { ["--virtual-time-budget=\($0 * 1000)"] } ?? []) + ["--dump-dom", file.absoluteString]
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return try String(contentsOf: output, encoding: .utf8)
    }

    /// What a script returns that runs in the page once it is loaded.
    ///
    /// The page's policy allows no script but its own, so it is taken out of the copy that is opened.
    static func result<Value: Decodable>(
        of script: String, in page: [UInt8], seconds: Int? = nil, as _: Value.Type = Value.self
    ) throws -> Value {
        var text = String(decoding: page, as: UTF8.self)
        let start = try #require(text.range(of: "<meta http-equiv=\"Content-Security-Policy\""))
        let end = try #require(text.range(of: ">\n", range: start.upperBound..<text.endIndex))
        text.removeSubrange(start.lowerBound..<end.upperBound)
        let keep = "(value) => { document.documentElement.dataset.result = JSON.stringify(value); }"
        // Without time of its own the page is read as soon as it is loaded, so the script must not wait then.
        let body = seconds == nil ? "keep((() => {\(script)})())" : "(async () => {\(script)})().then(keep, (error) => keep(String(error)))"
        text += "<script>addEventListener(\"load\", () => { const keep = \(keep); \(body); });</script>"
        let document = try document(Array(text.utf8), seconds: seconds)
        let attribute = try #require(document.firstMatch(of: #/data-result="([^"]*)"/#)).output.1
        let json = [("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")].reduce(String(attribute)) {
            $0.replacing($1.0, with: $1.1)
        }
        return try JSONDecoder().decode(Value.self, from: Data(json.utf8))
    }
}
