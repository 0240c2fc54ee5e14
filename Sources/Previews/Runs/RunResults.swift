import ProofsheetDrawing
import ProofsheetViews

/// The rendered cells of a plan, preview by preview.
struct RunResults {
    /// One result for each cell of the item, in its order.
    let cells: [[Result<RenderedCell, StepFailure>]]

    /// Lets hosts render every cell of the plan.
    ///
    /// The order is theirs alone: results stand in the order of the plan.
    init(
        _ plan: RunPlan, order: CellOrder = .matrix, conditions: HostConditions = .fixed, progress: any RunProgress
    ) throws(RunFailure) {
        var cells = plan.items.map { item in
            Array(
                repeating: Result<RenderedCell, StepFailure>.failure(
                    item.failure ?? StepFailure(reason: .refused("It was not rendered."))), count: item.cells.count)
        }
        let total = plan.cellCount
        var done = 0
        var start = plan.items.startIndex
        progress.advance(to: 0, of: total, doing: "rendered")
        while start < plan.items.endIndex {
            let path = plan.items[start].input.path
            let end = plan.items[start...].firstIndex { $0.input.path != path } ?? plan.items.endIndex
            let members = Array(plan.items.indices[start..<end])
            let places = Dictionary(members.map { (plan.items[$0].preview.key, $0) }) { first, _ in first }
            let able = members.filter { plan.items[$0].failure == nil }
            var turns: [Int: [Int]] = [:]
            var batches: [CellBatch] = []
            for place in order.numbers(below: able.count, salt: 0).map({ able[$0] }) {
                let environments = plan.items[place].environments
                let turn = order.numbers(below: environments.count, salt: UInt64(place) + 1)
                turns[place] = turn
                batches.append(CellBatch(preview: plan.items[place].preview.key, cells: turn.map { environments[$0] }))
            }
            let pool = plan.items[start].input.pool.under(conditions)
            try RunFailure.attempt { () throws(HostError) in
                try pool.render(batches) { preview, index, result in
                    guard let place = places[preview], let turn = turns[place], turn.indices.contains(index) else { return }
                    cells[place][turn[index]] = result
                    done += 1
                    progress.advance(to: done, of: total, doing: "rendered")
                }
            }
            start = end
        }
        progress.finish()
        self.cells = cells
    }

    /// What could not be shown faithfully, a line for each sentence and the previews it is about; of very many the first ones.
    func notes(_ plan: RunPlan) -> [String] {
        var notes: [String] = []
        var titles: [String: [String]] = [:]
        for (item, results) in zip(plan.items, cells) {
            for case .success(let rendered) in results {
                for note in rendered.notes where titles[note]?.last != item.title {
                    if titles[note] == nil { notes.append(note) }
                    titles[note, default: []].append(item.title)
                }
            }
        }
        let lines = notes.map { "\(Self.named(titles[$0] ?? [])): \($0)" }
        let most = 20
        return lines.count > most ? lines.prefix(most) + ["and \(lines.count - most) more notes like these"] : lines
    }

    private static func named(_ titles: [String]) -> String {
        switch titles.count {
        case 0, 1: titles.joined()
        case 2: titles.joined(separator: " and ")
        default: "\(titles[0]) and \(titles.count - 1) other previews"
        }
    }
}
