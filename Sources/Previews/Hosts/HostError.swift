/// Why no host can be had at all; what goes wrong inside user code is a `StepFailure`.
package enum HostError: Error, Equatable {
    /// A product of the build, without which no host starts.
    case missing(path: String)
    case notStarted(path: String)
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
        case .runtimeNotLoaded(let text): "A host cannot load the runtime: \(text)"
        case .libraryNotLoaded(let path, let text): "A host cannot load \(path): \(text)"
        case .stopped: "The run was stopped before all cells were drawn."
        }
    }
}
