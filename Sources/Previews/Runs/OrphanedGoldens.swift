import ProofsheetSnapshots

/// Goldens that no preview and matrix of a run stands behind, although the run covers where they came from.
///
/// All sources together cover the whole store; a named file covers the goldens that were made of its previews, a named folder
/// those of the files below it. Filters judge what they name: a preview its goldens, a trait the cells that have it.
struct OrphanedGoldens {
    /// Some leftovers of one project.
    struct Group {
        let root: ProjectRoot
        /// Below `Snapshots`, sorted.
        let paths: [String]
        /// Those that the run covers with every cell.
        let wholePaths: [String]
    }

    let groups: [Group]

    var paths: [String] { groups.flatMap(\.paths).sorted() }

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
            var (paths, whole): ([String], [String]) = ([], [])
            for path in try RunFailure.attempt({ () throws(SnapshotError) in try store.paths() })
            where !own.contains(path) && Self.isMeant(path, request.configuration) {
                if request.coversAllSources, request.isUnfiltered {
                    paths.append(path)
                    whole.append(path)
                    continue
                }
                guard let golden = store.manifest(ofPath: path), Self.isNamed(golden, request),
                    request.coversAllSources || golden.source.map({ Self.covers(inputs, root, $0) }) == true
                else { continue }
                let keys = golden.cells.keys.sorted()
                if keys.contains(where: filter.covers) { paths.append(path) }
                if keys.allSatisfy(filter.covers) { whole.append(path) }
            }
            if !paths.isEmpty { groups.append(Group(root: root, paths: paths, wholePaths: whole)) }
        }
        self.groups = groups
    }

    /// Removes those that are covered with every cell, and returns their paths below `Snapshots`.
    func remove(_ output: OutputFolder) throws(RunFailure) -> [String] {
        let groups = groups
        try RunFailure.attempt { () throws(SnapshotError) in
            for group in groups {
                let session = try AcceptSession(store: GoldenStore(root: group.root.path), output: output)
                for path in group.wholePaths { try session.remove(path: path) }
            }
        }
        return groups.flatMap(\.wholePaths).sorted()
    }

    /// Whether a golden is of the matrix in use, or of one that the project does not have any more.
    private static func isMeant(_ path: String, _ configuration: Configuration) -> Bool {
        let matrix = path.split(separator: "/").last.map(String.init) ?? ""
        return matrix == configuration.matrix || configuration.matrices[matrix] == nil
    }

    private static func isNamed(_ golden: Golden, _ request: RunRequest) -> Bool {
        request.configuration.filters.names(suite: golden.suite, preview: golden.preview)
    }

    private static func covers(_ inputs: [String], _ root: ProjectRoot, _ source: String) -> Bool {
        let file = root.path + "/" + source
        return inputs.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
}
