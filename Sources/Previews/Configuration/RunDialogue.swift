/// Asks a person, in plain lines.
package protocol RunDialogue: Sendable {
    /// Shows a question and waits for a line; nil where there is no more.
    func answer(to question: String) -> String?
}
