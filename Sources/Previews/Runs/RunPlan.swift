import ProofsheetSnapshots
import ProofsheetViews

/// The previews of a run with all their cells, known before anything is rendered.
struct RunPlan {
    /// A preview over the matrix.
    struct Item {
        let input: LoadedInput
        let preview: CataloguedPreview
        let name: SnapshotName
        /// Why no cell of the preview can be drawn, nil where they can.
        let failure: StepFailure?
        /// How reports speak of the preview: suite and name.
        var title: String { "\(preview.suite)/\(preview.name)" }
        /// The cells to render.
        var cells: [Cell]
        /// The cells that all shards together render.
        let chosenCells: [Cell]
        /// All cells of the unfiltered matrix.
        let allCells: [Cell]
        /// What hosts are told, cell by cell.
        var environments: [CellEnvironment] { cells.compactMap(\.environment) }
    }

    private(set) var items: [Item]
    /// The items without a choice of previews.
    let allItems: [Item]

    /// Compiles the inputs and enumerates the cells of their previews.
    init(_ request: RunRequest, _ tools: RunTools) throws(RunFailure) {
        var inputs: [LoadedInput] = []
        for path in request.inputs { inputs.append(try tools.load(path)) }
        try self.init(request, inputs)
    }

    /// Enumerates the cells of the previews of inputs.
    init(_ request: RunRequest, _ inputs: [LoadedInput]) throws(RunFailure) {
        var items: [Item] = []
        for input in inputs {
            for preview in input.catalogue.previews { items.append(try Self.item(input, preview, request)) }
        }
        allItems = items
        self.items = try Self.chosen(items, request)
        if let shard = request.shard { keep(shard) }
        let names = items.map(\.name)
        try RunFailure.attempt { () throws(SnapshotError) in try SnapshotName.requireDistinct(names) }
    }

    /// Keeps the cells of a part; previews are counted in the order of their names, whatever order they were compiled in.
    private mutating func keep(_ shard: Shard) {
        let range = shard.range(of: cellCount)
        var start = 0
        for index in items.indices.sorted(by: { items[$0].name < items[$1].name }) {
            let count = items[index].cells.count
            let kept = range.clamped(to: start..<start + count)
            items[index].cells = Array(items[index].cells[kept.lowerBound - start..<kept.upperBound - start])
            start += count
        }
    }

    /// The plan with the previews of that name alone, as a filter has it.
    func choosing(_ preview: String) throws(RunFailure) -> RunPlan {
        var plan = self
        plan.items = items.filter { Filters.names(preview, suite: $0.preview.suite, preview: $0.preview.name) }
        if plan.items.isEmpty { throw Self.unknown(preview, items) }
        return plan
    }

    private static func chosen(_ items: [Item], _ request: RunRequest) throws(RunFailure) -> [Item] {
        guard let preview = request.configuration.filters.preview else { return items }
        let chosen = items.filter { request.configuration.filters.names(suite: $0.preview.suite, preview: $0.preview.name) }
        guard chosen.isEmpty, try isKnownOtherwise(items, request) == false else { return chosen }
        throw unknown(preview, items)
    }

    private static func unknown(_ preview: String, _ items: [Item]) -> RunFailure {
        let names = items.map(\.title) + items.map(\.preview.name) + items.map(\.preview.suite)
        let meant = Nearest(names).name(to: preview).map { " Did you mean \($0)?" } ?? ""
        return RunFailure("There is no preview \(preview).\(meant) Run proofsheet list for the list.", exitCode: .usage)
    }

    /// Whether the previews that are asked for left something behind that can be told of.
    private static func isKnownOtherwise(_ items: [Item], _ request: RunRequest) throws(RunFailure) -> Bool {
        switch request.verb {
        case .check where request.isReference: true
        case .check where request.reference != nil: request.reference?.snapshots.isEmpty == false
        case .check, .accept: try OrphanedGoldens(request, planned: items.map { ($0.input.root, $0.name.path) }).isEmpty == false
        default: false
        }
    }

    /// The plan with the first cell of each preview alone.
    var firstCells: RunPlan {
        var plan = self
        for index in items.indices { plan.items[index].cells = Array(items[index].cells.prefix(1)) }
        return plan
    }

    /// The plan with the items at these places alone.
    func keeping(_ places: [Int]) -> RunPlan {
        var plan = self
        plan.items = places.map { items[$0] }
        return plan
    }

    var cellCount: Int { items.reduce(0) { $0 + $1.cells.count } }

    /// The number of cells as it is said before the work starts.
    var announcement: String {
        let items = items.filter { !$0.cells.isEmpty }
        let previews = items.count == 1 ? "1 preview" : "\(items.count) previews"
        let cells = cellCount == 1 ? "1 cell" : "\(cellCount) cells"
        return "\(previews), \(cells)."
    }

    private static func item(
        _ input: LoadedInput, _ preview: CataloguedPreview, _ request: RunRequest
    ) throws(RunFailure) -> Item {
        let configuration = request.configuration
        let whole = configuration.matrices[configuration.matrix] ?? request.matrix
        let name = "\(preview.suite)/\(preview.name)"
        var failure = preview.failure
        func cells(_ matrix: Matrix) throws(RunFailure) -> [Cell] {
            do throws(ConfigurationError) {
                return try matrix.cells(of: name, attributes: preview.attributes, devices: configuration.devices)
            } catch {
                // A device that does not exist costs the cells of the preview that asks for it, and no other's.
                failure = failure ?? StepFailure(reason: .refused(error.description))
                return try RunFailure.attempt(exitCode: .usage) { () throws(ConfigurationError) in
                    try matrix.cellsOfUnknownDevice(name, attributes: preview.attributes, devices: configuration.devices)
                }
            }
        }
        let (chosen, all) = (try cells(request.matrix), try cells(whole))
        let snapshot = try RunFailure.attempt { () throws(SnapshotError) in
            try SnapshotName(
                folder: input.folder(of: preview), suite: preview.suite, preview: preview.name, matrix: configuration.matrix)
        }
        return Item(input: input, preview: preview, name: snapshot, failure: failure, cells: chosen, chosenCells: chosen, allCells: all)
    }
}
