import ProofsheetCairo
import ProofsheetSnapshots
import ProofsheetViews

/// Renders what a test expects, compares it with the goldens of the project, and tells what became of it.
///
/// Previews are drawn by hosts, which are this program over again; a view that is no preview is drawn here.
@MainActor package struct SuiteRun {
    private let expectation: SuiteExpectation
    private let request: RunRequest
    private let libraries: String?

    /// Variables are read as by the tool; `CI` forbids recording.
    package init(_ expectation: SuiteExpectation, environment: [String: String]) throws(RunFailure) {
        self.expectation = expectation
        request = try SuiteRequest.request(expectation, environment: environment)
        libraries = environment["LD_LIBRARY_PATH"]
    }

    /// `drawingHere` runs what draws in this process.
    package func result(drawingHere: (() -> Void) -> Void) throws(RunFailure) -> SuiteResult {
        try RunFailure.attempt { () throws(SnapshotError) in try SelfTest().run() }
        let tools = try DrawingTools(request)
        let fonts = try tools.fonts()
        var drawing: ViewDrawing?
        if case .view(let name, let make) = expectation.subject {
            drawing = try ViewDrawing(named: name, in: request, file: expectation.file, tools: tools, make: make)
        }
        let plan = try plan(tools, drawing)
        var request = request
        request.output += "/tests/" + folder(plan)
        let checks = CheckedPreviews(
            request, plan, inputs: RunIdentity(request, plan, tools).inputs, rasterizer: Rasterizer(fonts: fonts))
        var notes = RunNotes(plan)
        func take(_ place: Int, _ index: Int, _ result: RunRendering.Drawn) throws(RunFailure) {
            notes.add(result, item: place, cell: index)
            try checks.judge(place, index, result, (try? result.get()).map { Fingerprint(of: $0.list) })
        }
        if let drawing {
            for (index, cell) in plan.items[0].environments.enumerated() {
                var result = RunRendering.Drawn.failure(StepFailure(reason: .refused("It was not rendered.")))
                drawingHere { result = drawing.result(cell) }
                try take(0, index, result)
            }
            try checks.close(0)
        } else {
            try RunRendering(plan, progress: NoProgress()).run { place, index, result throws(RunFailure) in
                try take(place, index, result)
            } done: { place throws(RunFailure) in
                try checks.close(place)
            }
        }
        let judged = checks.recorded()
        var orphans: [String] = []
        if case .all = expectation.subject { orphans = try OrphanedGoldens(linked: plan, request).paths }
        let report = CheckReport(
            tools: tools.identities, snapshots: judged.reports, orphanedFolders: orphans, base: request.root.path,
            inputs: request.typedInputs)
        let output = try CheckOutput(request).output(report)
        let complaints = report.isMatch ? [] : judged.complaints + notes.lines
        return SuiteResult(
            text: output.text + complaints.map { $0 + "\n" }.joined(), isMatch: report.isMatch,
            recorded: report.snapshots.reduce(0) { $0 + $1.cells.count { $0.recorded == true } }, pictures: pictures(report, request))
    }

    private func plan(_ tools: DrawingTools, _ drawing: ViewDrawing?) throws(RunFailure) -> RunPlan {
        if let drawing { return try RunPlan(request, [drawing.input]) }
        let linked = try LinkedPreviews(request, tools, libraries: libraries)
        return try chosen(RunPlan(request, linked.inputs(request, beside: expectation.file)))
    }

    private func chosen(_ plan: RunPlan) throws(RunFailure) -> RunPlan {
        switch expectation.subject {
        case .all, .view:
            guard !plan.items.isEmpty else {
                throw RunFailure(
                    "No preview of this project is linked into the tests. A preview is a #Preview or a type that conforms to PreviewProvider; "
                        + "the test target has to depend on the target it stands in, and that on one of the folders named by sources in "
                        + "Config/proofsheet.json.")
            }
            return plan
        case .named(let name): return try plan.choosing(name)
        case .provider(let type):
            let entry = LinkedPreviews.entry(of: type)
            let places = plan.items.indices.filter { plan.items[$0].preview.key.entry == entry }
            guard !places.isEmpty else {
                throw RunFailure(
                    "\(type) is not among the previews of this project that are linked into the tests. Generic providers are not, nor those "
                        + "of other packages; expect one of their views with a name instead.")
            }
            return plan.keeping(places)
        }
    }

    /// The folder of an expectation's candidates and reports, so that one expectation leaves another's alone.
    private func folder(_ plan: RunPlan) -> String {
        switch expectation.subject {
        case .all: "all/" + FileName.safe(request.configuration.matrix)
        case .named(let name):
            "named/"
                + (name.split(separator: "/").map(String.init) + [request.configuration.matrix]).map(FileName.safe).joined(separator: "/")
        case .provider:
            // Its previews are one suite's.
            plan.items.first.map { [$0.name.folder, FileName.safe($0.name.suite), FileName.safe($0.name.matrix)].joined(separator: "/") }
                ?? "none"
        case .view: plan.items.first?.name.path ?? "none"
        }
    }

    /// As many changes have their pictures told.
    private static let mostChanges = 5

    private func pictures(_ report: CheckReport, _ request: RunRequest) -> [SuiteResult.Picture] {
        Clusters(report).all.filter { $0.outcome == .differs || $0.outcome == .missing }.prefix(Self.mostChanges).flatMap { cluster in
            let cell = cluster.first
            let stem = FileName.safe("\(cluster.name.suite)-\(cluster.name.preview)-\(cell.key)")
            let all = [("golden", cell.golden), ("candidate", cell.candidate), ("difference", cell.difference)]
            return all.compactMap { kind, path in
                path.map { SuiteResult.Picture(name: "\(stem)-\(kind).png", path: $0.hasPrefix("/") ? $0 : "\(request.root.path)/\($0)") }
            }
        }
    }
}

/// Nobody is told how far a test has come.
private struct NoProgress: RunProgress {
    func announce(_ sentence: String) {}
    func advance(to done: Int, of total: Int, doing: String) {}
    func finish() {}
}
