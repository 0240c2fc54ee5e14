import Foundation
import Testing

@testable import ProofsheetPreviews

@Suite struct CompilerTests {
    private func message(_ body: () throws -> Void) -> String {
        do {
            try body()
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test("A mistake comes back as the compiler's own message with the user's file and line")
    func mistake() throws {
        let text = message { _ = try UserCode("import SwiftUI\n\nlet a: Int = \"x\"\n", file: "folder/Mistake.swift") }
        #expect(text.hasPrefix("folder/Mistake.swift:3:14: error: cannot convert value of type 'String' to specified type 'Int'"))
    }

    @Test("A mistake inside a preview is told at its own line")
    func mistakeInPreview() throws {
        let text = message { _ = try UserCode("import SwiftUI\n#Preview {\n    Nothing()\n}\n", file: "Mistake.swift") }
        #expect(text.contains("Mistake.swift:3:5: error: cannot find 'Nothing' in scope"))
    }

    @Test("File, line and excerpt of a mistake agree")
    func excerpt() throws {
        let text = message { _ = try UserCode("import SwiftUI\n\nlet a = 1\nlet b: Int = \"x\"\nlet c = 2\n", file: "Mistake.swift") }
        #expect(text.split(separator: "\n").dropFirst().first == "let b: Int = \"x\"")
    }

    @Test("Conditions are those of an iPhone in the simulator, DEBUG is defined, and Apple's modules are covered")
    func conditions() throws {
        let source = """
            import UIKit
            import Combine
            #if os(iOS) && targetEnvironment(simulator) && canImport(UIKit) && DEBUG && !os(Linux) && !canImport(AppKit)
            import SwiftUI
            struct Only: View { var body: some View { EmptyView() } }
            #endif
            #Preview { Only() }
            """
        #expect(try UserCode(source).catalogue().previews.map(\.name) == ["Only"])
    }

    @Test("The same sources are compiled once")
    func cache() throws {
        let source = "import SwiftUI\n#Preview(\"once\") { EmptyView() }"
        let first = try UserCode(source, file: "Once.swift").library
        let date = try FileManager.default.attributesOfItem(atPath: first)[.modificationDate] as? Date
        let second = try UserCode(source, file: "Once.swift").library
        #expect(first == second)
        #expect(try FileManager.default.attributesOfItem(atPath: second)[.modificationDate] as? Date == date)
        #expect(try UserCode(source + " ", file: "Once.swift").library != first)
    }

    @Test("The toolchain's own modules are compiled once for all projects")
    func moduleCache() throws {
        let folder = try TemporaryFolder()
        let runtime = try #require(Runtime.besideProgram)
        let compiler = Compiler(toolchain: try #require(Toolchain.running), runtime: runtime, scratch: folder.path + "/scratch")
        let source = SourceFile(path: "Own.swift", bytes: Array("import SwiftUI\n#Preview { EmptyView() }".utf8))
        _ = try compiler.library(of: SourceSet(input: "Own.swift", files: [source]))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/scratch") == [".modules"])
    }

    @Test("They are found by every name of the folder they lie in, and built anew where that is a copy")
    func moduleCachePlace() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "a/b")
        try folder.write("", to: "c/b")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: folder.path + "/a")
        let (own, link, copy) = (
            Runtime(folder: folder.path + "/a"), Runtime(folder: folder.path + "/link"), Runtime(folder: folder.path + "/c")
        )
        #expect(own.moduleCache == link.moduleCache)
        #expect(own.moduleCache.split(separator: "/").last != copy.moduleCache.split(separator: "/").last)
    }

    @Test("Two files of one name are one module")
    func sameNames() throws {
        let files = [
            SourceFile(path: "App/a/Row.swift", bytes: Array("import SwiftUI\nstruct A: View { var body: some View { B() } }".utf8)),
            SourceFile(
                path: "App/b/Row.swift", bytes: Array("import SwiftUI\nstruct B: View { var body: some View { EmptyView() } }".utf8)),
        ]
        _ = try UserCode(SourceSet(input: "App", files: files))
    }

    @Test("Without the runtime the sentence says what to do")
    func noRuntime() throws {
        let folder = try TemporaryFolder()
        let compiler = Compiler(
            toolchain: Toolchain(root: "/nowhere"), runtime: Runtime(folder: folder.path), scratch: folder.path)
        let text = message { _ = try compiler.library(of: SourceSet(input: "A.swift", files: [])) }
        #expect(
            text == "libProofsheetRuntime.so is not in \(folder.path); run swift build first, in the same configuration.")
    }

    @Test("A compiler that is not there is named")
    func noCompiler() throws {
        let folder = try TemporaryFolder()
        let runtime = try #require(Runtime.besideProgram)
        let compiler = Compiler(toolchain: Toolchain(root: "/nowhere"), runtime: runtime, scratch: folder.path)
        let text = message { _ = try compiler.library(of: SourceSet(input: "A.swift", files: [])) }
        #expect(text == "There is no Swift compiler at /nowhere/bin/swiftc.")
    }

    @Test("A toolchain of another version is named in one sentence")
    func otherToolchain() throws {
        let folder = try TemporaryFolder()
        let complaint = "error: module compiled with Swift 6.3.1 cannot be imported by the Swift 6.2 compiler: x.swiftmodule"
        try folder.write("#!/bin/sh\necho '\(complaint)'\nexit 1\n", to: "bin/swiftc", executable: true)
        let runtime = try #require(Runtime.besideProgram)
        let compiler = Compiler(toolchain: Toolchain(root: folder.path), runtime: runtime, scratch: folder.path)
        let text = message { _ = try compiler.library(of: SourceSet(input: "A.swift", files: [])) }
        #expect(
            text
                == "The compiler found is Swift 6.2, but Proofsheet was built with Swift 6.3.1; run swift build with the toolchain you use."
        )
    }

    @Test("A compiler that never ends is ended")
    func endlessCompiler() throws {
        let folder = try TemporaryFolder()
        try folder.write("#!/bin/sh\nsleep 60\n", to: "bin/swiftc", executable: true)
        var options = CompilerOptions()
        options.limit = .seconds(1)
        let compiler = Compiler(
            toolchain: Toolchain(root: folder.path), runtime: try #require(Runtime.besideProgram), scratch: folder.path,
            options: options)
        let text = message { _ = try compiler.library(of: SourceSet(input: "A.swift", files: [])) }
        #expect(text == "The compiler did not finish within 1 s.")
    }
}
