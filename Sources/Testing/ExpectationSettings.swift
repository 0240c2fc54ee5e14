/// What traits and closures around an expectation say; nil leaves it to the configuration.
struct ExpectationSettings: Sendable {
    var record: PreviewRecording?
    var tolerance: PreviewTolerance?

    @TaskLocal static var current = ExpectationSettings()

    /// These settings, and those around them where these are silent.
    func inheriting(_ outer: ExpectationSettings) -> ExpectationSettings {
        ExpectationSettings(record: record ?? outer.record, tolerance: tolerance ?? outer.tolerance)
    }
}

/// Does something with other settings for the expectations in it; in Swift Testing the trait `proofsheet` does the same.
///
///     try withProofsheet(tolerance: PreviewTolerance(maxChannelDifference: 2)) {
///         try expectPreview(of: Card_Previews.self)
///     }
public func withProofsheet<Result>(
    record: PreviewRecording? = nil, tolerance: PreviewTolerance? = nil, _ body: () throws -> Result
) rethrows -> Result {
    let settings = ExpectationSettings(record: record, tolerance: tolerance).inheriting(.current)
    return try ExpectationSettings.$current.withValue(settings, operation: body)
}

/// Does something that waits with other settings for the expectations in it.
public func withProofsheet<Result>(
    record: PreviewRecording? = nil, tolerance: PreviewTolerance? = nil, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
) async rethrows -> Result {
    let settings = ExpectationSettings(record: record, tolerance: tolerance).inheriting(.current)
    return try await ExpectationSettings.$current.withValue(settings, operation: body)
}
