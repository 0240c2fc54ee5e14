/// A cell before it is rendered: its name in files and reports, and its trait on every axis.
package struct PlannedCell: Equatable, Sendable {
    package let key: String
    /// By the name of the axis.
    package let traits: [String: String]

    /// How much its picture may differ from the golden.
    package let tolerance: Tolerance

    package init(key: String, traits: [String: String], tolerance: Tolerance = .exact) {
        self.key = key
        self.traits = traits
        self.tolerance = tolerance
    }
}
