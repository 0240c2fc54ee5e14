/// Is told how far a run has come; may be called from any thread.
package protocol RunProgress: Sendable {
    /// Says a sentence, for example how many cells there are before the work starts.
    func announce(_ sentence: String)
    /// So many of so many are done; `doing` says what, in a word or two.
    func advance(to done: Int, of total: Int, doing: String)
    /// The work is over; nothing may be left half drawn.
    func finish()
}
