import Foundation
import ProofsheetPreviews
import Testing

@Suite("A command understood")
final class RunRequestTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-\(UUID().uuidString)")
        .resolvingSymlinksInPath()

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func request(
        _ inputs: [String], verb: Verb = .render, in directory: String = "", environment: [String: String] = ["HOME": "/home/a"],
        flags: [Configuration.Flag] = []
    ) throws -> RunRequest {
        try RunRequest(
            verb: verb, inputs: inputs, flags: flags, environment: environment, directory: folder.appendingPathComponent(directory).path)
    }

    @Test("The project is the nearest folder above the input with a configuration or a manifest, not above the reader")
    func root() throws {
        try write("", to: "Package.swift")
        try write("{}", to: "App/Config/proofsheet.json")
        try write("", to: "App/Views/A.swift")
        try write("", to: "Other/B.swift")
        #expect(try request(["App/Views/A.swift"]).root.path == folder.path + "/App")
        #expect(try request(["Other/B.swift"]).root.path == folder.path)
        #expect(try request(["../../Other"], in: "App/Views").root.path == folder.path)
    }

    @Test("An input in no project is its own folder's")
    func noProject() throws {
        try write("", to: "A.swift")
        #expect(ProjectRoot(of: folder.path).path == folder.path)
        #expect(ProjectRoot(of: folder.path + "/A.swift").path == folder.path)
    }

    @Test("Without inputs the sources of the project are meant, relative to its root")
    func sources() throws {
        try write(#"{"sources": ["Views"]}"#, to: "Config/proofsheet.json")
        try write("", to: "Views/Deep/A.swift")
        #expect(try request([], in: "Views/Deep").inputs == [folder.path + "/Views"])
    }

    @Test(
        "An output folder among the goldens, or around the project or its sources, is refused",
        arguments: [
            ("Snapshots", "Snapshots lies in Snapshots, which holds accepted pictures only"),
            ("Snapshots/deep/er", "Snapshots/deep/er lies in Snapshots, which holds accepted pictures only"),
            (".", "/ holds the whole project"), ("..", " holds the whole project"), ("/", "/ holds the whole project"),
            ("Views", "Views holds the sources"), ("./x/../Views", "Views holds the sources"),
        ])
    func badOutput(output: String, sentence: String) throws {
        try write("", to: "Package.swift")
        try write("", to: "Views/A.swift")
        func refusal(_ verb: Verb) -> String {
            do {
                _ = try request(["Views"], verb: verb, flags: [Configuration.Flag(name: "--output", values: [output])])
                return ""
            } catch { return "\(error)" }
        }
        for verb in [Verb.check, .render, .accept] {
            #expect(refusal(verb).hasPrefix("The output folder "), "\(verb)")
            #expect(refusal(verb).contains(sentence.dropFirst(sentence.hasPrefix("/ ") ? 2 : 0)), "\(verb)")
            #expect(refusal(verb).hasSuffix(". Choose another with --output, such as .build/proofsheet."))
        }
    }

    @Test(
        "An output folder beside goldens and sources is good, whatever it is called",
        arguments: ["Snapshots2", "out", "../out", "Views/out"])
    func goodOutput(output: String) throws {
        try write("", to: "Package.swift")
        try write("", to: "Views/A.swift")
        _ = try request(["Views"], verb: .check, flags: [Configuration.Flag(name: "--output", values: [output])])
    }

    @Test("What is named twice, by itself or with the folder around it, is one input")
    func named() throws {
        for file in ["Views/A.swift", "Views/Deep/B.swift", "Views2/C.swift"] { try write("", to: file) }
        func inputs(_ names: String...) throws -> [String] { try request(names).inputs.map { String($0.dropFirst(folder.path.count + 1)) } }
        #expect(try inputs("Views", "Views") == ["Views"])
        #expect(try inputs("Views/Deep/B.swift", "Views2", "./Views", "Views/A.swift") == ["Views2", "Views"])
        #expect(try inputs("Views/A.swift", "Views/Deep/../A.swift", "Views/Deep") == ["Views/A.swift", "Views/Deep"])
    }

    @Test("Sentences name paths as the user would type them, and leave other paths alone")
    func shownSentence() throws {
        try write("", to: "Package.swift")
        try write("", to: "Views/A.swift")
        let request = try request(["Views"])
        let here = folder.path
        #expect(request.shown(sentence: "\(here)/a and \(here)/b: no.") == "a and b: no.")
        #expect(request.shown(sentence: "See /other\(here)/a (\(here)/b).") == "See /other\(here)/a (b).")
        #expect(request.shown(sentence: "\(here) is it.") == "\(here) is it.")
    }

    @Test("A source that is not there is named as it was written")
    func missingSource() throws {
        try write(#"{"sources": ["Vews"]}"#, to: "Config/proofsheet.json")
        #expect(throws: ConfigurationError.unreadableInput("Vews")) { try request([]) }
    }

    @Test("The configuration is named from where the user stands, or in full from elsewhere")
    func names() throws {
        try write("{\"hots\": 1}", to: "App/Config/proofsheet.json")
        try write("", to: "App/A.swift")
        try write("", to: "Else/B.swift")
        let near = ConfigurationError.unknownKey(.file("App/Config/proofsheet.json", key: "hots"), nearest: "hosts")
        let far = ConfigurationError.unknownKey(.file(folder.path + "/App/Config/proofsheet.json", key: "hots"), nearest: "hosts")
        #expect(throws: near) { try request(["App/A.swift"]) }
        #expect(throws: far) { try request(["../App/A.swift"], in: "Else") }
    }

    @Test("Fonts and output have absolute folders")
    func folders() throws {
        try write("", to: "Package.swift")
        try write("", to: "A.swift")
        let plain = try request(["A.swift"])
        #expect(plain.fonts == "/home/a/.cache/proofsheet/fonts")
        #expect(plain.output == folder.path + "/.build/proofsheet")
        #expect(try request(["A.swift"], environment: ["PROOFSHEET_FONTS": "/f", "HOME": "/h"]).fonts == "/f")
        #expect(try request(["A.swift"], environment: ["PROOFSHEET_FONTS": "f"]).fonts == folder.path + "/f")
    }

    @Test("Filters reach the matrix, and the request knows that it is not whole")
    func filters() throws {
        try write("", to: "A.swift")
        #expect(try request(["A.swift"]).isUnfiltered)
        let dark = try request(
            ["A.swift"], flags: [.init(name: "--scheme", values: ["dark"]), .init(name: "--device", values: ["iphone-16"])])
        #expect(!dark.isUnfiltered)
        #expect(try dark.matrix.cells(of: "P", devices: dark.configuration.devices).count == 24)
    }

    @Test("A list of devices takes no input")
    func needless() throws {
        try write("", to: "A.swift")
        #expect(throws: ConfigurationError.needlessInput("A.swift", verb: .devices)) { try request(["A.swift"], verb: .devices) }
    }
}
