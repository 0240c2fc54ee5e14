/// What the tool can be told to do.
package enum Verb: String, Hashable, Sendable, CaseIterable {
    case render, check, merge, accept, prune, inspect, list, devices

    /// One line of help.
    package var summary: String {
        switch self {
        case .render: "Make sheets of previews."
        case .check: "Render, compare with the goldens, and exit with 1 on any difference."
        case .merge: "Join the reports of all shards of a check."
        case .accept: "Make the candidates of the last check the goldens."
        case .prune: "Remove goldens whose preview, matrix or cell is gone."
        case .inspect: "Print laid-out trees with every frame."
        case .list: "List the previews and how many cells each has, without rendering."
        case .devices: "List the devices and their screens."
        }
    }

    /// Whether Swift files and folders may be named.
    package var takesInputs: Bool { self != .devices }

    /// Whether cell filters may only narrow the matrix, because goldens are kept for exactly its cells.
    package var keepsToMatrix: Bool { [.check, .accept, .prune].contains(self) }
}
