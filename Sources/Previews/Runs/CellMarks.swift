import ProofsheetDrawing
import ProofsheetSnapshots
import ProofsheetViews

/// The fingerprints of all cells of a run: enough to tell whether two runs drew the same.
struct CellMarks {
    /// By item and cell, nil where the cell failed.
    private var marks: [[Fingerprint?]]

    init(_ plan: RunPlan) { marks = plan.items.map { Array(repeating: nil, count: $0.cells.count) } }

    /// Renders a plan for its marks alone.
    init(_ plan: RunPlan, order: CellOrder, conditions: HostConditions, progress: any RunProgress) throws(RunFailure) {
        var marks = CellMarks(plan)
        try RunRendering(plan, order: order, conditions: conditions, progress: progress).run { place, index, result in
            marks.set((try? result.get()).map { Fingerprint(of: $0.list) }, item: place, cell: index)
        } done: { _ in
        }
        self = marks
    }

    mutating func set(_ mark: Fingerprint?, item: Int, cell: Int) { marks[item][cell] = mark }

    /// Numbers of the cells of an item that another run, where the item has another place, did not draw alike or failed only once.
    func changed(_ item: Int, in other: CellMarks, at place: Int) -> [Int] {
        zip(marks[item], other.marks[place]).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
    }
}
