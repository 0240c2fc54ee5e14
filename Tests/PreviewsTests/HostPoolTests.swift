import Foundation
import ProofsheetDrawing
import ProofsheetPreviews
import ProofsheetViews
import Testing

@Suite(.serialized) struct HostPoolTests {
    private typealias Outcomes = [String: [Result<RenderedCell, StepFailure>]]

    /// What came of each preview, by name, in the order of the cells.
    private func outcomes(_ source: String, cells: Int, limits: HostLimits = HostLimits(), hosts: Int = 2) throws -> Outcomes {
        let code = try UserCode(source)
        let previews = try code.catalogue().previews
        let names = Dictionary(uniqueKeysWithValues: previews.map { ($0.key, $0.name) })
        let environments = (0..<cells).map { CellEnvironment(width: 100 + CGFloat($0), height: 100) }
        var results: [String: [Int: Result<RenderedCell, StepFailure>]] = [:]
        try code.pool(limits, count: hosts).render(previews.map { CellBatch(preview: $0.key, cells: environments) }) {
            results[names[$0] ?? "", default: [:]][$1] = $2
        }
        return results.mapValues { $0.sorted { $0.key < $1.key }.map(\.value) }
    }

    private func sentences(_ results: [Result<RenderedCell, StepFailure>]?) -> [String] {
        (results ?? []).map { result in
            switch result {
            case .success: "drawn"
            case .failure(let failure): failure.description
            }
        }
    }

    @Test("Of a file full of previews that misbehave only those fail, each for its reason, within the limit and two seconds")
    func failuresStaySmall() throws {
        let source = """
            import Foundation
            import SwiftUI

            func loop() { while true {} }
            func flood() { while true { print("flood") } }
            func devour() { var all: [[UInt8]] = []; while true { all.append(.init(repeating: 1, count: 1 << 24)) } }

            #Preview("good") { EmptyView() }
            #Preview("crashes") { let view = EmptyView(); fatalError("boom"); return view }
            #Preview("hangs") { let view = EmptyView(); loop(); return view }
            #Preview("devours") { let view = EmptyView(); devour(); return view }
            #Preview("leaves") { let view = EmptyView(); exit(0); return view }
            #Preview("floods") { let view = EmptyView(); flood(); return view }
            """
        _ = try UserCode(source)
        let start = ContinuousClock.now
        let results = try outcomes(source, cells: 2, limits: HostLimits(seconds: 3, memory: 1 << 28))
        let duration = ContinuousClock.now - start
        #expect(sentences(results["good"]) == ["drawn", "drawn"])
        let crash = "The preview crashed with SIGILL.\nSample/Sample.swift:9: Fatal error: boom"
        #expect(sentences(results["crashes"]) == [crash, crash])
        let exit = "The preview ended its process with exit status 0."
        #expect(sentences(results["leaves"]) == [exit, exit])
        let slow = "The preview took longer than 3 s."
        let given = "Not tried, because of other cells of this preview: "
        #expect(sentences(results["hangs"]) == [slow, given + slow])
        #expect(sentences(results["floods"]) == [slow, given + slow])
        #expect(sentences(results["devours"]).first == "The preview used more than 256 MB of memory.")
        #expect(duration < .seconds(5))
    }

    @Test("A body that never returns is called, and not taken for a view that has none")
    func bodyWithoutAnswer() throws {
        let source = """
            import SwiftUI
            struct Broken: View {
                var body: some View { fatalError("no body") }
            }
            #Preview("broken") { Broken() }
            """
        let results = try outcomes(source, cells: 1, limits: HostLimits(seconds: 5, memory: 1 << 28))
        let crash = "The preview crashed with SIGILL.\nSample/Sample.swift:3: Fatal error: no body"
        #expect(sentences(results["broken"]) == [crash])
    }

    @Test("A crash costs its cell only; a new host takes the rest")
    func crashCostsOneCell() throws {
        let source = """
            import SwiftUI
            struct Fragile: View {
                var body: some View {
                    GeometryReader2 { width in
                        if width == 102 { fatalError("at 102") }
                        return EmptyView()
                    }
                }
            }
            struct GeometryReader2<Content: View>: View {
                let content: (CGFloat) -> Content
                @Environment(\\.displayScale) var scale
                var body: Content { content(scale) }
            }
            #Preview("fragile") { Fragile() }
            """
        let code = try UserCode(source)
        let cells = (100..<105).map { width in
            var cell = CellEnvironment(width: 50, height: 50)
            cell.scale = CGFloat(width)
            return cell
        }
        var results: [Int: String] = [:]
        try code.pool().render([CellBatch(preview: PreviewKey(entry: 0, part: 0), cells: cells)]) { _, index, result in
            results[index] = sentences([result]).first
        }
        let crash = "The preview crashed with SIGILL.\nSample/Sample.swift:5: Fatal error: at 102"
        #expect((0..<5).map { results[$0] } == ["drawn", "drawn", crash, "drawn", "drawn"])
    }

    @Test("Every preview starts in a fresh process")
    func freshProcess() throws {
        let source = """
            import Foundation
            import SwiftUI
            nonisolated(unsafe) var count = 0
            func next() -> String { count += 1; return "\\(count)" }
            struct Counting: View { let text = next(); var body: some View { Text(text) } }
            #Preview("a") { Counting() }
            #Preview("b") { Counting() }
            """
        let results = try outcomes(source, cells: 1, hosts: 1)
        let texts = try ["a", "b"].map { name in
            try #require(results[name]).map { try $0.get().tree.views.compactMap(\.text) }
        }
        #expect(texts == [[["1"]], [["1"]]])
    }

