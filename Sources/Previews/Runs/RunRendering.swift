import ProofsheetDrawing
import ProofsheetViews

/// Lets hosts render the cells of a plan and hands each on as soon as it is there, so that none is kept for the others.
struct RunRendering {
    /// What became of a cell.
    typealias Drawn = Result<RenderedCell, StepFailure>

    private let plan: RunPlan
    private let order: CellOrder
    private let conditions: HostConditions
    private let progress: any RunProgress

    init(_ plan: RunPlan, order: CellOrder = .matrix, conditions: HostConditions = .fixed, progress: any RunProgress) {
        (self.plan, self.order, self.conditions, self.progress) = (plan, order, conditions, progress)
    }

    /// Hands on every cell of the plan once, by its item's place in the plan and its own place in the item, in whatever order hosts
    /// are done with them; and says of every item when its last cell was handed on. What either throws ends the run.
    func run(
        cell: @escaping (Int, Int, Drawn) throws(RunFailure) -> Void, done: @escaping (Int) throws(RunFailure) -> Void
    ) throws(RunFailure) {
        var tally = Tally(plan, progress)
        var start = plan.items.startIndex
        while start < plan.items.endIndex {
            let path = plan.items[start].input.path
            let end = plan.items[start...].firstIndex { $0.input.path != path } ?? plan.items.endIndex
            var refusal: RunFailure?
            do throws(HostError) {
                try render(Array(plan.items.indices[start..<end])) { place, index, result throws(HostError) in
                    guard tally.isNew(place, index) else { return }
                    do throws(RunFailure) {
                        try cell(place, index, result)
                        if tally.isDone(place) { try done(place) }
                    } catch {
                        refusal = error
                        throw .stopped
                    }
                }
            } catch {
                throw refusal ?? RunFailure(error.description)
            }
            for place in start..<end { try finish(place, &tally, cell, done) }
            start = end
        }
        progress.finish()
    }

    /// The same item by item: all cells of one at a time, in their order, as soon as the last of them is there.
    func run(whole: @escaping (Int, [Drawn]) throws(RunFailure) -> Void) throws(RunFailure) {
        var waiting: [Int: [Int: Drawn]] = [:]
        try run { place, index, result in
            waiting[place, default: [:]][index] = result
        } done: { place throws(RunFailure) in
            let cells = waiting.removeValue(forKey: place) ?? [:]
            try whole(place, cells.sorted { $0.key < $1.key }.map(\.value))
        }
    }

    /// Lets hosts render the items at these places, which are of one input.
    private func render(
        _ places: [Int], deliver: @escaping (Int, Int, Drawn) throws(HostError) -> Void
    ) throws(HostError) {
        let able = places.filter { plan.items[$0].failure == nil }
        guard let first = able.first else { return }
        let owners = Dictionary(able.map { (plan.items[$0].preview.key, $0) }) { first, _ in first }
        var turns: [Int: [Int]] = [:]
        var batches: [CellBatch] = []
        for place in order.numbers(below: able.count, salt: 0).map({ able[$0] }) {
            let environments = plan.items[place].environments
            let turn = order.numbers(below: environments.count, salt: UInt64(place) + 1)
            turns[place] = turn
            batches.append(CellBatch(preview: plan.items[place].preview.key, cells: turn.map { environments[$0] }))
        }
        try plan.items[first].input.pool.under(conditions).render(batches) { preview, index, result throws(HostError) in
            guard let place = owners[preview], let turn = turns[place], turn.indices.contains(index) else { return }
            try deliver(place, turn[index], result)
        }
    }

    /// Cells that no host was asked for, or did not answer for, failed.
    private func finish(
        _ place: Int, _ tally: inout Tally, _ cell: (Int, Int, Drawn) throws(RunFailure) -> Void,
        _ done: (Int) throws(RunFailure) -> Void
    ) throws(RunFailure) {
        guard !tally.isDone(place) || plan.items[place].cells.isEmpty else { return }
        let failure = plan.items[place].failure ?? StepFailure(reason: .refused("It was not rendered."))
        for index in plan.items[place].cells.indices where tally.isNew(place, index) { try cell(place, index, .failure(failure)) }
        try done(place)
    }

    /// Which cells were handed on.
    private struct Tally {
        private var isOpen: [[Bool]]
        private var left: [Int]
        private let total: Int
        private var count = 0
        private let progress: any RunProgress

        init(_ plan: RunPlan, _ progress: any RunProgress) {
            isOpen = plan.items.map { Array(repeating: true, count: $0.cells.count) }
            left = plan.items.map(\.cells.count)
            total = plan.cellCount
            self.progress = progress
            progress.advance(to: 0, of: total, doing: "rendered")
        }

        /// Counts a cell; false where it was counted before.
        mutating func isNew(_ place: Int, _ index: Int) -> Bool {
            guard isOpen[place].indices.contains(index), isOpen[place][index] else { return false }
            isOpen[place][index] = false
            left[place] -= 1
            count += 1
            progress.advance(to: count, of: total, doing: "rendered")
            return true
        }

        func isDone(_ place: Int) -> Bool { left[place] == 0 }
    }
}
