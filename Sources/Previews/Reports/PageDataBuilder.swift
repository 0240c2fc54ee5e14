import ProofsheetSnapshots

/// Turns a report into the data of its page, and chooses which pictures the page holds.
struct PageDataBuilder {
    private(set) var pictures: PagePictures
    private let source: ReportSource
    private let outcomes: [Outcome] = [.failed, .differs, .missing, .orphaned, .matched]
    private var changes: [PageData.Change] = []
    private var changeNumbers: [String: Int] = [:]
    private var reasons: [String] = []
    private var reasonNumbers: [String: Int] = [:]

    init(_ source: ReportSource, pictures: PagePictures) {
        self.source = source
        self.pictures = pictures
    }

    mutating func data() -> PageData {
        let report = source.report
        let entries = source.entries
        choosePictures(entries)
        let axes = varyingAxes(report)
        var places: [SnapshotName: [String: Int]] = [:]
        for (place, cluster) in source.clusters.all.enumerated() {
            for part in cluster.parts { for cell in part.cells { places[part.name, default: [:]][cell.key] = place } }
        }
        let snapshots = report.snapshots.map { snapshot($0, axes, places[$0.name] ?? [:]) }
        let shown = entries.map { cluster($0) }
        return PageData(
            title: title(entries.count), totals: ReportText(report).totals, fingerprintNote: ReportSource.fingerprintNote,
            notes: notes(report), outcomes: outcomes.map(\.rawValue),
            axes: axes.map { axis in
                PageData.PageAxis(
                    name: axis.name, title: source.names.title(axis.name),
                    traits: axis.traits.map {
                        PageData.Trait(id: $0, word: source.names.word(axis.name, $0), short: source.names.short(axis.name, $0))
                    })
            }, snapshots: snapshots, clusters: shown, changes: changes, reasons: reasons, pictures: pictures.addresses)
    }

    /// Cut-outs first, then the cells that stand for a change, then all others, so that a short page shows each change.
    private mutating func choosePictures(_ entries: [ReportSource.Entry]) {
        for entry in entries { _ = pictures.number(crop(entry.cluster)) }
        for entry in entries { hold(entry.cluster.first) }
        for entry in entries { for cell in entry.cluster.cells.dropFirst() { hold(cell) } }
    }

    /// The cut-out of a change; of what is new the whole picture.
    private func crop(_ cluster: Cluster) -> String? {
        cluster.outcome == .missing ? cluster.first.candidate : cluster.crop.map { source.output + "/" + $0 }
    }

    private mutating func hold(_ cell: CellReport) {
        _ = pictures.number(cell.golden)
        _ = pictures.number(cell.candidate)
    }

    private func title(_ count: Int) -> String {
        if count > 0 { return count == 1 ? "1 change" : "\(count) changes" }
        return source.report.isMatch ? "Everything matched" : "Goldens are left over"
    }

    private func notes(_ report: CheckReport) -> [String] {
        var notes = report.orphanedFolders.map { "Snapshots/\($0): its preview or matrix is gone; proofsheet prune removes it." }
        if let range = report.range { notes.append(range.sentence()) }
        let tools = report.snapshots.filter { !$0.isMatch }.flatMap(\.toolChanges).map(\.name)
        if !tools.isEmpty {
            notes.append("Some goldens were made with other tools: \(Set(tools).sorted().joined(separator: ", ")).")
        }
        let cells = source.clusters.all.flatMap(\.cells).map { [$0.golden, $0.candidate].compactMap { $0 } }.filter { !$0.isEmpty }
        var pictures = pictures
        let outside = cells.count { paths in paths.contains { pictures.held[pictures.number($0, isHeld: false)] == nil } }
        if outside > 0 {
            notes.append(
                "This file holds the pictures of \(cells.count - outside) of \(cells.count) changed cells; "
                    + "those of the others are read from the files beside it, so keep it in its folder.")
        }
        return notes
    }

