import ProofsheetPreviews
public import ProofsheetViews

/// Expects every picture of a provider's previews to be its golden, over a matrix.
///
///     @Test func card() async throws {
///         try await expectPreview(of: Card_Previews.self, matrix: .review)
///     }
///
/// A difference, a missing golden, a preview that crashes or takes too long is a failure of the test at the caller's line, and
/// so is whatever keeps pictures from being made. Throws only where the test was cancelled before.
@MainActor public func expectPreview<Provider: PreviewProvider>(
    of provider: Provider.Type, matrix: PreviewMatrix = .configured, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function
) throws {
    let place = Expectation(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    try place.check(.provider(provider), matrix: matrix)
}

/// Expects every picture of the previews of that name or suite, or of the one called `Suite/Name`, to be its golden.
///
///     try await expectPreviews(named: "Card/Long title")
///
/// The names are those that `proofsheet list` prints: the suite of a `#Preview` is its file.
@MainActor public func expectPreviews(
    named name: String, matrix: PreviewMatrix = .configured, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function
) throws {
    let place = Expectation(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    try place.check(.named(name), matrix: matrix)
}

/// Expects every picture of a view to be its golden; the name tells it from other views of the test's file.
///
///     try await expectPreview(of: Card(title: "Hello"), named: "Hello", matrix: .plain)
///
/// The view is made anew for each cell and drawn in the process of the tests: the time of day and random numbers are fixed there too,
/// but a trap ends the tests, nothing limits its time, and its tasks are not waited for. What is a preview is better expected as one.
@MainActor public func expectPreview<Content: View>(
    of view: @autoclosure @escaping @MainActor () -> Content, named name: String, matrix: PreviewMatrix = .configured,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function
) throws {
    let place = Expectation(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    try place.check(.view(named: name, make: view), matrix: matrix)
}

/// Expects every preview of the project that is linked into the tests to look like its goldens, and no golden to be left over.
///
///     @Test func previews() async throws {
///         try await expectAllPreviews(matrix: .review)
///     }
@MainActor public func expectAllPreviews(
    matrix: PreviewMatrix = .configured, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function
) throws {
    let place = Expectation(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    try place.check(.all, matrix: matrix)
}
