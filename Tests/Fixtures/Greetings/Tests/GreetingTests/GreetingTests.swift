import ProofsheetTesting
import Testing
import Views

@Suite("Greetings")
struct GreetingTests {
    @Test("A provider's previews look like their goldens")
    func provider() async throws {
        try await expectPreview(of: Greeting_Previews.self, matrix: .review)
    }

    @Test("A preview is found by its name")
    func named() async throws {
        try await expectPreviews(named: "Greeting/Two", matrix: .plain)
    }

    @Test("A view is no preview", arguments: ["Ada", "Eve"])
    func view(name: String) async throws {
        try await expectPreview(of: Greeting(name: name), named: "Greeting of \(name)", matrix: .plain)
    }

    @Test("Time and chance stand still in the process of the tests too")
    func chance() async throws {
        try await expectPreview(of: Chance(), named: "Chance", matrix: .plain)
    }

    @Test("All previews look like their goldens")
    func all() async throws {
        try await expectAllPreviews(matrix: .plain)
    }

    @Test("What is missing is recorded", .proofsheet(record: .missing))
    func recorded() async throws {
        try await expectPreviews(named: "Greeting/Two", matrix: .plain)
    }

    @Test("Any picture will do", .proofsheet(tolerance: PreviewTolerance(maxDifferingPixels: .percent(100))))
    func tolerant() async throws {
        try await expectPreviews(named: "Greeting/To Ada", matrix: .plain)
    }

    @Test("Only its own picture will do")
    func exact() async throws {
        try await expectPreviews(named: "Greeting/To Ada", matrix: .plain)
    }

    @Test("There is no such preview")
    func unknown() async throws {
        try await expectPreviews(named: "Greeting/Too", matrix: .plain)
    }
}

@Suite("A suite that records", .proofsheet(record: .missing))
struct RecordingTests {
    @Test("What its tests do not say the suite says", .proofsheet(tolerance: .exact))
    func recorded() async throws {
        try await expectPreviews(named: "Greeting/Two", matrix: .plain)
    }
}
