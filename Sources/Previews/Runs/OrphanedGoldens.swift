import Foundation
import ProofsheetSnapshots

/// Goldens that no preview and matrix of a run stands behind, although the run covers where they came from.
///
/// All sources together cover the whole store; a named file covers the goldens that were made of its previews, a named folder
/// those of the files below it. Filters judge what they name: a preview its goldens, a trait the cells that have it, and of a golden just
/// these cells. Goldens of views that
/// a test suite expects are that suite's, as long as its file is there; what is linked into a test program covers the files of its
/// previews, and goldens whose file is gone.
struct OrphanedGoldens {
    /// Some leftovers of one project.
    struct Group {
        let root: ProjectRoot
        /// Those that the run covers with every cell, below `Snapshots`, sorted.
        let paths: [String]
        /// Those of which it covers only some cells.
        let parts: [Part]

        func has(_ name: SnapshotName) -> Bool { paths.contains(name.path) || parts.contains { $0.name == name } }
    }

    /// Some cells of a leftover.
    struct Part {
        let name: SnapshotName
        let golden: Golden
        let keys: Set<String>
    }

    let groups: [Group]

    var isEmpty: Bool { groups.isEmpty }

    /// Leftovers that go with every cell.
    var paths: [String] { groups.flatMap(\.paths).sorted() }

    /// What a check says of those of which only some cells go.
    func reports(isShard: Bool) -> [SnapshotReport] {
        groups.flatMap { group in
            let store = GoldenStore(root: group.root.path)
            return group.parts.map {
                SnapshotReport(leftOver: $0.golden, of: $0.name, keys: $0.keys.sorted(), in: store, isShard: isShard)
            }
        }
    }

    init(_ request: RunRequest, _ plan: RunPlan) throws(RunFailure) {
        try self.init(request, planned: plan.allItems.map { ($0.input.root, $0.name.path) })
    }

    /// With the paths that previews of the run stand behind.
    init(_ request: RunRequest, planned: [(root: ProjectRoot, path: String)]) throws(RunFailure) {
        let covered =
            request.coversAllSources ? [request.root: [""]] : Dictionary(grouping: request.inputs, by: ProjectRoot.init(of:))
        let filter = KeyFilter(request.matrix, devices: request.configuration.devices)
        var groups: [Group] = []
        for (root, inputs) in covered.sorted(by: { $0.key.path < $1.key.path }) {
            let own = Set(planned.filter { $0.root == root }.map(\.path))
            let store = GoldenStore(root: root.path)
            var (paths, parts): ([String], [Part]) = ([], [])
            for path in try RunFailure.attempt({ () throws(SnapshotError) in try store.paths() })
            where !own.contains(path) && Self.isMeant(path, request.configuration) {
                let golden = store.manifest(ofPath: path)
                if let source = golden?.source, Self.isOfTests(root.path + "/" + source) { continue }
                if request.coversAllSources, request.isUnfiltered {
                    paths.append(path)
                    continue
                }
                guard let golden, Self.isNamed(golden, request),
                    request.coversAllSources || golden.source.map({ Self.covers(inputs, root, $0) }) == true
                else { continue }
                let keys = golden.cells.keys.filter(filter.covers)
                if keys.count == golden.cells.count {
                    paths.append(path)
                } else if !keys.isEmpty, let name = store.name(ofPath: path, golden) {
                    parts.append(Part(name: name, golden: golden, keys: Set(keys)))
                }
            }
            if !paths.isEmpty || !parts.isEmpty { groups.append(Group(root: root, paths: paths, parts: parts)) }
        }
        self.groups = groups
    }

    /// The leftovers of a project whose previews are linked into this program.
    init(linked plan: RunPlan, _ request: RunRequest) throws(RunFailure) {
        let root = request.root
        let planned = Set(plan.allItems.map(\.name.path))
        let files = Set(plan.allItems.map { $0.input.source(of: $0.preview) })
        let store = GoldenStore(root: root.path)
        let left = try RunFailure.attempt { () throws(SnapshotError) in try store.paths() }.filter {
            !planned.contains($0) && Self.isMeant($0, request.configuration)
        }
        let paths = left.filter { path in
            guard let source = store.manifest(ofPath: path)?.source else { return false }
            guard let bytes = FileManager.default.contents(atPath: root.path + "/" + source) else { return true }
            // A preview inside conditions may be one that only the tool compiles.
            let isHidden = HiddenPreview.first(in: SourceFile(path: source, bytes: Array(bytes))) != nil
            return files.contains(source) && !isHidden && !Self.isOfTests(root.path + "/" + source)
        }
        groups = paths.isEmpty ? [] : [Group(root: root, paths: paths, parts: [])]
    }

    /// Removes them and returns what became of those that lost only some cells, and the paths of the others below `Snapshots`.
    func remove(_ output: OutputFolder) throws(RunFailure) -> (cells: [Acceptance], paths: [String]) {
        let groups = groups
        let cells = try RunFailure.attempt { () throws(SnapshotError) in
            var cells: [Acceptance] = []
            for group in groups {
                let session = try AcceptSession(store: GoldenStore(root: group.root.path), output: output)
                for path in group.paths { try session.remove(path: path) }
                for part in group.parts {
                    if let acceptance = try session.remove(part.keys, of: part.name) { cells.append(acceptance) }
                }
            }
            return cells
        }
        return (cells, paths)
    }

    /// Removes just these cells of one of them; nil where it has none of them.
    func remove(_ keys: Set<String>, of name: SnapshotName, _ output: OutputFolder) throws(RunFailure) -> Acceptance? {
        guard let group = groups.first(where: { $0.has(name) }) else { return nil }
        return try RunFailure.attempt { () throws(SnapshotError) in
            try AcceptSession(store: GoldenStore(root: group.root.path), output: output).remove(keys, of: name)
        }
    }

    /// Whether one of them has that name.
    func has(_ name: SnapshotName) -> Bool { groups.contains { $0.has(name) } }

    /// Whether a golden is of the matrix in use, or of one that the project does not have any more.
    private static func isMeant(_ path: String, _ configuration: Configuration) -> Bool {
        let matrix = path.split(separator: "/").last.map(String.init) ?? ""
        return matrix == configuration.matrix || configuration.matrices[matrix] == nil
    }

    private static func isNamed(_ golden: Golden, _ request: RunRequest) -> Bool {
        request.configuration.filters.names(suite: golden.suite, preview: golden.preview)
    }

    /// Whether a file is there and has expectations of a test suite in it.
    private static func isOfTests(_ file: String) -> Bool {
        FileManager.default.contents(atPath: file).map { $0.range(of: Data("ProofsheetTesting".utf8)) != nil } ?? false
    }

    private static func covers(_ inputs: [String], _ root: ProjectRoot, _ source: String) -> Bool {
        let file = root.path + "/" + source
        return inputs.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
}
