import Testing

@testable import ProofsheetTesting

@Suite("The command that runs a test again")
struct TestCommandTests {
    @Test(
        "Names the module and the function alone",
        arguments: [
            ("card()", #"swift test --filter 'CardTests\.(.*/)?card\b'"#),
            ("card(name:)", #"swift test --filter 'CardTests\.(.*/)?card\b'"#),
            ("`What is it? (a card)`()", #"swift test --filter 'CardTests\..*What is it\? \(a card\)'"#),
            ("`it's`()", #"swift test --filter 'CardTests\..*it'\''s'"#),
        ])
    func line(function: String, line: String) {
        #expect(TestCommand(module: "CardTests", function: function).line == line)
    }

    @Test("The filter fits what both frameworks call the test, and no longer name")
    func fits() throws {
        let filter = try Regex(TestCommand(module: "A", function: "all()").filter)
        for name in ["A.all()/A.swift:1:1", "A.Suite/all()/A.swift:1:1", "A.Case/all", "A.Outer/Inner/all(name:)"] {
            #expect(name.firstMatch(of: filter) != nil)
        }
        for name in ["A.Suite/overall()", "A.Suite/allOfThem()", "B.Suite/all()"] { #expect(name.firstMatch(of: filter) == nil) }
    }
}
