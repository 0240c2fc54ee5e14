/// The cell filters of a command: what was said about each key, and by which flag.
package struct Filters: Hashable, Sendable {
    private var values: [MatrixKey: [String]] = [:]
    private var origins: [MatrixKey: Origin] = [:]

    /// The only preview that is meant, by its suite and name, or by one of both; nil for all.
    package internal(set) var preview: String?

    package init() {}

    /// Whether nothing was said, so that all cells of the matrix are meant.
    package var isEmpty: Bool { values.isEmpty && preview == nil }

    /// Whether cells of the matrix are left out, whatever previews are meant.
    var choosesCells: Bool { !values.isEmpty }

    /// Whether a preview is meant, by its suite and name, or by one of both.
    func names(suite: String, preview name: String) -> Bool {
        preview.map { Self.names($0, suite: suite, preview: name) } ?? true
    }

    /// Whether a filter's preview is that of a suite and name.
    static func names(_ filter: String, suite: String, preview name: String) -> Bool {
        ["\(suite)/\(name)", name, suite].contains(filter)
    }

    package subscript(_ key: MatrixKey) -> [String]? { values[key] }

    /// Adds traits to what was said about a key.
    package mutating func add(_ traits: [String], for key: MatrixKey, origin: Origin) {
        values[key, default: []] += traits
        origins[key] = origin
    }

    func origin(_ key: MatrixKey) -> Origin { origins[key] ?? .flag("--\(key.rawValue)") }
}
