import ProofsheetDrawing
import ProofsheetPNG

/// The distinct pictures of a check: each is drawn, written and compared once, however many cells show it.
struct PictureShelf {
    /// A picture by the SHA-256 of its pixels.
    struct Pixels {
        let hash: String
        let size: PixelSize
    }

    /// The first cell of the matrix that shows a picture.
    private struct Showing {
        let size: PixelSize
        let position: Int
    }

    private struct Pair: Hashable {
        let golden, pixels: String
    }

    private struct Judged: Hashable {
        let pair: Pair
        let tolerance: Tolerance
    }

    private struct Change {
        let comparison: PictureComparison
        let colors: ColorChange?
    }

    private let name: SnapshotName
    private let output: OutputFolder
    private let goldenPixels: Set<String>
    private var byFingerprint: [Fingerprint: Pixels] = [:]
    private var written: Set<String> = []
    private var showings: [String: Showing] = [:]
    private var comparisons: [Judged: PictureComparison] = [:]
    private var firstPositions: [Pair: Int] = [:]
    private var changes: [Pair: Change] = [:]

    init(name: SnapshotName, output: OutputFolder, golden: Golden?) {
        self.name = name
        self.output = output
        goldenPixels = Set(golden?.pictures.values.map(\.pixels) ?? [])
    }

    /// The pixels drawn from a list of this fingerprint, nil where none was drawn yet.
    func pixels(of fingerprint: Fingerprint) -> Pixels? { byFingerprint[fingerprint] }

    /// Draws a picture unless it is known, and writes its PNG unless the golden or an earlier cell has it; `expected` is the hash of
    /// pixels that are known to be these, by which they need not be hashed.
    mutating func take(
        _ fingerprint: Fingerprint, cell: String, expected: (Bitmap) throws -> String?, draw: () throws -> Bitmap
    ) throws -> Pixels {
        if let known = byFingerprint[fingerprint] { return known }
        let bitmap = try draw()
        let pixels = Pixels(hash: try expected(bitmap) ?? Fingerprint(of: bitmap).hex, size: PixelSize(bitmap))
        if !goldenPixels.contains(pixels.hash), written.insert(pixels.hash).inserted {
            try write(bitmap, OutputFolder.candidates(name), pixels.hash)
        }
        byFingerprint[fingerprint] = pixels
        return pixels
    }

    /// Notes that a cell shows a picture; the tree of the first such cell of the matrix is written.
    mutating func note(_ pixels: String, size: PixelSize, position: Int, tree: () -> String) throws(SnapshotError) {
        if let known = showings[pixels], known.position <= position { return }
        showings[pixels] = Showing(size: size, position: position)
        try output.make(OutputFolder.candidates(name))
        try FileAccess.write(Array(tree().utf8), to: path(pixels + ".txt"))
    }

    /// Compares a golden's picture with a drawn one, once for each pair and tolerance, and writes what differs as a picture.
    mutating func compare(
        _ golden: String, _ pixels: String, position: Int, tolerance: Tolerance, both: () throws -> (Bitmap, Bitmap)
    ) throws -> PictureComparison {
        let pair = Pair(golden: golden, pixels: pixels)
        firstPositions[pair] = min(firstPositions[pair] ?? position, position)
        let judged = Judged(pair: pair, tolerance: tolerance)
        if let known = comparisons[judged] { return known }
        let (old, new) = try both()
        let comparison = PictureComparison(golden: old, candidate: new, tolerance: tolerance)
        comparisons[judged] = comparison
        if !comparison.isMatch, changes[pair] == nil {
            // What changed is told exactly, so that it does not depend on which of several tolerances was asked first.
            let exact = tolerance == .exact ? comparison : PictureComparison(golden: old, candidate: new, tolerance: .exact)
            changes[pair] = Change(comparison: exact, colors: ColorChange(golden: old, candidate: new))
        }
        if !comparison.isMatch, let picture = DifferencePicture.make(golden: old, candidate: new),
            PNGLimits.allow(width: picture.width, height: picture.height)
        {
            try write(picture, OutputFolder.differences(name), Self.temporaryName(pair))
        }
        return comparison
    }

    /// Gives the files their names and returns the pictures by the SHA-256 of their pixels.
    func candidates(_ cells: [PlannedCell]) throws(SnapshotError) -> [String: Candidate.Picture] {
        let folder = OutputFolder.candidates(name)
        try output.make(folder)
        var pictures: [String: Candidate.Picture] = [:]
        for (pixels, showing) in showings.sorted(by: { $0.value.position < $1.value.position }) {
            let file = FileName.safe(cells[showing.position].key)
            let isNew = written.contains(pixels)
            if isNew { try rename(folder, pixels, to: file) }
            try FileAccess.move(path(pixels + ".txt"), to: path(file + ".txt"))
            pictures[pixels] = Candidate.Picture(
                name: file, isNew: isNew, width: showing.size.width, height: showing.size.height)
        }
        return pictures
    }

    /// Gives the difference pictures their names and returns these by golden picture and pixels.
    func differences(_ cells: [PlannedCell]) throws(SnapshotError) -> (String, String) -> String? {
        let folder = OutputFolder.differences(name)
        var paths: [Pair: String] = [:]
        for (pair, position) in firstPositions.sorted(by: { $0.value < $1.value })
        where FileAccess.kind("\(output.path)/\(folder)/\(Self.temporaryName(pair)).png") == .file {
            let file = FileName.safe(cells[position].key)
            try rename(folder, Self.temporaryName(pair), to: file)
            paths[pair] = "\(folder)/\(file).png"
        }
        return { paths[Pair(golden: $0, pixels: $1)] }
    }

    /// What changed between the pictures that were compared and differ, by golden picture and pixels, after the files have their names;
    /// `tree` reads a golden's tree.
    func changes(
        _ cells: [PlannedCell], goldenTree tree: (String) throws(SnapshotError) -> String?
    ) throws(SnapshotError) -> (String, String) -> CellChange? {
        var told: [Pair: CellChange] = [:]
        for (pair, _) in firstPositions.sorted(by: { $0.value < $1.value }) {
            guard let change = changes[pair] else { continue }
            let file = showings[pair.pixels].map { path(FileName.safe(cells[$0.position].key) + ".txt") }
            let now = try file.flatMap { file throws(SnapshotError) in
                LaidOutTree(dump: String(decoding: try FileAccess.read(file), as: UTF8.self))
            }
            let was = try tree(pair.golden).flatMap(LaidOutTree.init(dump:))
            told[pair] = CellChange(golden: was, candidate: now, comparison: change.comparison, colors: change.colors)
        }
        return { told[Pair(golden: $0, pixels: $1)] }
    }

    /// Where a file of the candidate is.
    private func path(_ file: String) -> String { "\(output.path)/\(OutputFolder.candidates(name))/\(file)" }

    private func write(_ bitmap: Bitmap, _ folder: String, _ file: String) throws {
        try output.make(folder)
        try FileAccess.write(try PNGEncoder(.scratch).encode(bitmap), to: "\(output.path)/\(folder)/\(file).png")
    }

    private func rename(_ folder: String, _ old: String, to new: String) throws(SnapshotError) {
        try FileAccess.move("\(output.path)/\(folder)/\(old).png", to: "\(output.path)/\(folder)/\(new).png")
    }

    private static func temporaryName(_ pair: Pair) -> String {
        Fingerprint(of: Array("\(pair.golden)/\(pair.pixels)".utf8)).hex
    }
}
