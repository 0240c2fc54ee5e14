/// What became of an expectation.
package struct SuiteResult: Equatable, Sendable {
    /// A picture that shows what is wrong.
    package struct Picture: Equatable, Sendable {
        /// A file name that tells the cell and which picture it is.
        package let name: String
        /// Absolute.
        package let path: String
    }

    /// The report as the tool prints it.
    package let text: String
    package let isMatch: Bool
    /// How many cells were made goldens.
    package let recorded: Int
    /// Of the first cells that differ.
    package let pictures: [Picture]
}
