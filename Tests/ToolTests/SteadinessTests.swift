import Foundation
import Testing

@Suite("Order, time and chance", .serialized)
struct SteadinessTests {
    // Each depends on one thing that it should not depend on; `steady` on what hosts fix and on nothing else.
    private static let source = """
        import Foundation
        import SwiftUI

        nonisolated(unsafe) var count = 0
        func next() -> Int { count += 1; return count }
        struct Counting: View { var body: some View { Text("drawn \\(next())") } }

        struct Chosen: View { let id = UUID(); var body: some View { Text(id.uuidString) } }

        #Preview("Clock") { Text(Date().description) }
        #Preview("Counter") { Counting() }
        #Preview("Dice") { Text("\\(Int.random(in: 0..<1_000_000))") }
        #Preview("Identifier") { Chosen() }
        #Preview("Process") { Text("\\(ProcessInfo.processInfo.processIdentifier)") }
        #Preview("Steady") { Text("always") }

        """

    private static func project(_ source: String = Self.source) throws -> ToolFolder {
        try ToolFolder(["Package.swift": "", "Sources/Views.swift": source])
    }

    private func run(_ words: String..., in folder: ToolFolder) throws -> ToolRun {
        try ToolRun(words, in: folder, environment: Miniature.environment)
    }

    @Test("check --twice names the previews that depend on time, chance or earlier cells, says where to look, and fails")
    func twice() throws {
        let folder = try Self.project()
        let check = try run("check", "--twice", "--device", "iphone-16", in: folder)
        #expect(check.code == 1)
        let hints = [
            "Clock": "depends on the time of day (look for Date() and the like)",
            "Counter": "depends on the cells drawn before (look for global and static variables)",
            "Dice": "depends on chance (look for UUID(), random and shuffled)",
            "Identifier": "depends on chance (look for UUID(), random and shuffled)",
            "Process": "is never twice the same (look for threads, files, process numbers and addresses)",
        ]
        let lines = check.complaints.components(separatedBy: "\n").filter { $0.contains(" depends on ") || $0.contains(" is never ") }
        #expect(lines == hints.sorted { $0.key < $1.key }.map { "Views/\($0.key) \($0.value): 6 cells change, the first is iphone-16." })
    }

    @Test("Steady previews pass check --twice without a word")
    func steady() throws {
        let folder = try Miniature.project()
        for verb in ["check", "accept"] { _ = try run(verb, in: folder) }
        let check = try run("check", "--twice", in: folder)
        #expect(check.code == 0 && !check.complaints.contains("depends"))
        #expect(check.output == "18 cells: 18 matched.\n")
    }

    @Test("Shuffled or not, the fingerprints are the same", arguments: [0, 1, 4711])
    func shuffled(seed: Int) throws {
        let folder = try Miniature.project(more: ["Sources/Other.swift": "import SwiftUI\n#Preview(\"Other\") { Text(\"other\") }\n"])
        for verb in ["check", "accept"] { _ = try run(verb, in: folder) }
        let check = try run("check", "--shuffle", "\(seed)", in: folder)
        #expect(check.code == 0 && check.output == "36 cells: 36 matched.\n")
    }

    @Test("A preview that counts its cells is found by another order")
    func shuffledCounter() throws {
        let folder = try Self.project(
            Self.source.components(separatedBy: "\n").filter { !$0.contains("Process\")") }.joined(separator: "\n"))
        for verb in ["check", "accept"] { _ = try run(verb, in: folder) }
        let check = try run("check", "--shuffle", "7", in: folder)
        #expect(check.code == 1)
        #expect(check.output.contains("Views/Counter (review): ") && !check.output.contains("Views/Dice"))
    }

    // Every way to random numbers that user code has on Linux.
    private static let sources = """
        import Foundation
        import SwiftUI

        func opened(_ path: String) -> String {
            let file = open(path, O_RDONLY)
            defer { close(file) }
            var number: UInt64 = 0
            return "\\(read(file, &number, 8)) \\(number)"
        }
        func streamed() -> String {
            guard let file = fopen("/dev/urandom", "r") else { return "none" }
            defer { fclose(file) }
            var number: UInt64 = 0
            return "\\(fread(&number, 8, 1, file)) \\(number)"
        }
        func handled() -> String {
            let bytes = FileHandle(forReadingAtPath: "/dev/urandom")?.readData(ofLength: 8)
            return bytes?.base64EncodedString() ?? "none"
        }
        #Preview("Numbers") {
            VStack {
                Text("UUID \\(UUID()) \\(NSUUID().uuidString)")
                Text("file \\(opened("/dev/urandom")) \\(opened("/dev/random"))")
                Text("stream \\(streamed())")
                Text("handle \\(handled())")
                Text("C \\(rand()) \\(random())")
                Text("Swift \\(UInt64.random(in: .min ... .max)) \\([1, 2, 3, 4, 5, 6, 7, 8].shuffled())")
            }
        }

        """

    @Test("Random numbers are the same in every run, wherever user code gets them from, and differ from each other")
    func randomNumbers() throws {
        let folder = try Self.project(Self.sources)
        let runs = try (0..<2).map { _ in try run("inspect", "--device", "iphone-16", in: folder).output }
        #expect(runs[0] == runs[1] && runs[0].contains("UUID "))
        let found = runs[0].components(separatedBy: "UUID ").dropFirst().first?.prefix(73).split(separator: " ") ?? []
        #expect(found.count == 2 && found.first != found.last && !runs[0].contains("none"))
    }
}
