import Foundation

/// Makes an expectation of a test a request like those of the tool.
enum SuiteRequest {
    /// The project is that of the test's source, where every path in messages begins.
    static func request(_ expectation: SuiteExpectation, environment: [String: String]) throws(RunFailure) -> RunRequest {
        let file = expectation.file
        guard FileManager.default.fileExists(atPath: file) else {
            throw RunFailure(
                "The source of this test, \(file), is not there. Goldens are found beside it: run tests where they were compiled.")
        }
        var flags: [Configuration.Flag] = []
        if let matrix = expectation.matrix { flags.append(Configuration.Flag(name: "--matrix", values: [matrix])) }
        // What is typed before the command is nearer than what stands in a file.
        if let record = expectation.record, environment["PROOFSHEET_RECORD", default: ""].isEmpty {
            flags.append(Configuration.Flag(name: "--record", values: [record.rawValue]))
        }
        var inputs: [String] = []
        if case .view = expectation.subject { inputs = [file] }
        let (named, given) = (inputs, flags)
        var request = try RunFailure.attempt(exitCode: .usage) { () throws(ConfigurationError) in
            try RunRequest(
                verb: .check, inputs: named, flags: given, environment: environment, directory: ProjectRoot(of: file).path)
        }
        if let tolerance = expectation.tolerance {
            request.configuration.tolerance = tolerance
            request.configuration.toleranceRules = []
        }
        // Parts and summaries are the test framework's.
        request.shard = nil
        request.stepSummary = nil
        request.configuration.against = nil
        request.testCommand = expectation.command
        return request
    }
}
