import ProofsheetSnapshots

/// Goldens that no preview and matrix of a run stands behind, although the run covers where they came from.
///
/// All sources together cover the whole store; a named file covers the goldens that were made of its previews, a named folder
/// those of the files below it. A run with filters covers nothing.
struct OrphanedGoldens {
    /// Some leftovers of one project.
    struct Group {
        let root: ProjectRoot
        /// Below `Snapshots`, sorted.
        let paths: [String]
    }

    let groups: [Group]

    var paths: [String] { groups.flatMap(\.paths).sorted() }

    init(_ request: RunRequest, _ plan: RunPlan) throws(RunFailure) {
        guard request.isUnfiltered else {
            groups = []
            return
        }
        let covered =
            request.coversAllSources ? [request.root: [""]] : Dictionary(grouping: request.inputs, by: ProjectRoot.init(of:))
        var groups: [Group] = []
        for (root, inputs) in covered.sorted(by: { $0.key.path < $1.key.path }) {
            let planned = Set(plan.items.filter { $0.input.root == root }.map(\.name.path))
            let store = GoldenStore(root: root.path)
            let left = try RunFailure.attempt { () throws(SnapshotError) in try store.paths() }.filter {
                !planned.contains($0) && Self.isMeant($0, request.configuration)
            }
            let paths = left.filter { path in
                request.coversAllSources || store.source(ofPath: path).map { Self.covers(inputs, root, $0) } == true
            }
            if !paths.isEmpty { groups.append(Group(root: root, paths: paths)) }
        }
        self.groups = groups
    }

    /// Removes them and returns their paths below `Snapshots`.
    func remove(_ output: OutputFolder) throws(RunFailure) -> [String] {
        let groups = groups
        try RunFailure.attempt { () throws(SnapshotError) in
            for group in groups {
                let session = try AcceptSession(store: GoldenStore(root: group.root.path), output: output)
                for path in group.paths { try session.remove(path: path) }
            }
        }
        return paths
    }

    /// Whether a golden is of the matrix in use, or of one that the project does not have any more.
    private static func isMeant(_ path: String, _ configuration: Configuration) -> Bool {
        let matrix = path.split(separator: "/").last.map(String.init) ?? ""
        return matrix == configuration.matrix || configuration.matrices[matrix] == nil
    }

    private static func covers(_ inputs: [String], _ root: ProjectRoot, _ source: String) -> Bool {
        let file = root.path + "/" + source
        return inputs.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
}
