import ProofsheetCairo

/// What a run of the tool works with besides its input: compiler, runtime, and what cells are drawn with.
struct RunTools {
    let compiler: Compiler
    let runtime: Runtime
    private let output: String
    let drawing: DrawingTools

    init(_ request: RunRequest) throws(RunFailure) {
        guard let runtime = Runtime.besideProgram, let toolchain = Toolchain.running else {
            throw RunFailure("The Swift toolchain that built this tool was not found. Run swift build again.")
        }
        self.runtime = runtime
        output = request.output
        drawing = try DrawingTools(request)
        var options = CompilerOptions()
        options.languageMode = request.configuration.swiftMode
        compiler = Compiler(toolchain: toolchain, runtime: runtime, scratch: request.output, options: options)
    }

    /// Compiles an input and finds its previews.
    func load(_ path: String) throws(RunFailure) -> LoadedInput {
        let sources = try RunFailure.attempt { () throws(CompilationError) in try SourceSet(reading: path, leavingOut: output) }
        let catalogues = drawing.project.catalogues(near: path)
        let compiled = AssetSymbols.added(to: sources, of: catalogues)
        let library = try RunFailure.attempt { () throws(CompilationError) in try compiler.library(of: compiled) }
        var setup = HostSetup(runtime: runtime, library: library, fonts: drawing.fontPlaces, limits: drawing.limits)
        setup.catalogues = catalogues
        let pool = HostPool(setup, count: drawing.hostCount)
        let entries = try RunFailure.attempt { () throws(HostError) in try pool.entries() }
        let catalogue = try RunFailure.attempt { () throws(CatalogueError) in try PreviewCatalogue(entries, of: sources) }
        return LoadedInput(path: path, root: ProjectRoot(of: path), sources: sources, pool: pool, catalogue: catalogue)
    }

    /// Opens the fonts for drawing in this process.
    func fonts() throws(RunFailure) -> FontLibrary { try drawing.fonts() }
}