    @Test("What a preview prints, to either stream, is no part of the protocol")
    func printing() throws {
        let source = """
            import Foundation
            import SwiftUI
            func shout() { for _ in 0..<100_000 { print("out"); fputs("err\\n", stderr) } }
            #Preview("loud") { let view = EmptyView(); shout(); return view }
            """
        #expect(sentences(try outcomes(source, cells: 2)["loud"]) == ["drawn", "drawn"])
    }

    @Test("Many cells of one preview are shared among the hosts, and all come back")
    func sharing() throws {
        let source = "import SwiftUI\n#Preview(\"wide\") { Text(\"a\") }"
        let results = try #require(try outcomes(source, cells: 100, hosts: 3)["wide"])
        #expect(try results.map { try $0.get().list.size.width } == (0..<100).map { 100 + CGFloat($0) })
    }

    @Test("Hosts run in a fixed environment")
    func environment() throws {
        let source = """
            import Foundation
            import SwiftUI
            let names = ["TZ", "LANG", "SWIFT_DETERMINISTIC_HASHING", "XCODE_RUNNING_FOR_PREVIEWS"]
            let text = names.map { ProcessInfo.processInfo.environment[$0] ?? "-" }.joined(separator: " ")
            #Preview("a") { Text(text) }
            """
        let cell = try #require(try outcomes(source, cells: 1)["a"]?.first).get()
        #expect(cell.tree.views.compactMap(\.text) == ["UTC C.UTF-8 1 1"])
    }

    @Test("The time of day stands still, and random numbers are the same in every process")
    func clockAndRandom() throws {
        let source = """
            import Foundation
            import SwiftUI
            let time = Int(Date().timeIntervalSince1970)
            struct Numbers: View { let text = "\\(time) \\(Int.random(in: 0..<1_000_000))"; var body: some View { Text(text) } }
            #Preview("a") { Numbers() }
            #Preview("b") { Numbers() }
            """
        let results = try outcomes(source, cells: 1)
        let texts = try ["a", "b"].map { try #require(results[$0]?.first).get().tree.views.compactMap(\.text).joined() }
        #expect(texts[0] == texts[1])
        #expect(texts[0].hasPrefix("1735724460 "))
    }

    @Test("A library that cannot be loaded is an error of the run")
    func badLibrary() throws {
        let runtime = try #require(Runtime.besideProgram)
        let pool = HostPool(HostSetup(runtime: runtime, library: "/nowhere/lib.so", fonts: FontPlaces(folder: "")))
        let text = "/nowhere/lib.so: cannot open shared object file: No such file or directory"
        #expect(throws: HostError.libraryNotLoaded(path: "/nowhere/lib.so", text: text)) { try pool.entries() }
    }

    // 76 is how every host ends that is asked what it does not know.
    @Test("A runtime of another build is named, and what makes it anew")
    func otherBuild() throws {
        let folder = try TemporaryFolder()
        try folder.write("#!/bin/sh\nexit 76\n", to: "proofsheet-host", executable: true)
        try folder.write("", to: "libProofsheetClock.so")
        let pool = HostPool(HostSetup(runtime: Runtime(folder: folder.path), library: "/nowhere/lib.so", fonts: FontPlaces(folder: "")))
        let error = HostError.runtimeOfAnotherBuild(path: folder.path + "/libProofsheetRuntime.so")
        #expect(throws: error) { try pool.entries() }
        #expect(
            error.description
                == "\(folder.path)/libProofsheetRuntime.so is of another build than this tool, so that they do not understand each other. "
                + "Run swift build, which makes both anew.")
    }

    @Test("Answers of another version are those of another build too")
    func otherAnswers() throws {
        let folder = try TemporaryFolder()
        // The length of the answer, its letters, and a version that there will not be.
        try folder.write("", to: "libProofsheetClock.so")
        var bytes = HostReply.loaded([]).encoded()
        bytes[3] = 99
        let framed = [UInt8(bytes.count), 0, 0, 0] + bytes
        let octal = framed.map { "\\" + String(repeating: "0", count: 3 - String($0, radix: 8).count) + String($0, radix: 8) }.joined()
        try folder.write("#!/bin/sh\nprintf '\(octal)' >&3\nsleep 1\n", to: "proofsheet-host", executable: true)
        let pool = HostPool(HostSetup(runtime: Runtime(folder: folder.path), library: "/nowhere/lib.so", fonts: FontPlaces(folder: "")))
        #expect(throws: HostError.runtimeOfAnotherBuild(path: folder.path + "/libProofsheetRuntime.so")) { try pool.entries() }
    }

    @Test("A library that asks for what the runtime does not have is told with what makes it anew")
    func undefinedSymbol() {
        #expect(
            HostError.libraryNotLoaded(path: "/a/lib.so", text: "/a/lib.so: undefined symbol: x").description
                == "A host cannot load /a/lib.so: /a/lib.so: undefined symbol: x. Where only a part of Proofsheet was built, swift build "
                + "makes the rest anew.")
    }

    @Test("A runtime without a host program is an error of the run")
    func noHost() throws {
        let pool = HostPool(HostSetup(runtime: Runtime(folder: "/nowhere"), library: "/nowhere/lib.so", fonts: FontPlaces(folder: "")))
        #expect(throws: HostError.missing(path: "/nowhere/proofsheet-host")) { try pool.entries() }
    }
}
