/// Why no host can be had at all; what goes wrong inside user code is a `StepFailure`.
package enum HostError: Error, Equatable {
    /// A product of the build, without which no host starts.
    case missing(path: String)
    case notStarted(path: String)
    /// The host does not understand the tool, or the tool the host.
    case runtimeOfAnotherBuild(path: String)
    /// The text is the dynamic linker's.
    case runtimeNotLoaded(text: String)
    case libraryNotLoaded(path: String, text: String)
    /// Whoever takes the answers wants no more of them.
    case stopped
}

extension HostError: CustomStringConvertible {
    /// The sentence a person reads.
    package var description: String {
        switch self {
        case .missing(let path): "There is no \(path); run swift build first."
        case .notStarted(let path): "The system does not start \(path)."
        case .runtimeOfAnotherBuild(let path):
            "\(path) is of another build than this tool, so that they do not understand each other. Run swift build, which makes both anew."
        case .runtimeNotLoaded(let text): "A host cannot load the runtime: \(text)"
        case .libraryNotLoaded(let path, let text) where text.contains("undefined symbol"):
            "A host cannot load \(path): \(text). Where only a part of Proofsheet was built, swift build makes the rest anew."
        case .libraryNotLoaded(let path, let text): "A host cannot load \(path): \(text)"
        case .stopped: "The run was stopped before all cells were drawn."
        }
    }
}
