/// Where a run leaves what it found: candidates, difference pictures and reports, all replaced by the next run.
package struct OutputFolder: Sendable {
    /// Usually `.build/proofsheet` below the project's root, as the user would type it.
    package let path: String

    package init(path: String) { self.path = path }

    static func candidates(_ name: SnapshotName) -> String { "candidates/" + name.path }

    static func differences(_ name: SnapshotName) -> String { "differences/" + name.path }

    /// The candidate of the last check, nil where there is none.
    package func candidate(_ name: SnapshotName) throws(SnapshotError) -> Candidate? {
        let file = path + "/" + Self.candidates(name) + "/" + Candidate.manifest
        guard FileAccess.kind(file) != .nothing else { return nil }
        let bytes = try FileAccess.read(file)
        let candidate = try Manifest.value(
            Candidate.self, bytes, version: Candidate.formatVersion, path: file, damaged: .damagedCandidate(path: file))
        // Names lead to files that are read, and must not lead elsewhere.
        guard candidate.pictures.values.allSatisfy({ FileName.safe($0.name) == $0.name }) else { throw .damagedCandidate(path: file) }
        return candidate
    }

    /// Replaces the candidate of the last check.
    func write(_ candidate: Candidate) throws(SnapshotError) {
        try FileAccess.write(Manifest.bytes(candidate), to: "\(path)/\(Self.candidates(candidate.name))/\(Candidate.manifest)")
    }

    /// The report of the last check, nil where there is none.
    package func report() throws(SnapshotError) -> CheckReport? {
        let file = path + "/report.json"
        guard FileAccess.kind(file) != .nothing else { return nil }
        return try CheckReport(json: try FileAccess.read(file), path: file)
    }

    /// Writes `report.json`.
    package func write(_ report: CheckReport) throws(SnapshotError) {
        try make("")
        try FileAccess.write(report.json(), to: path + "/report.json")
    }

    /// Empties a folder below the output folder.
    func empty(_ relative: String) throws(SnapshotError) {
        try FileAccess.remove(path + "/" + relative)
    }

    /// Makes the output folder and a folder below it.
    func make(_ relative: String) throws(SnapshotError) {
        // The output folder itself may lie anywhere, behind links too; what is below it is ours.
        if FileAccess.kind(path) == .nothing {
            try FileAccess.makeFolders(path.hasPrefix("/") ? path : "./" + path, below: path.hasPrefix("/") ? "" : ".")
        }
        try FileAccess.makeFolders(relative, below: path)
    }
}
