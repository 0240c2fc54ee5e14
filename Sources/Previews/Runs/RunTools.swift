import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import ProofsheetSnapshots
import ProofsheetViews

/// What a run works with besides its input: compiler, runtime, fonts, and the engine in the tool itself.
struct RunTools {
    let compiler: Compiler
    let runtime: Runtime
    let fontFolder: String
    let fontSet: FontSet
    let configuration: Configuration

    init(_ request: RunRequest) throws(RunFailure) {
        configuration = request.configuration
        guard let runtime = Runtime.besideProgram, let toolchain = Toolchain.running else {
            throw RunFailure("The Swift toolchain that built this tool was not found. Run swift build again.")
        }
        self.runtime = runtime
        fontFolder = request.fonts
        let folder = fontFolder
        fontSet = try RunFailure.attempt { () throws(ConfigurationError) in try FontTable.set(in: folder) }
        var options = CompilerOptions()
        options.languageMode = configuration.swiftMode
        compiler = Compiler(toolchain: toolchain, runtime: runtime, scratch: request.output, options: options)
    }

    /// Compiles an input and finds its previews.
    func load(_ path: String) throws(RunFailure) -> LoadedInput {
        let sources = try RunFailure.attempt { () throws(CompilationError) in try SourceSet(reading: path) }
        let library = try RunFailure.attempt { () throws(CompilationError) in try compiler.library(of: sources) }
        let limits = HostLimits(seconds: configuration.cellSeconds, memory: configuration.cellMegabytes << 20)
        let pool = HostPool(
            HostSetup(runtime: runtime, library: library, fonts: fontFolder, limits: limits), count: hostCount)
        let entries = try RunFailure.attempt { () throws(HostError) in try pool.entries() }
        let catalogue = try RunFailure.attempt { () throws(CatalogueError) in try PreviewCatalogue(entries, of: sources) }
        return LoadedInput(path: path, root: ProjectRoot(of: path), sources: sources, pool: pool, catalogue: catalogue)
    }

    private var hostCount: Int { configuration.hosts > 0 ? configuration.hosts : max(1, Processors.count) }

    /// Opens the fonts for drawing in this process.
    func fonts() throws(RunFailure) -> FontLibrary {
        try RunFailure.attempt { () throws(CairoError) in try FontLibrary(fontSet) }
    }

    /// The identities of everything that pictures depend on, by name.
    var identities: [String: String] {
        var tools = LibraryVersions.all
        tools["engine"] = Engine.version
        for font in fontSet.entries {
            tools["font \(URL(fileURLWithPath: font.file).lastPathComponent)"] = font.sha256
        }
        return tools
    }
}

/// The engine's own version: it changes whenever the same input may give other pictures.
package enum Engine {
    package static let version = "0.1.2"
}
