import Foundation
import Testing

@Suite("Tolerances that do nothing", .serialized)
struct ToleranceAdviceTests {
    private func project(_ keep: String, _ rules: String) throws -> ToolFolder {
        let settings =
            "{\"matrices\": {\"review\": {\"device\": [\"iphone-16\"], \"category\": [\"large\"], \"scheme\": [\"light\"], \"keep\": \"\(keep)\"}}, "
            + "\"tolerances\": [\(rules)]}"
        return try Miniature.project(more: ["Config/proofsheet.json": settings])
    }

    private func changed(_ folder: ToolFolder) throws -> ToolRun {
        for words in [["check"], ["accept"]] { _ = try ToolRun(words, in: folder, environment: Miniature.environment) }
        try Data(Miniature.card(color: "(red: 0.99, green: 0, blue: 0)").utf8).write(
            to: folder.url.appendingPathComponent("Sources/Card.swift"))
        return try ToolRun(["check"], in: folder, environment: Miniature.environment)
    }

    private func advice(_ run: ToolRun) -> [String] {
        run.complaints.split(separator: "\n").map(String.init).filter { $0.contains("tolera") }
    }

    @Test("A tolerance for fingerprints is told where it would have mattered, and not where all is as it was")
    func fingerprints() throws {
        let folder = try project("fingerprints", #"{"preview": ["Card"], "maxChannelDifference": 255}"#)
        #expect(advice(try ToolRun(["check"], in: folder, environment: Miniature.environment)) == [])
        let check = try changed(folder)
        #expect(check.code == 1)
        #expect(
            advice(check) == [
                "Card/Card may differ a little, but the matrix review keeps fingerprints, of which any change is a difference: "
                    + "a tolerance needs \"keep\": \"pictures\"."
            ])
    }

    @Test("With pictures the same tolerance has its effect")
    func pictures() throws {
        let check = try changed(try project("pictures", #"{"preview": ["Card"], "maxChannelDifference": 255}"#))
        #expect(check.code == 0 && advice(check) == [])
    }

    @Test("A rule for a preview that is not there, and one for a trait that no matrix has, are named with their places")
    func strange() throws {
        let rules =
            #"{"preview": ["Cart", "Card/Card"], "maxDeltaE": 1}, {"locale": ["ar_EG"], "device": ["iphone-16"], "maxDeltaE": 1}"#
        let folder = try project("pictures", rules)
        let check = try ToolRun(["check"], in: folder, environment: Miniature.environment)
        #expect(
            advice(check) == [
                "Config/proofsheet.json, key tolerances[0].preview: there is no preview Cart. Did you mean Card? Correct or remove it.",
                "Config/proofsheet.json, key tolerances[1].locale: no matrix has ar_EG, so that nothing is tolerated there. Correct or remove it.",
            ])
        // One file does not tell which previews there are.
        let part = try ToolRun(["check", "Sources/Card.swift"], in: folder, environment: Miniature.environment)
        #expect(advice(part).count == 1)
    }
}
