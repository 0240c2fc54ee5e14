/// Answers by what was asked: few are looked through one by one, many by their hashes.
package struct AnswerMemory<Question: Hashable, Answer> {
    private static var few: Int { 8 }

    private var first: [(question: Question, answer: Answer)] = []
    private var others: [Question: Answer]?

    /// A memory of nothing.
    package init() {}

    /// The answer that was given, nil where none was; one that is set has not been given before.
    package subscript(question: Question) -> Answer? {
        get {
            for known in first where known.question == question { return known.answer }
            return others?[question]
        }
        set {
            guard let newValue else { return }
            if first.count < Self.few {
                first.append((question, newValue))
            } else {
                others = others ?? [:]
                others?[question] = newValue
            }
        }
    }

    /// Forgets all answers.
    package mutating func forget() {
        first.removeAll(keepingCapacity: true)
        others = nil
    }
}
