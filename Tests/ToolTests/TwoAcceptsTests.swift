import Foundation
import Testing

@Suite("Two accepts at once", .serialized)
struct TwoAcceptsTests {
    private func start(_ words: [String], in folder: ToolFolder) throws -> (process: Process, complaints: Pipe) {
        let (process, complaints) = (Process(), Pipe())
        process.executableURL = try ToolRun.tool
        process.arguments = words
        process.currentDirectoryURL = folder.url
        process.environment = Miniature.environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = complaints
        try process.run()
        return (process, complaints)
    }

    @Test("Both are done or one says that it has to wait, and every golden is whole", arguments: [["out", "out"], ["out", "other"]])
    func both(outputs: [String]) throws {
        let folder = try Miniature.project()
        for round in 0..<2 {
            let card = Miniature.card(text: "Round \(round)")
            try Data(card.utf8).write(to: folder.url.appendingPathComponent("Sources/Card.swift"))
            for output in Set(outputs) { _ = try ToolRun("check", "--output", output, in: folder, environment: Miniature.environment) }
            let runs = try outputs.map { try start(["accept", "--output", $0], in: folder) }
            var codes: [Int32] = []
            for (process, complaints) in runs {
                let said = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                process.waitUntilExit()
                codes.append(process.terminationStatus)
                // The second may also come after the first, and find that the golden it was compared with is another one now.
                let isRefused = said.contains("Another accept is at work; it holds ") || said.contains("stale: the golden changed since")
                #expect(process.terminationStatus == 0 ? said.isEmpty : isRefused, "\(said)")
            }
            #expect(codes.contains(0))
            #expect(try ToolRun("check", "--pixels", in: folder, environment: Miniature.environment).output == "18 cells: 18 matched.\n")
        }
    }
}
