import Foundation
import ProofsheetPreviews
import ProofsheetSnapshots
import Testing
import XCTest

/// Where an expectation stands in a test, and how it tells the test framework what became of it.
struct Expectation {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt
    let function: StaticString

    /// Renders, compares and reports at the caller's line; throws where the test was cancelled before.
    @MainActor func check(_ subject: SuiteExpectation.Subject, matrix: PreviewMatrix) throws(CancellationError) {
        if Task.isCancelled { throw CancellationError() }
        TestHost.link()
        let settings = ExpectationSettings.current
        let expectation = SuiteExpectation(
            subject, matrix: matrix.name, record: settings.record?.mode, tolerance: settings.tolerance?.tolerance,
            file: "\(filePath)", command: command)
        do {
            if case .view(let name, _) = subject {
                try ViewNames.claim(name, file: "\(filePath)", matrix: matrix, place: "\(fileID):\(line)")
            }
            report(try SuiteRun(expectation, environment: Surroundings.environment).result(drawingHere: TestHost.withFixedClock))
        } catch {
            fail("\(error)")
        }
    }

    private func report(_ result: SuiteResult) {
        for picture in result.pictures { attach(picture) }
        let text = result.text.trimmingCharacters(in: .newlines)
        if !result.isMatch {
            fail(text)
        } else if result.recorded > 0 {
            tell(text)
        }
    }

    private var command: String {
        let module = "\(fileID)".prefix { $0 != "/" }
        return TestCommand(module: String(module), function: "\(function)").line
    }

    private var location: Testing.SourceLocation {
        Testing.SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }

    private var isInSwiftTesting: Bool { Test.current != nil }

    private func fail(_ text: String) {
        // Detached tasks do not know their test; each framework leaves out what is said while the other one runs.
        if !isInSwiftTesting { XCTFail(text, file: filePath, line: line) }
        Issue.record(Comment(rawValue: text), sourceLocation: location)
    }

    /// A passing test may say something too: a warning in Swift Testing, a line on standard error in XCTest.
    private func tell(_ text: String) {
        guard isInSwiftTesting else {
            FileHandle.standardError.write(Data("\(filePath):\(line): \(text)\n".utf8))
            return
        }
        Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: location)
    }

    /// XCTest has no attachments outside of Apple's systems; the text names the files.
    private func attach(_ picture: SuiteResult.Picture) {
        guard isInSwiftTesting, let data = FileManager.default.contents(atPath: picture.path) else { return }
        Attachment.record(Array(data), named: picture.name, sourceLocation: location)
    }
}
