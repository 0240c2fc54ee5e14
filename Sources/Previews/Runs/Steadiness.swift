/// Renders everything again under other circumstances, and finds out what previews depend on that they should not.
struct Steadiness {
    /// What can be made different, one thing at a time.
    private enum Cause: CaseIterable {
        case again, time, chance, order

        var conditions: HostConditions {
            switch self {
            case .time: Steadiness.otherTime
            case .chance: Steadiness.otherChance
            case .order, .again: .fixed
            }
        }

        var order: CellOrder { self == .order ? .reversed : .matrix }

        /// What is said of a preview, and where to look.
        var words: String {
            switch self {
            case .time: "depends on the time of day (look for Date() and the like)"
            case .chance: "depends on chance (look for UUID(), random and shuffled)"
            case .order: "depends on the cells drawn before (look for global and static variables)"
            case .again: "is never twice the same (look for threads, files, process numbers and addresses)"
            }
        }
    }

    // Some 14 months, 5 hours and 7 minutes later: another year, month, weekday, hour, minute and second.
    private static let otherTime = HostConditions(secondsLater: 37_000_023)
    private static let otherChance = HostConditions(seed: 1)
    private static let otherBoth = HostConditions(secondsLater: otherTime.secondsLater, seed: otherChance.seed)

    private let plan: RunPlan
    private let first: CellMarks
    private let progress: any RunProgress

    init(_ plan: RunPlan, first: CellMarks, progress: any RunProgress) {
        (self.plan, self.first, self.progress) = (plan, first, progress)
    }

    /// A sentence for each preview and thing that it depends on, in the order of the plan; none where all is steady.
    ///
    /// All cells are rendered once more with everything different at once; only previews that changed are looked into.
    func sentences() throws(RunFailure) -> [String] {
        let second = try CellMarks(plan, order: .reversed, conditions: Self.otherBoth, progress: progress)
        let suspects = plan.items.indices.filter { !first.changed($0, in: second, at: $0).isEmpty }
        guard !suspects.isEmpty else { return [] }
        let part = plan.keeping(suspects)
        var found: [Int: [String]] = [:]
        // What changes by itself would be blamed on everything.
        var restless: Set<Int> = []
        for cause in Cause.allCases {
            let marks = try CellMarks(part, order: cause.order, conditions: cause.conditions, progress: progress)
            for (number, place) in suspects.enumerated() where !restless.contains(place) {
                let cells = first.changed(place, in: marks, at: number)
                guard let cell = cells.first else { continue }
                found[place, default: []].append(sentence(place, cause.words, count: cells.count, first: cell))
                if cause == .again { restless.insert(place) }
            }
        }
        return suspects.flatMap { place in
            let cells = first.changed(place, in: second, at: place)
            return found[place] ?? [sentence(place, "depends on time, chance and order together", count: cells.count, first: cells[0])]
        }
    }

    private func sentence(_ place: Int, _ words: String, count: Int, first cell: Int) -> String {
        let item = plan.items[place]
        let cells = count == 1 ? "1 cell changes" : "\(count) cells change"
        return "\(item.title) \(words): \(cells), the first is \(item.cells[cell].key)."
    }
}
