public import Testing

/// Settings of the expectations in a test, or in all tests of a suite.
public struct PreviewExpectationTrait: TestTrait, SuiteTrait, TestScoping {
    let settings: ExpectationSettings

    public var isRecursive: Bool { true }

    /// Runs the test with the settings, and with those of suites around it where these are silent.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await ExpectationSettings.$current.withValue(settings.inheriting(.current), operation: function)
    }
}

extension Trait where Self == PreviewExpectationTrait {
    /// Which goldens the expectations of a test or suite record, and how much their pictures may differ.
    ///
    ///     @Test(.proofsheet(record: .missing, tolerance: PreviewTolerance(maxDifferingPixels: .percent(0.1))))
    ///
    /// What is left out is as in suites around, and then as in the configuration. The variable `PROOFSHEET_RECORD` wins over `record`.
    public static func proofsheet(record: PreviewRecording? = nil, tolerance: PreviewTolerance? = nil) -> PreviewExpectationTrait {
        PreviewExpectationTrait(settings: ExpectationSettings(record: record, tolerance: tolerance))
    }
}
