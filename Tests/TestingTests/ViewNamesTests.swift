import Testing

@testable import ProofsheetTesting

@Suite("Names of expected views")
struct ViewNamesTests {
    @Test("Two places with one name are an error that names both")
    func twice() throws {
        try ViewNames.claim("Twice", file: "/a.swift", matrix: .plain, place: "A/a.swift:1")
        let error = #expect(throws: ExpectationError.self) {
            try ViewNames.claim("Twice", file: "/a.swift", matrix: .plain, place: "A/a.swift:2")
        }
        #expect(
            error?.description
                == "Two views are called \"Twice\" over one matrix: at A/a.swift:1 and at A/a.swift:2. Give one of them another name.")
    }

    @Test("A place may come again, and another file or matrix is another golden")
    func again() throws {
        try ViewNames.claim("Again", file: "/a.swift", matrix: .plain, place: "A/a.swift:1")
        try ViewNames.claim("Again", file: "/a.swift", matrix: .plain, place: "A/a.swift:1")
        try ViewNames.claim("Again", file: "/a.swift", matrix: .review, place: "A/a.swift:2")
        try ViewNames.claim("Again", file: "/b.swift", matrix: .plain, place: "A/b.swift:1")
    }
}
