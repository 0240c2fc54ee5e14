import Foundation
import ProofsheetSnapshots

/// Makes user code into a library that hosts can load; what has been compiled once is found again.
package struct Compiler {
    let toolchain: Toolchain
    let runtime: Runtime
    /// The folder for copies, libraries and caches, for example `.build/proofsheet`.
    let scratch: String
    let options: CompilerOptions

    package init(toolchain: Toolchain, runtime: Runtime, scratch: String, options: CompilerOptions = CompilerOptions()) {
        self.toolchain = toolchain
        self.runtime = runtime
        self.scratch = URL(fileURLWithPath: scratch).standardizedFileURL.path
        self.options = options
    }

    /// The path of the library; it is compiled unless the same sources were compiled for the same runtime before.
    package func library(of sources: SourceSet) throws(CompilationError) -> String {
        let identity = try runtime.identity()
        let folder = "\(scratch)/.modules/\(key(of: sources, runtime: identity))"
        let library = "\(folder)/lib\(sources.moduleName).so"
        if FileManager.default.fileExists(atPath: library) { return library }
        guard FileManager.default.isExecutableFile(atPath: toolchain.compiler) else {
            throw .compilerMissing(path: toolchain.compiler)
        }
        let copies = try writeCopies(of: sources, into: folder)
        let draft = "\(folder)/draft-\(getpid()).so"
        try compile(copies, module: sources.moduleName, into: draft)
        // Renaming is atomic: another run finds the whole library or none.
        guard rename(draft, library) == 0 else { throw .cannotWrite(path: library) }
        return library
    }

    private func key(of sources: SourceSet, runtime identity: String) -> String {
        var text = "\(identity)\n\(toolchain.root)\n\(options.languageMode)\n\(options.definitions)\n\(sources.input)\n"
        for file in sources.files { text += "\(file.path)\n\(Fingerprint(of: file.bytes).hex)\n" }
        return String(Fingerprint(of: Array(text.utf8)).hex.prefix(32))
    }

    /// Copies are numbered, because a module may not hold two files of one name; messages name the originals.
    private func writeCopies(of sources: SourceSet, into folder: String) throws(CompilationError) -> [String] {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .cannotWrite(path: folder)
        }
        var paths: [String] = []
        for (number, file) in sources.files.enumerated() {
            let path = "\(folder)/\(number)-\(file.name)"
            let copy = Data(DirectiveRewriter.copy(of: file))
            guard FileManager.default.createFile(atPath: path, contents: copy) else { throw .cannotWrite(path: path) }
            paths.append(path)
        }
        return paths
    }

    private func compile(_ files: [String], module: String, into library: String) throws(CompilationError) {
        var arguments = ["-emit-library", "-parse-as-library", "-Onone", "-suppress-warnings", "-module-name", module]
        // Excerpts of the other style are numbered by the lines of the copy, which begins with a line of its own.
        arguments += ["-diagnostic-style", "llvm"]
        arguments += ["-swift-version", options.languageMode, "-module-cache-path", moduleCache]
        arguments += options.definitions.flatMap { ["-D", $0] }
        arguments += ["-I", runtime.modules, "-L", runtime.folder, "-lProofsheetRuntime"]
        arguments += ["-Xlinker", "-rpath", "-Xlinker", runtime.folder]
        arguments += ["-load-plugin-executable", runtime.plugin + "#ProofsheetMacros"]
        arguments += ["-o", library] + files
        let environment = ["LANG": "C.UTF-8", "PATH": toolchain.root + "/bin:/usr/bin:/bin", "HOME": scratch]
        let launch = ChildProcess.Launch(path: toolchain.compiler, arguments: arguments, environment: environment)
        let result: Command.Result
        do throws(Command.Failure) {
            result = try Command(launch: launch).run(limit: options.limit)
        } catch .tooSlow {
            throw .tooSlow(seconds: Int(options.limit.components.seconds))
        } catch {
            throw .compilerMissing(path: toolchain.compiler)
        }
        guard result.status == .exited(0) else { throw rejection(result) }
    }

    /// The toolchain's own modules in the compiler's form. They are the same for all projects and take most of the time of a first
    /// compilation, so they lie beside the runtime where that may be written to.
    private var moduleCache: String {
        FileManager.default.isWritableFile(atPath: runtime.folder) ? runtime.moduleCache : scratch + "/.toolchain-modules"
    }

    private func rejection(_ result: Command.Result) -> CompilationError {
        let messages = String(decoding: result.output + result.errors, as: UTF8.self)
        // "module compiled with Swift 6.3.1 cannot be imported by the Swift 6.2 compiler"
        let pattern = /compiled with Swift ([0-9.]+) cannot be imported by the Swift ([0-9.]+) compiler/
        if let match = messages.firstMatch(of: pattern) {
            return .otherToolchain(compiler: String(match.2), runtime: String(match.1))
        }
        // The compiler quotes the system's own words for ENOSPC.
        if messages.contains("No space left on device") { return .cannotWrite(path: scratch) }
        return .rejected(messages: messages)
    }
}