    private func varyingAxes(_ report: CheckReport) -> [SnapshotAxis] {
        Axis.allCases.compactMap { axis in
            var traits: [String] = []
            for snapshot in report.snapshots {
                let covered = Set(snapshot.cells.compactMap { $0.traits[axis.rawValue] })
                let own = snapshot.axes.first { $0.name == axis.rawValue }?.traits ?? []
                for trait in own where covered.contains(trait) && !traits.contains(trait) { traits.append(trait) }
            }
            return traits.count > 1 ? SnapshotAxis(name: axis.rawValue, traits: traits) : nil
        }
    }

    private mutating func snapshot(
        _ snapshot: SnapshotReport, _ axes: [SnapshotAxis], _ places: [String: Int]
    ) -> PageData.Snapshot {
        let first = snapshot.cells.first { !$0.traits.isEmpty }
        let varying = Set(axes.map(\.name))
        let common = snapshot.axes.filter { !varying.contains($0.name) }.compactMap { axis in
            first?.traits[axis.name].map { [source.names.title(axis.name), source.names.short(axis.name, $0)] }
        }
        let traits = axes.map { axis in
            let numbers = Dictionary(uniqueKeysWithValues: axis.traits.enumerated().map { ($1, $0) })
            return (axis.name, snapshot.cells.map { $0.traits[axis.name].flatMap { numbers[$0] } ?? -1 })
        }
        return PageData.Snapshot(
            title: "\(snapshot.name.suite)/\(snapshot.name.preview)", matrix: snapshot.name.matrix,
            notes: snapshot.growth, keepsPictures: snapshot.keep == .pictures, common: common,
            keys: snapshot.cells.map(\.key), traits: Dictionary(uniqueKeysWithValues: traits),
            outcomes: snapshot.cells.map { outcomes.firstIndex(of: $0.outcome) ?? -1 },
            goldens: snapshot.cells.map { pictures.number($0.golden, isHeld: false) },
            candidates: snapshot.cells.map { pictures.number($0.candidate, isHeld: false) },
            changes: snapshot.cells.map { number($0) }, clusters: snapshot.cells.map { places[$0.key] ?? -1 },
            reasons: snapshot.cells.map { number(reason: $0.reason) },
            commands: snapshot.cells.map { $0.outcome == .matched ? "" : source.command($0, of: snapshot) })
    }

    /// Cells with the same two pictures share what is said about them.
    private mutating func number(_ cell: CellReport) -> Int {
        guard let change = cell.change, let golden = cell.golden, let candidate = cell.candidate else { return -1 }
        let key = golden + "\u{1F}" + candidate
        if let known = changeNumbers[key] { return known }
        changeNumbers[key] = changes.count
        let lines = ChangeWords(cell).lines.map { PageData.Line(parts: $0.phrase.alternating, views: Array($0.views)) }
        let views = change.views.map { view in
            PageData.View(path: view.path, golden: view.golden.map(Self.numbers), candidate: view.candidate.map(Self.numbers))
        }
        changes.append(PageData.Change(words: lines, views: views, sentence: cell.comparison?.sentence ?? ""))
        return changes.count - 1
    }

    private mutating func number(reason: String?) -> Int {
        guard let reason else { return -1 }
        if let known = reasonNumbers[reason] { return known }
        reasonNumbers[reason] = reasons.count
        reasons.append(reason)
        return reasons.count - 1
    }

    private mutating func cluster(_ entry: ReportSource.Entry) -> PageData.Cluster {
        PageData.Cluster(
            number: entry.cluster.number, title: entry.cluster.previews, outcome: entry.cluster.outcome.rawValue, place: entry.place,
            command: entry.command,
            headline: entry.headline.alternating, parts: entry.parts.map(\.alternating), words: entry.words.map(\.alternating),
            note: entry.note, accept: entry.accept,
            crop: pictures.number(crop(entry.cluster), isHeld: false))
    }

    private static func numbers(_ frame: ViewChange.Frame) -> [Double] { [frame.x, frame.y, frame.width, frame.height] }
}
