/// Where a `#Preview` stands in the user's code.
public struct PreviewSource: Hashable, Sendable {
    /// The file, by the path the user gave.
    package let path: String
    /// Counted from 1.
    package let line: Int
    /// The type of the first view that the closure builds.
    package let viewName: String

    /// Meant for expansions of `#Preview` only.
    public init(path: String, line: Int, viewName: String) {
        (self.path, self.line, self.viewName) = (path, line, viewName)
    }
}
