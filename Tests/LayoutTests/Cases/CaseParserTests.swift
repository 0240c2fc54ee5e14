import Foundation
import ProofsheetLayout
import Testing

@Suite struct CaseParserTests {
    private func message(_ text: String) -> String {
        do {
            let cases = try CaseParser(file: "wrong").cases(in: text)
            for layoutCase in cases { _ = try CaseTreeBuilder.arranged(layoutCase, direction: .leftToRight, isMirrored: false) }
            return "read \(cases.count)"
        } catch { return "\(error)" }
    }

    private func fixture(attributes: String = "canvas: 10x10\nsource: here", tree: String, frames: String = "a w=1") -> String {
        "### title\n\(attributes)\n\n\(tree)\n\n\(frames)\n"
    }

    @Test("what stands before the first title is no case")
    func preamble() throws {
        #expect(message("About this file.\n\n" + fixture(tree: "flex #a")) == "read 1")
    }

    @Test("fractions are exact, and so are infinity and no number")
    func numbers() {
        #expect(CaseElement.number("61/3") == 61.0 / 3)
        #expect(CaseElement.number("inf") == .infinity)
        #expect(CaseElement.number("nan")?.isNaN == true)
        #expect(CaseElement.number("7pt") == nil)
    }

    @Test("a mistake in a fixture is named with the file and the text")
    func mistakes() {
        #expect(message(fixture(attributes: "canvas: 10x10", tree: "flex #a")) == "wrong.cases: a case names its source: \"title\"")
        #expect(message(fixture(attributes: "source: here", tree: "flex #a")) == "wrong.cases: a case needs a canvas: \"title\"")
        #expect(
            message(fixture(attributes: "colour: red", tree: "flex #a")) == "wrong.cases: not an attribute of a case: \"colour: red\"")
        #expect(message(fixture(tree: "fleks #a")) == "wrong.cases: no such element: \"fleks\"")
        #expect(message(fixture(tree: "flex | fram #a")) == "wrong.cases: no such modifier: \"title: fram\"")
        #expect(message(fixture(tree: "flex | frame width=3 #a")) == "wrong.cases: no such argument: \"title: frame\"")
        #expect(message(fixture(tree: "flex | guide middle=3 #a")) == "wrong.cases: no such guide: \"title: guide\"")
        #expect(message(fixture(tree: "flex #a\nflex #b")) == "wrong.cases: the tree has more than one root: \"title\"")
        #expect(message(fixture(tree: "zstack #a\n    flex #a")) == "wrong.cases: two nodes have one name: \"a\"")
        #expect(
            message(fixture(tree: "zstack\n  flex #a"))
                == "wrong.cases: a node is indented by four spaces a level: \"  flex #a\"")
        #expect(message(fixture(tree: "flex #a", frames: "a q=3")) == "wrong.cases: not an expectation: \"a q=3\"")
        #expect(message(fixture(tree: "flex #a", frames: "a 1 2 3")) == "wrong.cases: not an expectation: \"a 1 2 3\"")
    }
}
