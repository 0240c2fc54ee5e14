import Foundation
import Testing

/// Previews that do to their process what they should not, in one file: each costs its own cells only.
@Suite("Hostile previews", .serialized)
struct HostileHostTests {
    private static let source = """
        import Foundation
        import SwiftUI

        func hang() { while true {} }
        func flood() { let line = String(repeating: "flood ", count: 1000); while true { print(line) } }
        func fill() { var all: [[UInt8]] = []; while true { all.append(.init(repeating: 1, count: 1 << 24)) } }
        func bury() -> Int { let inner = bury(); return inner + 1 }
        func fork() -> Int32 {
            let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "fork")
            return unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)()
        }
        func escape() {
            guard fork() == 0 else { usleep(100_000); return }
            _ = setsid()
            // The one in between is gone at once, so that nobody knows whose the last one is.
            guard fork() == 0 else { _exit(0) }
            for number in 0..<64 { _ = close(Int32(number)) }
            let file = open("ESCAPED", O_WRONLY | O_CREAT | O_APPEND, 0o644)
            let text = "\\(getpid()) "
            _ = write(file, text, text.utf8.count)
            while true { sleep(1) }
        }
        func spread() {
            guard fork() != 0 else { fill(); return }
            while true { sleep(1) }
        }
        func breed() { if fork() == 0 { while true { sleep(1) } } }
        func twin() { _ = fork() }
        func move() { _ = chdir("/proc"); _ = setenv("HOME", "/nowhere", 1); _ = umask(0o777) }
        func shut() { for number in 0..<64 { _ = close(Int32(number)) } }
        func scribble() { _ = write(3, "garbage garbage garbage", 23) }
        func unseat() { _ = kill(getpid(), SIGKILL) }
        func refuse() { _ = signal(SIGTERM, SIG_IGN); while true { sleep(1) } }

        #Preview("Allocates") { let view = Text("a"); fill(); return view }
        #Preview("Breeds") { let view = Text("b"); breed(); return view }
        #Preview("Escapes") { let view = Text("x"); escape(); return view }
        #Preview("Spreads") { let view = Text("y"); spread(); return view }
        #Preview("Closes") { let view = Text("c"); shut(); return view }
        #Preview("Exits") { let view = Text("e"); exit(7); return view }
        #Preview("Floods") { let view = Text("f"); flood(); return view }
        #Preview("Good") { Text("good") }
        #Preview("Hangs") { let view = Text("h"); hang(); return view }
        #Preview("Ignores") { let view = Text("i"); refuse(); return view }
        #Preview("Killed") { let view = Text("k"); unseat(); return view }
        #Preview("Moves") { let view = Text("m"); move(); return view }
        #Preview("Recurses") { let view = Text("\\(bury())"); return view }
        #Preview("Scribbles") { let view = Text("s"); scribble(); return view }
        #Preview("Traps") { let view = Text("t"); fatalError("boom"); return view }
        #Preview("Twins") { let view = Text("w"); twin(); return view }

        """

    @Test("Whatever one preview does to its process, the others are drawn, and the report says what it did")
    func everything() throws {
        let folder = try ToolFolder(["Package.swift": ""])
        let escaped = folder.scratch.appendingPathComponent("escaped")
        let source = Self.source.replacing("ESCAPED", with: escaped.path)
        try FileManager.default.createDirectory(at: folder.url.appendingPathComponent("Sources"), withIntermediateDirectories: true)
        try Data(source.utf8).write(to: folder.url.appendingPathComponent("Sources/Bad.swift"))
        let words = ["check", "--json", "--device", "iphone-16", "--category", "L", "--cell-seconds", "8", "--cell-megabytes", "800"]
        let run = try ToolRun(words, in: folder, environment: Miniature.environment)
        #expect(run.code == 1)
        let report = try JSONDecoder().decode(CheckedPreviews.self, from: Data(run.output.utf8))
        var found: [String: [String]] = [:]
        for snapshot in report.snapshots { found[snapshot.name.preview] = snapshot.cells.map { $0.reason ?? $0.outcome } }
        let (slow, given) = ("The preview took longer than 8 s.", "Not tried, because of other cells of this preview: ")
        #expect(found.count == 16)
        #expect(found["Good"] == ["missing", "missing"])
        #expect(found["Moves"] == ["missing", "missing"])
        #expect(found["Breeds"] == ["missing", "missing"])
        #expect(found["Hangs"] == [slow, given + slow])
        #expect(found["Ignores"] == [slow, given + slow])
        #expect(found["Floods"] == [slow, given + slow])
        #expect(found["Allocates"]?.first == "The preview used more than 800 MB of memory.")
        #expect(found["Exits"] == Array(repeating: "The preview ended its process with exit status 7.", count: 2))
        #expect(found["Killed"] == Array(repeating: "The preview crashed with SIGKILL.", count: 2))
        #expect(found["Recurses"]?.first == "The preview crashed with SIGSEGV.")
        #expect(found["Traps"] == Array(repeating: "The preview crashed with SIGILL.\nSources/Bad.swift:49: Fatal error: boom", count: 2))
        #expect(found["Closes"] == Array(repeating: "The preview closed the descriptor through which its cells are drawn.", count: 2))
        #expect(found["Scribbles"] == Array(repeating: "The preview wrote to a descriptor that is not its own.", count: 2))
        #expect(found["Spreads"]?.first == "The preview used more than 800 MB of memory.")
        #expect(found["Escapes"] == ["missing", "missing"])
        // What a preview started is gone with it, also in a session of its own.
        let ids = try String(contentsOf: escaped, encoding: .utf8).split(separator: " ").compactMap { pid_t($0) }
        #expect(ids.count == 2 && ids.allSatisfy { kill($0, 0) != 0 })
        #expect(found["Twins"] == ["missing", "missing"])
    }
}
