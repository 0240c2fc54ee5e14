import ProofsheetViews

/// What could not be shown faithfully in the cells of a run, whatever order they come in.
struct RunNotes {
    /// The first cell of an item that says a sentence, and the place among all that it says.
    private struct Place: Comparable {
        let cell, number: Int

        static func < (left: Place, right: Place) -> Bool { (left.cell, left.number) < (right.cell, right.number) }
    }

    private let titles: [String]
    private var places: [[String: Place]]

    init(_ plan: RunPlan) {
        titles = plan.items.map(\.title)
        places = Array(repeating: [:], count: titles.count)
    }

    /// Takes down what a cell says.
    mutating func add(_ result: Result<RenderedCell, StepFailure>, item: Int, cell: Int) {
        guard case .success(let rendered) = result else { return }
        for (number, note) in rendered.notes.enumerated() {
            let place = Place(cell: cell, number: number)
            if let known = places[item][note], known <= place { continue }
            places[item][note] = place
        }
    }

    /// A line for each sentence and the previews it is about, in the order of the plan; of very many the first ones.
    var lines: [String] {
        var notes: [String] = []
        var owners: [String: [String]] = [:]
        for (title, own) in zip(titles, places) {
            for (note, _) in own.sorted(by: { $0.value < $1.value }) {
                if owners[note] == nil { notes.append(note) }
                owners[note, default: []].append(title)
            }
        }
        let lines = notes.map { "\(Self.named(owners[$0] ?? [])): \($0)" }
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
