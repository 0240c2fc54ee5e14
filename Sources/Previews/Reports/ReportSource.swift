import ProofsheetSnapshots

/// A report with all that its HTML, XML, Markdown and text are made of; they are pure functions of it.
package struct ReportSource: Sendable {
    package let report: CheckReport
    package let clusters: Clusters
    /// One for each cluster, in their order.
    private(set) var entries: [Entry] = []
    let names: TraitNames
    /// The output folder as paths of the report begin.
    let output: String
    /// Makes a path of the report one that can be opened from the current folder.
    let shown: @Sendable (String) -> String
    /// The command that runs a test suite's expectation again, nil for what the tool checks.
    let testCommand: String?
    private let snapshots: [SnapshotName: SnapshotReport]
    private let sizeClasses: [SnapshotName: TriedSizeClasses]

    package init(
        _ report: CheckReport, devices: DeviceTable, output: String, testCommand: String? = nil,
        shown: @escaping @Sendable (String) -> String
    ) {
        self.testCommand = testCommand
        self.report = report
        clusters = Clusters(report)
        names = TraitNames(devices)
        self.output = output
        self.shown = shown
        snapshots = Dictionary(report.snapshots.map { ($0.name, $0) }) { first, _ in first }
        sizeClasses = snapshots.mapValues(TriedSizeClasses.init)
        entries = clusters.all.compactMap(entry)
    }

    /// The report of a run.
    init(_ report: CheckReport, _ request: RunRequest) {
        self.init(
            report, devices: request.configuration.devices, output: request.reported(request.output), testCommand: request.testCommand
        ) {
            request.shown(reported: $0)
        }
    }

    /// A file of the output folder as the user would type it.
    func shownFile(_ path: String) -> String { shown(output + "/" + path) }

    /// What an entry of any report says about a change.
    struct Entry: Sendable {
        let cluster: Cluster
        let title: String
        /// The change in a few words.
        let headline: Phrase
        /// All changes of views, one phrase each.
        let words: [Phrase]
        /// How many cells it concerns and where in the matrix they are; where previews share the change, how many previews these are.
        let place: String
        /// Where previews share the change, each with its cells, the first few only.
        let parts: [Phrase]
        /// What the pixels say of the first cell, nil where no pictures were compared.
        let pixels: String?
        /// What a person should know about how this was found out.
        let note: String?
        /// The command that checks the first cell again.
        let command: String
        /// The command that accepts the change, nil where that is refused.
        let accept: String?
    }

    func snapshot(_ name: SnapshotName) -> SnapshotReport? { snapshots[name] }

    func command(_ cell: CellReport, of snapshot: SnapshotReport) -> String {
        if let testCommand { return testCommand }
        let tried = sizeClasses[snapshot.name] ?? TriedSizeClasses(snapshot)
        return CellCommand(cell, of: snapshot, trying: tried, inputs: report.inputs, revision: report.revision).line
    }

    private func entry(_ cluster: Cluster) -> Entry? {
        guard let snapshot = snapshots[cluster.name] else { return nil }
        let words = ChangeWords(cluster.first, among: cluster.cells).phrases
        return Entry(
            cluster: cluster, title: "\(cluster.previews) (\(cluster.name.matrix))", headline: headline(cluster, words, snapshot),
            words: words.count > Self.wordsInHeadline ? words : [], place: place(cluster),
            parts: parts(cluster), pixels: cluster.first.comparison?.sentence, note: note(cluster, snapshot),
            command: command(cluster.first, of: snapshot),
            accept: cluster.isAcceptable && report.revision == nil ? acceptCommand(cluster) : nil)
    }

    private func place(_ cluster: Cluster) -> String {
        cluster.parts.count > 1 ? "\(cluster.count) cells of \(cluster.parts.count) previews" : spread(cluster.parts[0])
    }

    private func spread(_ part: Cluster.Part) -> String {
        snapshots[part.name].map { CellSpread(part.cells, in: $0, names: names).words } ?? ""
    }

    private func parts(_ cluster: Cluster) -> [Phrase] {
        guard cluster.parts.count > 1 else { return [] }
        let told = cluster.parts.prefix(Self.mostPreviews).map { part -> Phrase in
            "\(name: "\(part.name.suite)/\(part.name.preview)"): \(spread(part))"
        }
        let rest = cluster.parts.count - told.count
        return rest == 0 ? told : told + ["and \(rest == 1 ? "1 more preview" : "\(rest) more previews")"]
    }

    private static let mostPreviews = 3
    private static let wordsInHeadline = 2

    private func headline(_ cluster: Cluster, _ words: [Phrase], _ snapshot: SnapshotReport) -> Phrase {
        switch cluster.outcome {
        case .failed: return "could not be checked"
        case .missing, .orphaned:
            return headline(cluster.outcome, snapshot)
        case .matched, .differs:
            guard !words.isEmpty else {
                return cluster.first.comparison == nil ? "its fingerprint is another one" : "drawn differently"
            }
            let told = Phrase.joined(Array(words.prefix(Self.wordsInHeadline)), by: "; ")
            let rest = words.count - Self.wordsInHeadline
            return rest > 0 ? "\(told); and \(rest) more" : told
        }
    }

    private func headline(_ outcome: Outcome, _ snapshot: SnapshotReport) -> Phrase {
        let isMissing = outcome == .missing
        if let range = report.range {
            let isWhole = isMissing ? !snapshot.hasGolden : snapshot.isVanished
            if isWhole { return "\(isMissing ? "new" : "vanished") since \(range.baseWords)" }
            return isMissing ? "cells that \(range.baseWords) does not have" : "cells that only \(range.baseWords) has"
        }
        guard isMissing else {
            return snapshot.isLeftOver == true
                ? "golden whose preview or matrix is gone" : "golden of cells that are no longer in the matrix"
        }
        return snapshot.hasGolden ? "no golden for cells that are new in the matrix" : "no golden yet"
    }

    /// What is said where a golden has no picture to show.
    static let fingerprintNote =
        "The golden of this cell is a fingerprint only, so there is no picture to compare with. "
        + "proofsheet check --against REVISION renders an older revision and shows what changed since."

    private func note(_ cluster: Cluster, _ snapshot: SnapshotReport) -> String? {
        cluster.outcome == .differs && snapshot.keep == .fingerprints ? Self.fingerprintNote : nil
    }

    private func acceptCommand(_ cluster: Cluster) -> String {
        if let testCommand { return Self.recording(testCommand) }
        return acceptCommand(ofTool: cluster)
    }

    /// The command that runs a test and makes goldens of what it finds missing or different.
    static func recording(_ testCommand: String) -> String { "PROOFSHEET_RECORD=failed " + testCommand }

    private func acceptCommand(ofTool cluster: Cluster) -> String {
        (["proofsheet", "accept"] + report.inputs + ["--matrix", cluster.name.matrix, "--cluster", "\(cluster.number)"])
            .map(CellCommand.quoted).joined(separator: " ")
    }
}
