/// Where a setting was written, for messages.
package enum Origin: Hashable, Sendable {
    /// A key, dotted, in a file whose path is as the user would type it.
    case file(String, key: String)
    /// A variable of the environment.
    case environment(String)
    /// A flag of the command line, with its dashes.
    case flag(String)
    /// A preview, by its name.
    case preview(String)
}

extension Origin: CustomStringConvertible {
    package var description: String {
        switch self {
        case .file(let path, let key): "\(path), key \(key)"
        case .environment(let name): "The variable \(name)"
        case .flag(let name): "The flag \(name)"
        case .preview(let name): "The preview \(name)"
        }
    }
}
