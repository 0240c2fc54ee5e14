import Synchronization
import Testing

@testable import ProofsheetPreviews
@testable import ProofsheetSnapshots

/// Answers that were written down before.
final class WrittenAnswers: RunDialogue {
    private let answers: Mutex<[String]>
    private let questions = Mutex<[String]>([])

    init(_ answers: String...) { self.answers = Mutex(answers) }

    var asked: [String] { questions.withLock { $0 } }

    func answer(to question: String) -> String? {
        questions.withLock { $0.append(question) }
        return answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
}

@Suite struct ClusterWalkTests {
    /// A failed cell, then three changes.
    private func source() throws -> ReportSource {
        let cells = SampleReport.cells()
        let text = try SampleReport.change("Text 0 0 9 9 \"a\"", "Text 0 0 9 9 \"b\"")
        return try SampleReport.source([
            try SampleReport.snapshot([
                try SampleReport.cell(cells[0], .failed, reason: "It crashed."), try SampleReport.cell(cells[1], .differs, change: text),
                try SampleReport.cell(cells[2], .differs, change: try SampleReport.moved(8)), try SampleReport.cell(cells[3], .missing),
            ])
        ])
    }

    private func chosen(_ answers: WrittenAnswers, matrix: String = "review") throws -> [Int] {
        ClusterWalk(try source(), [1, 2, 3, 4], matrix: matrix).chosen(answers).map(\.number)
    }

    @Test("each change is answered by itself")
    func each() throws {
        #expect(try chosen(WrittenAnswers("y", "n", "Yes")) == [2, 4])
        #expect(try chosen(WrittenAnswers("", "y", "n")) == [3])
    }

    @Test("all takes the rest, quit and the end of the answers leave it")
    func rest() throws {
        #expect(try chosen(WrittenAnswers("n", "a")) == [3, 4])
        #expect(try chosen(WrittenAnswers("y", "q", "y")) == [2])
        #expect(try chosen(WrittenAnswers("y")) == [2])
        #expect(try chosen(WrittenAnswers()) == [])
    }

    @Test("an answer that means nothing is asked for again")
    func again() throws {
        let answers = WrittenAnswers("perhaps", "y", "q")
        #expect(try chosen(answers) == [2])
        #expect(answers.asked[1] == "Please answer y, n, a or q: ")
    }

    @Test("failed cells are shown and not asked about; the question holds the words, the crop and the command")
    func question() throws {
        let answers = WrittenAnswers()
        _ = try chosen(answers)
        #expect(
            answers.asked == [
                """
                1 of 4
                1. Rows/Row (review) failed, iphone-se-3: could not be checked
                   It crashed.
                   proofsheet check --preview Rows/Row --matrix review --device iphone-se-3 --category large --scheme light
                   Failed cells cannot be accepted.

                2 of 4
                2. Rows/Row (review) differs, iphone-se-3.dark: the text `a` is now `b`
                   8100 pixels differ by at most 1 of 255 within 90 x 90 at (0, 0)
                   see .build/proofsheet/crops/Sources/Rows/Row/review/iphone-se-3.dark.png
                   proofsheet check --preview Rows/Row --matrix review --device iphone-se-3 --category large --scheme dark
                Accept? [y]es, [n]o, [a]ll from here on, [q]uit: 
                """
            ])
    }

    @Test("changes of another matrix are not asked about")
    func otherMatrix() throws { #expect(try chosen(WrittenAnswers("a"), matrix: "default") == []) }
}
