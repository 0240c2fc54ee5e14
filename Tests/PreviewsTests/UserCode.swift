import Foundation
import ProofsheetPreviews
import Testing

/// Compiles small sources against the runtime that was built with the tests.
struct UserCode {
    let sources: SourceSet
    let library: String
    let runtime: Runtime

    init(_ source: String, file: String = "Sample.swift") throws {
        try self.init(SourceSet(input: file, files: [SourceFile(path: file, bytes: Array(source.utf8))]))
    }

    init(_ sources: SourceSet) throws {
        self.sources = sources
        runtime = try #require(Runtime.besideProgram)
        let toolchain = try #require(Toolchain.running)
        let scratch = runtime.folder + "/proofsheet-tests"
        library = try Compiler(toolchain: toolchain, runtime: runtime, scratch: scratch).library(of: sources)
    }

    func pool(_ limits: HostLimits = HostLimits(), count: Int = 2) -> HostPool {
        HostPool(HostSetup(runtime: runtime, library: library, fonts: FontPlaces(folder: Self.fonts), limits: limits), count: count)
    }

    func catalogue() throws -> PreviewCatalogue { try PreviewCatalogue(pool().entries(), of: sources) }

    /// Where `Config/setup` puts the fonts unless told otherwise.
    private static var fonts: String {
        ProcessInfo.processInfo.environment["PROOFSHEET_FONTS"] ?? NSHomeDirectory() + "/.cache/proofsheet/fonts"
    }
}
