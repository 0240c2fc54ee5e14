import ProofsheetTesting
import Views
import XCTest

final class GreetingCase: XCTestCase {
    func testProvider() async throws {
        try await expectPreview(of: Greeting_Previews.self, matrix: .plain)
    }

    func testRecords() async throws {
        try await withProofsheet(record: .missing) {
            try await expectPreview(of: Greeting(name: "Eve"), named: "Greeting in XCTest", matrix: .plain)
        }
    }
}
