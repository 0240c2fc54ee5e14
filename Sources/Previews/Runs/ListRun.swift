/// `list`: the previews and how many cells each has, without rendering.
@MainActor package struct ListRun {
    private let request: RunRequest

    package init(_ request: RunRequest) { self.request = request }

    private struct Record: Encodable {
        let preview, place: String
        let cells: Int
    }

    package func output() throws(RunFailure) -> RunOutput {
        let plan = try RunPlan(request, try RunTools(request))
        let records = plan.items.filter { !$0.cells.isEmpty }.map { item in
            Record(preview: item.title, place: request.shown(item.preview.place), cells: item.cells.count)
        }
        guard request.configuration.printsJSON else {
            let lines = records.map { "\($0.preview): \($0.cells == 1 ? "1 cell" : "\($0.cells) cells") (\($0.place))\n" }
            return RunOutput(text: lines.joined())
        }
        return RunOutput(text: try RunJSON.text(records))
    }
}
