/// Why user code cannot be made into a library.
package enum CompilationError: Error, Equatable {
    case unreadable(path: String)
    case noSources(folder: String)
    case notUTF8(path: String)
    case cannotWrite(path: String)
    case runtimeMissing(folder: String)
    case pluginMissing(folder: String)
    case compilerMissing(path: String)
    /// The versions are as the compiler prints them, for example `6.3.1`.
    case otherToolchain(compiler: String, runtime: String)
    /// The compiler's messages, with the files and lines of the user's sources.
    case rejected(messages: String)
    /// The compiler did not come to an end in this many seconds.
    case tooSlow(seconds: Int)
}

extension CompilationError: CustomStringConvertible {
    /// The message a person reads; for rejected sources it is the compiler's own.
    package var description: String {
        switch self {
        case .unreadable(let path): "Cannot read \(path)."
        case .noSources(let folder): "There is no Swift file in \(folder)."
        case .notUTF8(let path): "\(path) is not UTF-8 text."
        case .cannotWrite(let path): "\(path) cannot be written. See whether the disk is full and the folder may be written to."
        case .runtimeMissing(let folder):
            "libProofsheetRuntime.so is not in \(folder); run swift build first, in the same configuration."
        case .pluginMissing(let folder):
            "ProofsheetMacros-tool is not in \(folder); run swift build first, in the same configuration."
        case .compilerMissing(let path): "There is no Swift compiler at \(path)."
        case .otherToolchain(let compiler, let runtime):
            "The compiler found is Swift \(compiler), but Proofsheet was built with Swift \(runtime); run swift build with the toolchain you use."
        case .rejected(let messages): messages
        case .tooSlow(let seconds): "The compiler did not finish within \(seconds) s."
        }
    }
}
