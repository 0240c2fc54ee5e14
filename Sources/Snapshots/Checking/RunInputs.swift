/// What the pictures of a run depend on, by SHA-256 or version: a candidate made from anything else is stale.
package struct RunInputs: Equatable, Sendable, Codable {
    /// Of all source files of the run.
    package let source: String
    /// Of the configuration that took effect.
    package let configuration: String
    /// Versions and hashes of engine, libraries and fonts, by name.
    package let tools: [String: String]

    package init(source: String, configuration: String, tools: [String: String]) {
        self.source = source
        self.configuration = configuration
        self.tools = tools
    }

    /// What differs, in words for a sentence.
    func changes(since old: RunInputs) -> [String] {
        var changed: [String] = []
        if source != old.source { changed.append("the source") }
        if configuration != old.configuration { changed.append("the configuration") }
        let names = Set(tools.keys).union(old.tools.keys).filter { tools[$0] != old.tools[$0] }
        return changed + names.sorted()
    }
}
