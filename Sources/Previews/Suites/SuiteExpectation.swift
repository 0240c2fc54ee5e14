import ProofsheetSnapshots
import ProofsheetViews

/// What a test expects to look like its goldens, and where it says so.
package struct SuiteExpectation {
    package enum Subject {
        /// Every preview of the project that is linked into the program.
        case all
        /// Those of that name or of that suite, or the one called `Suite/Name`.
        case named(String)
        case provider(any PreviewProvider.Type)
        /// A view that is no preview, with its name.
        case view(named: String, make: @MainActor () -> any View)
    }

    package let subject: Subject
    /// The name of the matrix, nil for that of the configuration.
    package let matrix: String?
    /// Nil for that of the configuration.
    package let record: RecordMode?
    /// In the place of all that the configuration says; nil leaves it to that.
    package let tolerance: Tolerance?
    /// The absolute path of the test's source.
    package let file: String
    /// The command that runs the test again.
    package let command: String

    package init(
        _ subject: Subject, matrix: String?, record: RecordMode?, tolerance: Tolerance?, file: String, command: String
    ) {
        (self.subject, self.matrix, self.record, self.tolerance) = (subject, matrix, record, tolerance)
        (self.file, self.command) = (file, command)
    }
}
