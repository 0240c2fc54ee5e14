import ProofsheetSnapshots

/// All settings of a run, made once from defaults, file, environment and flags, in this order, and passed down.
package struct Configuration: Equatable, Sendable {
    /// Files and folders that are meant when none is named, relative to the project's root.
    package internal(set) var sources = ["Sources"]
    /// The name of the matrix in use.
    package internal(set) var matrix = "default"
    /// Where sheets, candidates and reports go, relative to the project's root.
    package internal(set) var output = ".build/proofsheet"
    package internal(set) var sheetScale = SheetScale.automatic
    package internal(set) var formats: [SheetFormat] = [.svg, .png]
    package internal(set) var svgText = SVGText.text
    /// The folder of the pinned fonts, or nil for `~/.cache/proofsheet/fonts`.
    package internal(set) var fonts: String?
    /// Host processes at a time; 0 for one per processor.
    package internal(set) var hosts = 0
    /// Seconds that one cell may take.
    package internal(set) var cellSeconds = 5.0
    /// Megabytes of memory that one host may take.
    package internal(set) var cellMegabytes = 1024
    /// The language mode that user code is compiled in, `5` or `6`.
    package internal(set) var swiftMode = "5"
    /// Compare pixels even where fingerprints are equal.
    package internal(set) var comparesPixels = false
    /// Which cells a check makes goldens of; see `RunRequest.record` for what counts in CI.
    package internal(set) var record = RecordMode.never
    /// How much every picture may differ.
    package internal(set) var tolerance = Tolerance.exact
    /// What changes the tolerance of some cells; later ones win.
    package internal(set) var toleranceRules: [ToleranceRule] = []
    /// Print JSON instead of text.
    package internal(set) var printsJSON = false
    /// The changes of the last check that are to be accepted, by number; empty for all.
    package internal(set) var clusters: [Int] = []
    /// The revision to compare with in the place of the goldens, nil for the goldens.
    package internal(set) var against: String?
    /// Ask about each change before it is accepted.
    package internal(set) var isInteractive = false
    /// The part of the run that is meant, as a flag says it; see `RunRequest.shard`.
    package internal(set) var shard: Shard?
    /// How many parts the run has, where the surroundings tell which one this is.
    package internal(set) var shards: Int?
    /// What the order of the cells is drawn from, nil for that of the matrix.
    package internal(set) var shuffleSeed: Int?
    /// Render twice, under other circumstances.
    package internal(set) var isTwice = false
    /// The cells that are meant.
    package internal(set) var filters = Filters()
    /// Matrices by name, without the filters.
    package internal(set) var matrices: [String: Matrix]
    package let devices: DeviceTable

    /// The defaults.
    package init() throws(ConfigurationError) {
        devices = try Tables.devices()
        matrices = try MatrixFile.builtIn(devices: devices)
    }

    /// How much the picture of a cell of a preview may differ.
    func tolerance(suite: String, name: String, _ cell: Cell) -> Tolerance {
        toleranceRules.reduce(tolerance) { $1.fits(suite: suite, name: name, cell) ? $1.changing($0) : $0 }
    }

    /// The matrix in use, cut down or changed by the filters.
    package func chosenMatrix(for verb: Verb) throws(ConfigurationError) -> Matrix {
        guard let named = matrices[matrix] else {
            let known = matrices.keys.sorted()
            throw .unknownMatrix(matrix, nearest: Nearest(known).name(to: matrix), known: known)
        }
        return try named.applying(filters, narrowing: verb.keepsToMatrix, devices: devices)
    }
}
