import Foundation
import ProofsheetSnapshots
import Testing

@testable import ProofsheetPreviews

@Suite("An expectation of a test, understood")
struct SuiteRequestTests {
    private let folder: TemporaryFolder
    private let file: String

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write("import SwiftUI", to: "Sources/Views/View.swift")
        file = try folder.write("import ProofsheetTesting", to: "Tests/ViewTests/ViewTests.swift")
    }

    private func request(
        _ subject: SuiteExpectation.Subject = .all, matrix: String? = nil, record: RecordMode? = nil, tolerance: Tolerance? = nil,
        file: String? = nil, environment: [String: String] = [:]
    ) throws(RunFailure) -> RunRequest {
        let expectation = SuiteExpectation(
            subject, matrix: matrix, record: record, tolerance: tolerance, file: file ?? self.file, command: "swift test --filter it")
        return try SuiteRequest.request(expectation, environment: environment.merging(["HOME": "/home/a"]) { $1 })
    }

    @Test("The project is that of the test's source, and its sources are meant")
    func project() throws {
        let request = try request(matrix: "review")
        #expect(request.root.path == folder.path)
        #expect(request.inputs == [folder.path + "/Sources"])
        #expect(request.output == folder.path + "/.build/proofsheet")
        #expect(request.matrix.name == "review")
        #expect(request.testCommand == "swift test --filter it")
    }

    @Test("A source that is not there any more is named")
    func gone() {
        let failure = #expect(throws: RunFailure.self) { try request(file: "/nowhere/A.swift") }
        #expect(
            failure?.description
                == "The source of this test, /nowhere/A.swift, is not there. Goldens are found beside it: run tests where they were compiled."
        )
    }

    @Test("A matrix that is not there is a mistake with the nearest name")
    func matrix() {
        let failure = #expect(throws: RunFailure.self) { try request(matrix: "reveiw") }
        #expect(failure?.description.contains("review") == true)
        #expect(failure?.exitCode == .usage)
    }

    @Test("A trait says what is recorded, unless the variable says it")
    func record() throws {
        #expect(try request().record == .never)
        #expect(try request(record: .missing).record == .missing)
        #expect(try request(record: .missing, environment: ["PROOFSHEET_RECORD": "failed"]).record == .failed)
        #expect(try request(record: .missing, environment: ["PROOFSHEET_RECORD": ""]).record == .missing)
    }

    @Test("Nothing is recorded in CI, whoever asks", arguments: [["PROOFSHEET_RECORD": "all"], [:]])
    func ci(variables: [String: String]) throws {
        let request = try request(record: .all, environment: variables.merging(["CI": "true"]) { $1 })
        #expect(request.record == .never)
        #expect(request.isRecordingRefused)
    }

    @Test("A trait's tolerance takes the place of all tolerances of the configuration")
    func tolerance() throws {
        try folder.write(#"{"maxDeltaE": 9, "tolerances": [{"preview": ["A"], "maxDeltaE": 5}]}"#, to: "Config/proofsheet.json")
        let own = try request(tolerance: Tolerance(maxChannelDifference: 2))
        #expect(own.configuration.tolerance == Tolerance(maxChannelDifference: 2))
        #expect(own.configuration.toleranceRules.isEmpty)
        let configured = try request()
        #expect(configured.configuration.tolerance == Tolerance(maxDeltaE: 9))
        #expect(configured.configuration.toleranceRules.count == 1)
    }

    @Test("Parts of a run and summaries of a job are not a test's")
    func parts() throws {
        let request = try request(environment: ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "GITHUB_STEP_SUMMARY": "/nowhere/a"])
        #expect(request.shard == nil)
        #expect(request.stepSummary == nil)
    }

    @Test("A view needs no folder of sources, for it is the test file's")
    func view() throws {
        try FileManager.default.removeItem(atPath: folder.path + "/Sources")
        #expect(throws: RunFailure.self) { try request() }
        let made = try request(.view(named: "A", make: { preconditionFailure("nothing is drawn here") }))
        #expect(made.inputs == [file])
    }
}
